import { ResourceContextProvider } from 'react-admin';
import { useActor } from '../../boot/ActorProvider';
import { EntityEdit } from '../../entities/form/EntityEdit';

export function OwnInstanceEdit() {
  const { instance } = useActor();
  return (
    <ResourceContextProvider value="instances">
      <EntityEdit id={instance} doneTo="/start/instance/detail" />
    </ResourceContextProvider>
  );
}
