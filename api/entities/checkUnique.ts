import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { ApiError } from '../base/errors/errors';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';
import type { WriteItem } from './writeRows';

/** Uniqueness among the batch and the existing living rows. */
export async function checkUnique(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!field.unique) continue;
    const within = typeof field.unique === 'object' ? field.unique.within : undefined;
    const concerned = items.filter(
      ({ changed, after }) => after[name] && (changed.includes(name) || (within && changed.includes(within))),
    );
    if (concerned.length === 0) continue;
    const placeOf = (row: Row) => (within ? (row[within] ?? row.instance) : null);
    const keyOf = (row: Row) => `${String(placeOf(row))} ${String(row[name]).toLowerCase()}`;
    const query = call
      .db(entity.name)
      .where({ instance: concerned[0]?.after.instance })
      .whereIn(`${name}Key`, [...new Set(concerned.map(({ after }) => String(after[name]).toLowerCase()))]);
    if (within)
      query.whereIn(`${within}OrAccount`, [...new Set(concerned.map(({ after }) => String(placeOf(after))))]);
    const rows: Row[] = await query.select('id', 'instance', name, ...(within ? [within] : []));
    const holders = new Map(rows.map((row) => [keyOf(row), row.id]));
    for (const item of concerned) {
      const key = keyOf(item.after);
      const holder = holders.get(key);
      if (holder !== undefined && holder !== item.after.id)
        item.refused = new ApiError('INVALID', {}, { [name]: { message: 'validation.unique' } });
      else holders.set(key, item.after.id);
    }
  }
}
