import type { EntityName } from '@plumbline/resources/language/names';
import { useMemo, useSyncExternalStore } from 'react';
import { currentClient, subscribeToCurrent } from './currentClient';
import type { LocalList, LocalQuery } from './types';

interface Page<N extends EntityName> {
  records: LocalList<N>['records'];
  total: number;
}
const nothing = { records: [], total: 0 };

/** A list from the local store, in the dialect of the API's lists; re-renders when one of its records changes. */
export function useLocalList<N extends EntityName>(resource: N, query: LocalQuery = {}): LocalList<N> {
  const text = JSON.stringify(query);
  // An object literal in the screen is new at each render; its JSON is not.
  const stable = useMemo((): LocalQuery => JSON.parse(text), [text]);
  const page = useSyncExternalStore(
    subscribeToCurrent,
    (): Page<N> => currentClient()?.list(resource, stable) ?? nothing,
  );
  const isReady = useSyncExternalStore(subscribeToCurrent, () => currentClient()?.isReady() ?? false);
  return { records: page.records, total: page.total, isLoading: !isReady };
}
