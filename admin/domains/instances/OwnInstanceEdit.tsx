import { ResourceContextProvider } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { EntityEdit } from '../../entities/form/EntityEdit';

export function OwnInstanceEdit() {
  const { instance, instanceType } = useActor();
  // The provider has no account of its own.
  if (instanceType === 'PROVIDER') return <ForbiddenScreen />;
  return (
    <ResourceContextProvider value="instances">
      <EntityEdit id={instance} doneTo="/start/instance/detail" />
    </ResourceContextProvider>
  );
}
