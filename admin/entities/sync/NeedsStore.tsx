import SdCardAlertOutlined from '@mui/icons-material/SdCardAlertOutlined';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { currentClient, subscribeToCurrent } from '../../data/offline/currentClient';
import { MessageScreen } from '../../kit/parts/MessageScreen';

interface NeedsStoreProps {
  /** Translation key of the screen's name. */
  title?: string | undefined;
  /** Whether the screen is rendered without a surrounding main element. */
  isBare: boolean;
  children: ReactNode;
}

/** For screens that require the local store: without it, says what to do. */
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
