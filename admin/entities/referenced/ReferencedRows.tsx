import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { titleReference } from '../title/titleOf';

export interface Referenced {
  record: RaRecord<string> | undefined;
  /** Still loading. */
  isPending: boolean;
}
type Find = (resource: EntityName, id: string) => Referenced | undefined;

export const ReferencedContext = createContext<Find>(() => undefined);

interface ReferencedRowsProps {
  entity: AnyEntity;
  columns: readonly string[];
  rows: readonly RaRecord<string>[];
  children: ReactNode;
}

/**
 * Fetches the records that a page's rows refer to, with one request per entity: one by one there would be a hundred.
 */
export function ReferencedRows({ entity, columns, rows, children }: ReferencedRowsProps) {
  const provider = useDataProvider();
  const actor = useActor();
  const asked = useMemo(
    () => [...idsOf(entity, columns, rows)].filter(([name]) => mayEver(entities[name], 'read', actor)),
    [entity, columns, rows, actor],
  );
  const find = useQueries({
    queries: asked.map(([resource, ids]) => ({
      queryKey: [resource, 'getMany', { ids: [...ids].sort() }],
      queryFn: async () =>
        (await provider.getMany<RaRecord<string>>(resource, { ids: [...ids].sort() })).data,
      placeholderData: keepPreviousData,
    })),
    combine: (answers) => {
      const found = new Map(
        asked.map(([resource, ids], index) => {
          const { data, isPending = false } = answers[index] ?? {};
          return [resource, { ids, isPending, rows: new Map(data?.map((row) => [row.id, row])) }];
        }),
      );
      return ((resource, id) => {
        const known = found.get(resource);
        return known?.ids.has(id) ? { record: known.rows.get(id), isPending: known.isPending } : undefined;
      }) satisfies Find;
    },
  });
  return <ReferencedContext value={find}>{children}</ReferencedContext>;
}

/** Finds records fetched for the whole page; undefined: the caller has to fetch it. */
export const useReferenced = (): Find => useContext(ReferencedContext);

/** The ids in reference columns and titles, by entity. */
function idsOf(
  entity: AnyEntity,
  columns: readonly string[],
  rows: readonly RaRecord<string>[],
): Map<EntityName, Set<string>> {
  const ids = new Map<EntityName, Set<string>>();
  const add = (name: EntityName, id: unknown) => {
    if (typeof id === 'string' && id) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  };
  for (const row of rows) {
    for (const column of columns) {
      const field = entity.fields[column];
      if (isReference(field)) add(field.to, row[column]);
    }
    const named = titleReference(entity, row);
    if (named) add(named.field.to, row[named.name]);
  }
  return ids;
}
