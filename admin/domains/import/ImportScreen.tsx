import { Alert, LinearProgress, Stack } from '@mui/material';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { withRegulations } from '@plumbline/resources/language/regulationDates';
import { chosenReferences } from '@plumbline/resources/rules/import/planProblems';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAccountEntity } from '../../data/accountEntities/useAccountEntity';
import { errorMessage } from '../../data/errors/errorMessage';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { entityLabel } from '../../data/words/labels';
import { listPath } from '../../entities/screenPaths';
import { PageHeader } from '../../kit/parts/PageHeader';
import { CheckStep } from './check/CheckStep';
import { ColumnsStep } from './columns/ColumnsStep';
import { DiscardButton } from './DiscardButton';
import { FileStep } from './FileStep';
import { ImportSteps } from './ImportSteps';
import { ListStep } from './list/ListStep';
import { ResultStep } from './ResultStep';
import { useImport } from './useImport';

/** Import of a list from file to result; `?owner=…&location=…` preselects the destination. */
export function ImportScreen({ resource }: { resource: EntityName }) {
  const translate = useTranslate();
  const entity = useAccountEntity(resource);
  const actor = useActor();
  const { isOnline } = useConnection();
  const [search] = useSearchParams();
  const given = Object.fromEntries(
    chosenReferences(entity, actor.instanceType).flatMap((name) => {
      const id = search.get(name);
      return id ? [[name, id]] : [];
    }),
  );
  const flow = useImport(entity, given);
  const name = translate(entityLabel(entity), { smart_count: 2 });
  const isPermitted = mayEver(entity, 'create', actor) || mayEver(entity, 'update', actor);
  const { session, step } = flow;
  return (
    <>
      <PageHeader
        title={translate('import.title', { name })}
        note={session ? session.fileName : translate('import.intro')}
        crumbs={[{ label: name, to: listPath(entity) }]}
        actions={
          session && session.state !== 'done' && <DiscardButton session={session} onDiscard={flow.discard} />
        }
      />
      {!isPermitted ? (
        <Alert severity="warning">{translate('import.forbidden')}</Alert>
      ) : (
        <Stack sx={{ gap: 2 }}>
          <ImportSteps step={step} isDone={session?.state === 'done'} />
          {!isOnline && <Alert severity="info">{translate('import.onlineOnly')}</Alert>}
          {flow.error !== null && <Alert severity="error">{errorMessage(flow.error, translate)}</Alert>}
          {flow.isRestoring && <LinearProgress aria-label={translate('shell.loading')} />}
          {!flow.isRestoring && step === 'file' && <FileStep flow={flow} isOnline={isOnline} />}
          {session && step === 'list' && <ListStep flow={flow} session={session} />}
          {session && flow.plan && step === 'columns' && (
            <ColumnsStep
              entity={withRegulations(entity, session.list.regulations)}
              flow={flow}
              session={session}
              plan={flow.plan}
              isOnline={isOnline}
            />
          )}
          {session && step === 'check' && (
            <CheckStep entity={entity} flow={flow} session={session} isOnline={isOnline} />
          )}
          {session && step === 'result' && <ResultStep entity={entity} flow={flow} session={session} />}
        </Stack>
      )}
    </>
  );
}
