import SdCardAlertOutlined from '@mui/icons-material/SdCardAlertOutlined';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { currentClient, subscribeToCurrent } from '../../data/offline/currentClient';
import { MessageScreen } from '../../kit/parts/MessageScreen';

interface NeedsStoreProps {
  /** Locale key of the screen's name. */
  title?: string | undefined;
  /** Nothing stands around the screen that would be the page's main part. */
  isBare: boolean;
  children: ReactNode;
}

/** Around what is kept on this device before it is sent: where the browser keeps nothing, it says what to do. */
export function NeedsStore({ title = 'offline.title', isBare, children }: NeedsStoreProps) {
  const translate = useTranslate();
  const client = useSyncExternalStore(subscribeToCurrent, currentClient);
  if (client) return children;
  const message = (
    <MessageScreen
      icon={SdCardAlertOutlined}
      title={translate(title, { smart_count: 1 })}
      text={translate('offline.needsStore')}
    />
  );
  return isBare ? <main>{message}</main> : message;
}
