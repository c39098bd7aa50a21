import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { useFormat } from '../../data/words/useFormat';
import { mayExportAccount } from './mayExportAccount';

const ownAccount = '/start/instance/detail';

/** Banner on every screen of a terminated account: it is read-only, and when its data is erased. */
export function TerminationBanner() {
  const translate = useTranslate();
  const format = useFormat();
  const actor = useActor();
  const { pathname } = useLocation();
  if (!actor.termination) return null;
  const isExportOffered = mayExportAccount(actor) && !pathname.startsWith('/start/instance');
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        isExportOffered && (
          <Button color="inherit" variant="text" component={Link} to={ownAccount}>
            {translate('termination.export.button')}
          </Button>
        )
      }
    >
      <AlertTitle>{translate('termination.title')}</AlertTitle>
      {translate('termination.banner', { date: format.date(actor.termination.erasedOn) })}{' '}
      {translate('termination.own')}
    </Alert>
  );
}
