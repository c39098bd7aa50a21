import type { EntityName } from '@plumbline/resources/language/names';
import { useSyncExternalStore } from 'react';
import { currentClient, subscribeToCurrent } from './currentClient';
import type { LocalRecord } from './types';

const none: readonly string[] = [];

/** One record from the local store; re-renders when it changes, by this tab, another one or the server. */
export function useLocalRecord<N extends EntityName>(
  resource: N,
  id: string | null | undefined,
): LocalRecord<N> {
  const record = useSyncExternalStore(subscribeToCurrent, () =>
    id ? currentClient()?.record(resource, id) : undefined,
  );
  const state = useSyncExternalStore(subscribeToCurrent, () =>
    id ? (currentClient()?.state(resource, id) ?? 'synced') : 'synced',
  );
  const commands = useSyncExternalStore(subscribeToCurrent, () =>
    id ? (currentClient()?.waitingCommands(resource, id) ?? none) : none,
  );
  const isReady = useSyncExternalStore(subscribeToCurrent, () => currentClient()?.isReady() ?? false);
  return { record, state, commands, isLoading: !isReady };
}
