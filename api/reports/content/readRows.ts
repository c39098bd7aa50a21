import type { AnyEntity, RecordOf } from '@plumbline/resources/defineEntity';
import { definitions } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { rowMapper } from '../../entities/rowMapper';

type Definitions = typeof definitions;

/** Rows by their ids, deleted ones too: they were inspected. */
export async function byId<N extends EntityName>(
  call: Call,
  name: N,
  ids: readonly (string | null)[],
): Promise<Map<string, RecordOf<Definitions[N]>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    wanted.length > 0
      ? await readRows<RecordOf<Definitions[N]>>(call, definitions[name], {}, ['id', wanted])
      : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Rows of the call's account and of the catalogue, as the definition with the account's own fields says. */
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
  // The mapper turns a stored row into what the definition says of it.
  return rows.map((row) => rowMapper(entity).read(row) as R);
}
