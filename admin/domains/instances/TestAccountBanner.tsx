import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';

/** On every screen of an account that only tries the product out. */
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
