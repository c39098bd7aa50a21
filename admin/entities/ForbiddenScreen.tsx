import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { useActor } from '../data/session/ActorProvider';
import { MessageScreen } from '../kit/parts/MessageScreen';

/** Shown instead of a screen the user's role does not permit, or that support may only read while mirroring. */
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
