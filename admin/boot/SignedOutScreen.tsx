import { useTranslate } from 'react-admin';
import { BootMessage } from './BootMessage';

export function SignedOutScreen() {
  const translate = useTranslate();
  return (
    <BootMessage
      title={translate('shell.boot.signedOut')}
      text={translate('shell.boot.signedOutText')}
      action="shell.boot.signInButton"
    />
  );
}
