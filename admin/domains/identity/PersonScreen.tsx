import { explainContact, explainUser } from '@plumbline/resources/commands/identity';
import { entities } from '@plumbline/resources/entities/index';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { entityLabel } from '../../data/words/labels';
import { ListError } from '../../entities/list/ListError';
import { listPath } from '../../entities/screenPaths';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PersonFacts } from './PersonFacts';
import { PlanningFacts } from './PlanningFacts';
import { RightsList } from './RightsList';

const { contacts } = entities;

/** Explains the rights of one person by entity and field. */
export function PersonScreen() {
  const translate = useTranslate();
  const { kind, id = '' } = useParams();
  const { user, instance, instanceType } = useActor();
  const { data, error, refetch } = useQuery({
    queryKey: ['identity', 'rights', instance, user, kind, id],
    queryFn: ({ signal }) =>
      kind === 'users'
        ? callCommand(explainUser, { id }, { signal })
        : callCommand(explainContact, { id }, { signal }),
  });
  const crumbs =
    instanceType === 'PROVIDER'
      ? [{ label: translate('identity.title'), to: '/identity' }]
      : [{ label: translate(entityLabel(contacts), { smart_count: 2 }), to: listPath(contacts) }];
  return (
    <>
      <PageHeader
        title={
          data ? translate('identity.person.title', { name: data.name }) : translate('identity.person.button')
        }
        crumbs={crumbs}
      />
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingShape label={translate('identity.loading')} height={480} />}
      {data && (
        <>
          <PersonFacts person={data} />
          <PlanningFacts planning={data.planning} />
          {data.entities.length > 0 && <RightsList person={data} />}
        </>
      )}
    </>
  );
}
