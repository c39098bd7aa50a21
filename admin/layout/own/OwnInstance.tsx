import { ResourceContextProvider } from 'react-admin';
import { useActor } from '../../boot/ActorProvider';
import { EntityShow } from '../../entities/show/EntityShow';

/** The account one works in. */
export function OwnInstance() {
  const { instance } = useActor();
  return (
    <ResourceContextProvider value="instances">
      <EntityShow id={instance} editTo="/start/instance/edit" />
    </ResourceContextProvider>
  );
}
