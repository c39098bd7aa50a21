import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity, RecordOf } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { accountEntity } from '../../../entities/accountEntity';
import type { Call } from '../../../entities/call';
import { rowMapper } from '../../../entities/rowMapper';

type Definitions = typeof definitions;
type Ids = readonly (string | null | undefined)[];

/** Rows by id, including deleted ones. */
export async function byId<N extends EntityName>(
  call: Call,
  name: N,
  ids: Ids,
): Promise<Map<string, RecordOf<Definitions[N]>>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows =
    wanted.length > 0
      ? await readRows<RecordOf<Definitions[N]>>(call, definitions[name], {}, ['id', wanted])
      : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Rows of a tree with all their ancestors. */
export async function withThoseAbove<N extends 'categories' | 'locations'>(
  call: Call,
  name: N,
  ids: Ids,
): Promise<Map<string, RecordOf<Definitions[N]>>> {
  const found = new Map<string, RecordOf<Definitions[N]>>();
  let wanted = ids;
  while (wanted.length > 0) {
    const read = await byId(call, name, wanted);
    for (const [id, row] of read) found.set(id, row);
    // Both entities have a `parent`, which is not inferred through the type parameter.
    const rows = [...read.values()] as unknown as { parent: string | null }[];
    wanted = rows.map(({ parent }) => parent).filter((id) => id !== null && !found.has(id));
  }
  return found;
}

/** Rows that match, with the account's custom fields; the caller restricts `where` to the account. */
export async function readRows<R>(
  call: Call,
  definition: AnyEntity,
  where: Record<string, unknown>,
  within?: [string, readonly string[]],
): Promise<R[]> {
  const entity = await accountEntity(call, definition);
  const query = call.db(entity.name).where(where);
  if (within) void query.whereIn(within[0], [...within[1]]);
  const rows = await query.select([...rowMapper(entity).columns]);
  // `rowMapper` returns rows of the shape of the definition.
  return rows.map((row) => rowMapper(entity).read(row) as R);
}
