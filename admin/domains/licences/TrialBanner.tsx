import { Alert, Button } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { endIsPressing } from '@plumbline/resources/rules/licences/licenseEnd';
import { daysLeft } from '@plumbline/resources/rules/licences/trial';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';
import { listPath } from '../../entities/screenPaths';
import { useLicenseEndText } from './useLicenseEndText';
import { useTrialText } from './useTrialText';

/** Days left of trial or licence on the start pages, for users who can renew it. */
export function TrialBanner() {
  const translate = useTranslate();
  const trialText = useTrialText();
  const licenseEndText = useLicenseEndText();
  const { trialEnd, licenseEnd, termination } = useActor();
  const { pathname } = useLocation();
  if (!pathname.startsWith('/start/') || termination) return null;
  const told = trialEnd
    ? { text: trialText(trialEnd), isPressing: daysLeft(trialEnd, today()) <= endIsPressing }
    : licenseEnd && licenseEndText(licenseEnd);
  if (!told) return null;
  return (
    <Alert
      severity={told.isPressing ? 'warning' : 'info'}
      variant="outlined"
      role="status"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button color="inherit" variant="text" component={Link} to={listPath(entities.licenses)}>
          {translate('trial.licences')}
        </Button>
      }
    >
      {told.text}
    </Alert>
  );
}
