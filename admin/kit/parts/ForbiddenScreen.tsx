import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { MessageScreen } from './MessageScreen';

/** In place of a screen that the user's role does not open. */
export function ForbiddenScreen() {
  const translate = useTranslate();
  return (
    <MessageScreen
      icon={LockOutlined}
      title={translate('shell.forbidden.title')}
      text={translate('shell.forbidden.text')}
    />
  );
}
