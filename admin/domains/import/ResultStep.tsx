import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { ImportSession } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { entityLabel } from '../../data/words/labels';
import { listPath } from '../../entities/screenPaths';
import { CountsSummary } from './check/CountsSummary';
import { ListFindings } from './check/ListFindings';
import { ImportedRows } from './ImportedRows';
import type { ImportFlow } from './useImport';

interface ResultStepProps {
  entity: AnyEntity;
  flow: ImportFlow;
  session: ImportSession;
}

/** Progress of the import, then its result. */
export function ResultStep({ entity, flow, session }: ResultStepProps) {
  const translate = useTranslate();
  const { state, counts, progress, error } = session;
  const percent = Math.min(100, Math.round(((counts?.rows ?? 0) / Math.max(1, progress.total ?? 1)) * 100));
  return (
    <>
      {state === 'running' && (
        <Box role="status" sx={{ maxWidth: 560 }}>
          <Typography sx={{ mb: 1 }}>{translate('import.run.working')}</Typography>
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={translate('import.run.progress', { percent })}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {translate('import.run.progress', { percent })}
          </Typography>
        </Box>
      )}
      {state === 'done' && <Alert severity="success">{translate('import.run.done')}</Alert>}
      {state === 'failed' && (
        <Alert severity="error">
          {translate('import.run.failed')}{' '}
          {error && translate(`errors.${error.code}`, { ...error.data, _: translate('errors.UNKNOWN') })}
        </Alert>
      )}
      {counts && <CountsSummary counts={counts} />}
      {state === 'done' && counts && (
        <ListFindings resource={entity.name} session={session} counts={counts} />
      )}
      {state === 'done' && <ImportedRows session={session} />}
      {state !== 'running' && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" size="large" component={Link} to={listOf(entity, session)}>
            {translate('import.run.show', { name: translate(entityLabel(entity), { smart_count: 2 }) })}
          </Button>
          <Button color="inherit" size="large" onClick={flow.restart}>
            {translate('import.anotherList')}
          </Button>
        </Box>
      )}
    </>
  );
}

// Path of the list of imported rows; filtered by customer, since new locations are below the chosen one.
function listOf(entity: AnyEntity, { plan }: ImportSession): string {
  const chosen = Object.entries(plan?.target ?? {}).filter(
    ([name, id]) => id !== null && entity.list.filters?.includes(name),
  );
  const owners = chosen.filter(([name]) =>
    Object.values(entity.fields).some((field) => isReference(field) && field.sameOwnerAs === name),
  );
  const filter =
    owners.length > 0
      ? `?${new URLSearchParams({ filter: JSON.stringify(Object.fromEntries(owners)) })}`
      : '';
  return `${listPath(entity)}${filter}`;
}
