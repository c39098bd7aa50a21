import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { historyRow, insertHistory } from '../../../entities/history';
import type { TransactionCall } from '../../../entities/hooks';
import { numbersForRows } from '../../../entities/refuseTerminated';
import { pick } from '../../../entities/rowChanges';
import { type Row, rowMapper } from '../../../entities/rowMapper';

/** Deletes rows permanently with their history. One entry per row remains, from which devices learn of the deletion. */
export async function removeRows(
  call: TransactionCall,
  name: EntityName,
  found: readonly Row[],
): Promise<void> {
  if (found.length === 0) return;
  const { instance } = call.actor;
  const entity: AnyEntity = definitions[name];
  const told = Object.entries(entity.fields)
    .filter(([, { type }]) => type === 'reference' || type === 'references' || type === 'choice')
    .map(([field]) => field);
  const rows = found.map((row): Row => rowMapper(entity).read({ ...row }));
  const ids = rows.map(({ id }) => String(id));
  await call.db('history').where({ instance, resource: name }).whereIn('recordId', ids).delete();
  await call.db(name).where({ instance }).whereIn('id', ids).delete();
  const first = await numbersForRows(call, entity, instance, rows.length);
  const entries = rows.map((row, index) => {
    const gone = { ...row, changeNumber: first + index, version: Number(row.version) + 1 };
    return historyRow(call, entity, 'delete', gone, { id: row.id, ...pick(row, told) }, null);
  });
  await insertHistory(call.db, entries);
}
