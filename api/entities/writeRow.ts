import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';
import { type RowWrite, writeRows } from './writeRows';

/** Writes a single row and returns it; errors are thrown. */
export async function writeRow(call: TransactionCall, entity: AnyEntity, write: RowWrite): Promise<Row> {
  const [item] = await writeRows(call, entity, [write], { isSingle: true });
  if (!item) throw new Error('a write has no outcome');
  if (item.refused) throw item.refused;
  return item.after;
}
