import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReach, may, type RowFilter, rightOf } from '@plumbline/resources/language/permissions';
import { fail } from '../base/errors/errors';
import type { TransactionCall } from './hooks';
import { refuseOutside } from './refuseOutside';
import { reachableInstances, scopeOf } from './scope';
import { selectRows } from './selectRows';
import type { WriteItem } from './writeRows';

/** Refuses a row outside the caller's right, as far as the row itself tells. */
export function checkRights(call: TransactionCall, entity: AnyEntity, { operation, after }: WriteItem): void {
  if (!call.isSystem && !may(entity, operation, call.actor, after))
    refuseOutside(call, entity, operation, after);
  if (isToldByRow(call, entity, operation) && !isInAccount(call, entity, operation, after))
    refuseOutside(call, entity, operation, after);
}

/** Rights through other rows are checked in SQL after storing; a refusal rolls back. */
export async function refuseOutsideStored(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly WriteItem[],
): Promise<void> {
  for (const operation of ['create', 'update'] as const) {
    if (isToldByRow(call, entity, operation)) continue;
    const done = items.filter((item) => item.operation === operation);
    if (done.length === 0) continue;
    const permitted = await idsInScope(call, entity, operation, done);
    const outside = done.find(({ after }) => !permitted.has(String(after.id)));
    if (!outside) continue;
    if (done.length > 1) fail('FORBIDDEN', { resource: entity.name, operation });
    refuseOutside(call, entity, operation, outside.after);
  }
}

/** Ids of the rows on which the caller may do the operation, checked in SQL. */
export async function idsInScope(
  call: TransactionCall,
  entity: AnyEntity,
  operation: WriteItem['operation'],
  items: readonly { after: { id?: unknown } }[],
): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  const scope = scopeOf(entity, operation, call);
  const ids = items.map(({ after }) => String(after.id));
  const rows = await selectRows(
    call.db,
    `select t.id from \`${entity.name}\` t where t.deletedAt is null and t.id in (${ids.map(() => '?').join(', ')}) and ${scope.sql}`,
    [...ids, ...scope.bindings],
  );
  return new Set(rows.map(({ id }) => String(id)));
}

/** Whether the right depends only on the row itself. */
export function isToldByRow(
  call: TransactionCall,
  entity: AnyEntity,
  operation: WriteItem['operation'],
): boolean {
  if (call.isSystem) return true;
  const right = rightOf(entity, operation, call.actor);
  return !isReach(right) && (typeof right !== 'object' || isPlain(right));
}

const isPlain = (filter: RowFilter): boolean =>
  filter.every((condition) =>
    'any' in condition
      ? condition.any.every(isPlain)
      : !('through' in condition || 'namedAs' in condition || 'under' in condition),
  );

function isInAccount(
  call: TransactionCall,
  entity: AnyEntity,
  operation: WriteItem['operation'],
  after: WriteItem['after'],
): boolean {
  const right = call.isSystem ? true : rightOf(entity, operation, call.actor);
  return right === 'anywhere' || reachableInstances(entity, call, operation).includes(String(after.instance));
}
