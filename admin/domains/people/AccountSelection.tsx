import { Alert, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { PageHeader } from '../../kit/parts/PageHeader';
import { AccountList } from './AccountList';

/** Account selection as a screen of its own: after signing in, or on a phone. */
export function AccountSelection() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { contacts } = useActor();
  const { isOnline } = useConnection();
  return (
    <>
      <PageHeader title={translate('people.selection.title')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate(contacts.length > 1 ? 'people.selection.text' : 'people.selection.one')}
      </Typography>
      {!isOnline && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('errors.ONLINE_ONLY')}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ maxWidth: 560 }}>
        <AccountList onDone={() => navigate('/start/dashboard')} />
      </Paper>
    </>
  );
}
