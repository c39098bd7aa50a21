import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { ImportSession } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import type { ImportFlow } from '../useImport';
import { CountsSummary } from './CountsSummary';
import { ListFindings } from './ListFindings';
import { NewUnchosen } from './NewUnchosen';
import { Questions } from './Questions';

interface CheckStepProps {
  entity: AnyEntity;
  flow: ImportFlow;
  session: ImportSession;
  isOnline: boolean;
}

/** Result of the dry run: counts, and each invalid value with what was expected. */
export function CheckStep({ entity, flow, session, isOnline }: CheckStepProps) {
  const translate = useTranslate();
  const { counts, state, error, problems } = session;
  const { plan } = flow;
  // Changes made since the last dry run need another one.
  const isUntried = plan !== session.plan;
  const isChecking = state === 'checking' || (flow.isBusy && state !== 'checked');
  const willWrite = (counts?.created ?? 0) + (counts?.updated ?? 0);
  return (
    <>
      {isChecking && (
        <Box role="status" sx={{ maxWidth: 560 }}>
          <Typography sx={{ mb: 1 }}>
            {translate('import.check.working')}{' '}
            {counts && translate('import.check.rows', { smart_count: counts.rows })}
          </Typography>
          <LinearProgress aria-label={translate('import.check.working')} />
        </Box>
      )}
      {state === 'failed' && error && (
        <Alert severity="error">
          {translate(`errors.${error.code}`, { ...error.data, _: translate('errors.UNKNOWN') })}
        </Alert>
      )}
      {!isChecking && state === 'asked' && plan && (
        <Questions flow={flow} plan={plan} questions={session.questions} isOnline={isOnline} />
      )}
      {!isChecking && counts && (
        <>
          <CountsSummary counts={counts} />
          {counts.problems === 0 && willWrite > 0 && (
            <Alert severity="success">{translate('import.check.clean')}</Alert>
          )}
          {counts.twins > 0 && (
            <Alert severity="warning" variant="outlined">
              {translate('import.check.twins', { smart_count: counts.twins })}
            </Alert>
          )}
          {willWrite === 0 && <Alert severity="info">{translate('import.check.nothing')}</Alert>}
          {plan && (
            <NewUnchosen entity={entity} flow={flow} plan={plan} problems={problems} isOnline={isOnline} />
          )}
          <ListFindings resource={entity.name} session={session} counts={counts} />
        </>
      )}
      {!isChecking && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button color="inherit" size="large" onClick={() => flow.goTo('columns')}>
            {translate('import.check.correct')}
          </Button>
          {state === 'checked' && willWrite > 0 && (
            <ReasonButton
              variant="contained"
              size="large"
              disabled={flow.isBusy || isUntried}
              reason={isOnline ? undefined : translate('import.onlineOnly')}
              onClick={() => void flow.run()}
            >
              {translate('import.check.run', { smart_count: willWrite })}
            </ReasonButton>
          )}
        </Box>
      )}
    </>
  );
}
