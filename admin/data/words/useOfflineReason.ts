import { useTranslate } from 'react-admin';
import { useConnection } from '../offline';

/** What to say instead of doing something that needs the server, as `reason` of a button; undefined online. */
export function useOfflineReason(): string | undefined {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  return isOnline ? undefined : translate('errors.ONLINE_ONLY');
}
