import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { deletionFields, withDeletionFields } from '@plumbline/resources/language/deletionAsks';
import { fail } from '../base/errors/errors';
import { type Call, inTransaction } from './call';
import { checkSent } from './checkSent';
import { historyRow } from './history';
import { runHooks, type Write } from './hooks';
import { numbersForRows } from './refuseTerminated';
import { refuseWithoutRight } from './refuseWithoutRight';
import { releaseReferences } from './releaseReferences';
import { pick } from './rowChanges';
import type { Row } from './rowMapper';
import { lockRow } from './updateRecord';

/**
 * Marks the row and its dependants as deleted; IN_USE names blockers. Returns the row before. Of `given` counts what may
 * come with a deletion, such as the reason of a correction.
 */
export async function deleteRecord(
  call: Call,
  entity: AnyEntity,
  id: string,
  baseVersion?: number,
  given: Row = {},
): Promise<Row> {
  refuseWithoutRight(call, entity, 'delete');
  const sent = pick(given, deletionFields(entity));
  checkSent(call, withDeletionFields(entity), sent);
  return inTransaction(call, async (inner) => {
    const before = await lockRow(inner, entity, id, 'delete');
    if (baseVersion !== undefined && baseVersion !== before.version)
      fail('STALE_VERSION', { resource: entity.name, id, current: before });
    const write: Write = { call: inner, entity, operation: 'delete', before, after: null, sent, changed: [] };
    await runHooks('beforeWrite', write);
    await releaseReferences(inner, entity, before);
    const version = Number(before.version) + 1;
    const changeNumber = await numbersForRows(inner, entity, String(before.instance));
    await inner
      .db(entity.name)
      .where({ id })
      .update({ deletedAt: call.now, updatedAt: call.now, version, changeNumber });
    await inner
      .db('history')
      .insert(historyRow(inner, entity, 'delete', { ...before, version, changeNumber }, before, null));
    await runHooks('afterWrite', write);
    return before;
  });
}
