import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { MessageScreen } from './MessageScreen';

export function NotFoundScreen() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <MessageScreen
      icon={ExploreOffOutlined}
      title={translate('shell.notFound.title')}
      text={translate('shell.notFound.text', { path: pathname })}
    />
  );
}
