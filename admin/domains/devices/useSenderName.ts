import { useTranslate } from 'react-admin';
import type { JournalEntry } from './journal';

/** Display name of the sender; support has no name of its own. */
export function useSenderName(): (entry: Pick<JournalEntry, 'sender'>) => string {
  const translate = useTranslate();
  return ({ sender }) => sender || translate('devices.log.support');
}
