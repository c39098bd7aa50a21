import { searchAll } from '@plumbline/resources/commands/overviews';
import { entities, entityList, isEntityName } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useConnection } from '../../data/offline';
import { currentClient } from '../../data/offline/currentClient';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';

export interface SearchGroup {
  resource: EntityName;
  rows: RaRecord<string>[];
  hasMore: boolean;
}

export const shortestSearch = 2;
const perEntity = 5;

/** Records with all words of the text, grouped by entity; offline from the local store. */
export function useSearch(text: string) {
  const actor = useActor();
  const { isOnline } = useConnection();
  return useQuery({
    queryKey: ['search', actor.instance, isOnline, text],
    enabled: text.length >= shortestSearch,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<SearchGroup[]> => {
      if (!isOnline) return onDevice(text, (name) => mayEver(entities[name], 'read', actor));
      const groups = await callCommand(searchAll, { input: { q: text.slice(0, 100) } }, { signal });
      // A newer server may return entities unknown to this version.
      return groups.filter(({ resource }) => isEntityName(resource) && entities[resource].route);
    },
  });
}

function onDevice(text: string, mayRead: (name: EntityName) => boolean): SearchGroup[] {
  const client = currentClient();
  if (!client) return [];
  return entityList.flatMap((entity) => {
    const isSearched = Object.values(entity.fields).some((field) => field.search);
    if (!entity.route || !isSearched || !client.keeps(entity.name) || !mayRead(entity.name)) return [];
    const { records, total } = client.list(entity.name, { filter: { q: text }, range: [0, perEntity - 1] });
    return records.length > 0
      ? [{ resource: entity.name, rows: [...records], hasMore: total > records.length }]
      : [];
  });
}
