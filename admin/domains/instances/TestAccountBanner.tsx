import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';

/** Banner on every screen of a test account. */
export function TestAccountBanner() {
  const translate = useTranslate();
  const { isTestAccount } = useActor();
  if (!isTestAccount) return null;
  return (
    <Alert severity="info" variant="outlined" role="status" sx={{ mb: 2 }}>
      {translate('testAccount.banner')}
    </Alert>
  );
}
