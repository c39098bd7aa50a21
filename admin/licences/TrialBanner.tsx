import { Alert, Button } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { daysLeft } from '@plumbline/resources/licences/trial';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useActor } from '../boot/ActorProvider';
import { today } from '../entities/due';
import { listPath } from '../entities/screenPaths';
import { useTrialText } from './useTrialText';

/** Where the day begins: how long the account may still be tried, for those who can do something about it. */
export function TrialBanner() {
  const translate = useTranslate();
  const trialText = useTrialText();
  const { trialEnd } = useActor();
  const { pathname } = useLocation();
  if (!trialEnd || !pathname.startsWith('/start/')) return null;
  const isPressing = daysLeft(trialEnd, today()) <= 7;
  return (
    <Alert
      severity={isPressing ? 'warning' : 'info'}
      variant="outlined"
      role="status"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button color="inherit" variant="text" component={Link} to={listPath(entities.licenses)}>
          {translate('trial.licences')}
        </Button>
      }
    >
      {trialText(trialEnd)}
    </Alert>
  );
}
