import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { startGeneratorRun } from '@plumbline/resources/commands/dataGenerator';
import { entities } from '@plumbline/resources/entities/index';
import { mayGive } from '@plumbline/resources/language/defineCommand';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { ListError } from '../../entities/list/ListError';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { listPath } from '../../entities/screenPaths';
import { PageHeader } from '../../kit/parts/PageHeader';
import { GeneratorForm } from './GeneratorForm';
import { RunCard } from './RunCard';
import { useGeneratorRuns } from './useGenerator';

/** Fills test accounts with generated data, and removes the data of a run. */
export function GeneratorScreen() {
  const translate = useTranslate();
  const isPermitted = mayGive(startGeneratorRun, useActor());
  return (
    <>
      <PageHeader title={translate('dataGenerator.title')} note={translate('dataGenerator.note')} />
      {isPermitted ? <Content /> : <Alert severity="warning">{translate('dataGenerator.forbidden')}</Alert>}
    </>
  );
}

function Content() {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const { data, error, isPending, refetch } = useGeneratorRuns();
  if (isPending) return <ListSkeleton />;
  if (!data) return <ListError error={error} onRetry={() => void refetch()} />;
  return (
    <Stack sx={{ gap: 3, maxWidth: 1080 }}>
      {error && isOnline && <ListError error={error} onRetry={() => void refetch()} />}
      {data.accounts.length === 0 ? (
        <Alert
          severity="info"
          action={
            <Button component={Link} to={listPath(entities.instances)} color="inherit">
              {translate('shell.menu.instances')}
            </Button>
          }
        >
          {translate('dataGenerator.noAccounts')}
        </Alert>
      ) : (
        <GeneratorForm accounts={data.accounts} runs={data.runs} />
      )}
      <Stack component="section" aria-label={translate('dataGenerator.runs')} sx={{ gap: 1.5 }}>
        <Typography variant="h2">{translate('dataGenerator.runs')}</Typography>
        {data.runs.length === 0 && (
          <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', borderStyle: 'dashed' }}>
            <Typography color="text.secondary">{translate('dataGenerator.noRuns')}</Typography>
          </Paper>
        )}
        {data.runs.map((run) => (
          <RunCard key={run.id} run={run} />
        ))}
      </Stack>
    </Stack>
  );
}
