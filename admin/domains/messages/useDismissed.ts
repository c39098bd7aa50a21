import type { DismissedMessage } from '@plumbline/resources/entities/dismissedMessages';
import type { SystemMessage } from '@plumbline/resources/entities/systemMessages';
import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useGetList, useStore } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { useLater } from '../../kit/behaviour/useLater';
import { markOf } from './shownMessages';

const most = 50;
const resource = 'dismissedMessages';

/**
 * The messages this user has dismissed on any device, and a function to dismiss one: at once on this device, and on
 * the server by a record in the outbox. A support session that mirrors an account stores nothing there.
 */
export function useDismissed() {
  const { user, mirroring } = useActor();
  const queries = useQueryClient();
  const [create] = useCreate<DismissedMessage>();
  const [here, setHere] = useStore<string[]>(`messages.dismissed.${user}`, []);
  const { data = [] } = useGetList<DismissedMessage>(
    resource,
    { pagination: { page: 1, perPage: 500 }, sort: { field: 'messageVersion', order: 'DESC' } },
    { enabled: useLater() && !mirroring, staleTime: 5 * 60_000 },
  );
  const elsewhere = data.map(({ message, messageVersion }) =>
    markOf({ id: message, version: messageVersion }),
  );
  const dismiss = (message: SystemMessage) => {
    setHere([markOf(message), ...here].slice(0, most));
    if (mirroring) return;
    void create(
      resource,
      { data: { user, message: message.id, messageVersion: message.version } },
      {
        onSuccess: () => void queries.invalidateQueries({ queryKey: [resource] }),
        // It is dismissed on this device and will be shown once more on others; no reason to interrupt anyone.
        onError: () => {},
      },
    );
  };
  return { dismissed: [...here, ...elsewhere], dismiss };
}
