import { ResourceContextProvider } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { EntityEdit } from '../../entities/form/EntityEdit';
import { ForbiddenScreen } from '../../kit/parts/ForbiddenScreen';

export function OwnInstanceEdit() {
  const { instance, instanceType } = useActor();
  // The provider works in no account of its own.
  if (instanceType === 'PROVIDER') return <ForbiddenScreen />;
  return (
    <ResourceContextProvider value="instances">
      <EntityEdit id={instance} doneTo="/start/instance/detail" />
    </ResourceContextProvider>
  );
}
