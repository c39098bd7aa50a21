import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { BootMessage } from './BootMessage';

export function SignedOutScreen() {
  const translate = useTranslate();
  const [language] = useLocaleState();
  return (
    <BootMessage
      title={translate('shell.boot.signedOut')}
      text={translate('shell.boot.signedOutText')}
      action="shell.boot.signInButton"
      more={<Button href={`/registration?lang=${language}`}>{translate('trial.register')}</Button>}
    />
  );
}
