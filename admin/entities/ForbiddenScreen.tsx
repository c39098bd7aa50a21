import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { useActor } from '../data/session/ActorProvider';
import { MessageScreen } from '../kit/parts/MessageScreen';

/** In place of a screen that the user's role does not open, or that support may only read in a customer's account. */
export function ForbiddenScreen() {
  const translate = useTranslate();
  const { mirroring } = useActor();
  const isReading = mirroring && !mirroring.mayWrite;
  return (
    <MessageScreen
      icon={LockOutlined}
      title={translate('shell.forbidden.title')}
      text={translate(isReading ? 'shell.forbidden.mirror' : 'shell.forbidden.text')}
    />
  );
}
