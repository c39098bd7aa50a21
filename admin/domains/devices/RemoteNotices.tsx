import { lazyPart } from '../../kit/parts/lazyPart';
import { isOpen } from './journal';
import { useOwnJournal } from './ownJournal';

const Notices = lazyPart(() => import('./RemoteNoticeList').then((module) => module.RemoteNoticeList));

/** Pending remote requests for this device: messages to read, and actions that wait for an idle moment. */
export function RemoteNotices() {
  const waiting = useOwnJournal().filter(isOpen);
  return waiting.length > 0 ? <Notices entries={waiting} /> : null;
}
