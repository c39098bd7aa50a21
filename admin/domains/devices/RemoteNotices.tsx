import { lazyPart } from '../../kit/parts/lazyPart';
import { isOpen } from './journal';
import { useOwnJournal } from './ownJournal';

const Notices = lazyPart(() => import('./RemoteNoticeList').then((module) => module.RemoteNoticeList));

/** What is asked of this device from afar and waits: a message for its reader, an action for a quiet moment. */
export function RemoteNotices() {
  const waiting = useOwnJournal().filter(isOpen);
  return waiting.length > 0 ? <Notices entries={waiting} /> : null;
}
