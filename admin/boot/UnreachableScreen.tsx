import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { recheck } from '../providers/session';
import { BootMessage } from './BootMessage';
import { WaitingScreen } from './WaitingScreen';

/** The server cannot be reached and nobody has worked on this device yet. */
export function UnreachableScreen() {
  const translate = useTranslate();
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await recheck().finally(() => setTrying(false));
  };
  if (isTrying) return <WaitingScreen message="shell.boot.session" />;
  const text = translate(navigator.onLine ? 'errors.NETWORK' : 'shell.boot.noInternet');
  return (
    <BootMessage
      isError
      title={translate('shell.boot.noSuccess')}
      text={text}
      action="shell.action.retry"
      onAction={() => void retry()}
    />
  );
}
