import { ResourceContextProvider } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { EntityShow } from '../../entities/show/EntityShow';

/** The user's own account. */
export function OwnInstance() {
  const { instance, instanceType } = useActor();
  // The provider has no account of its own.
  if (instanceType === 'PROVIDER') return <ForbiddenScreen />;
  return (
    <ResourceContextProvider value="instances">
      <EntityShow id={instance} editTo="/start/instance/edit" />
    </ResourceContextProvider>
  );
}
