import { useTranslate } from 'react-admin';
import type { JournalEntry } from './journal';

/** What the sender is called: support has no name of its own. */
export function useSenderName(): (entry: Pick<JournalEntry, 'sender'>) => string {
  const translate = useTranslate();
  return ({ sender }) => sender || translate('devices.log.support');
}
