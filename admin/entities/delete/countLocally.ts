import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { currentClient } from '../../data/offline';

/** Counts from the local store the rows deleted with a record and those that stay; undefined if unknown. */
export function countLocally(entity: AnyEntity, id: string): { count: number; kept: number } | undefined {
  const client = currentClient();
  const counts = entityList.flatMap((other) =>
    Object.entries(other.fields).flatMap(([name, field]) => {
      if (!client || !isReference(field) || field.to !== entity.name || !field.cascadesWhile) return [];
      const { records } = client.list(other.name, { filter: { [name]: id } });
      const conditions = Object.entries(field.cascadesWhile);
      const going = records.filter((row) =>
        conditions.every(([column, values]) =>
          values.some((value) => value === (new Map(Object.entries(row)).get(column) ?? null)),
        ),
      );
      return [{ count: going.length, kept: records.length - going.length }];
    }),
  );
  if (counts.length === 0) return undefined;
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    kept: counts.reduce((sum, { kept }) => sum + kept, 0),
  };
}
