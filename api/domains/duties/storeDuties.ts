import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { keyOfDuty } from '@plumbline/resources/rules/duties/deriveDuties';
import { historyEntry, insertHistory } from '../../entities/history';
import type { StoredRow, TransactionCall } from '../../entities/hooks';
import { numberRows } from '../../entities/numberRows';
import { numbersForRows } from '../../entities/refuseTerminated';
import { differences } from '../../entities/rowChanges';
import type { Row } from '../../entities/rowMapper';
import { storeAlong } from '../../entities/storeTogether';
import { typed } from '../../entities/typedRecords';
import type { SafetyPlan } from './planSafety';

const entity = definitions.inspectionDuties;
const fieldNames = Object.keys(entity.fields);

/**
 * Stores the duty rows of one account as planned, in a constant number of statements: creates new ones, and moves those
 * that no longer apply to the bin, from which they are restored with their statements.
 */
export async function storeDuties(
  call: TransactionCall,
  instance: string,
  plans: readonly DutyPlan[],
): Promise<void> {
  const rows = dutyRows(call, instance, plans);
  if (rows.length === 0) return;
  numberRows(rows, await numbersForRows(call, entity, instance, rows.length));
  await storeAlong(call.db, rows);
  await insertHistory(call.db, rows.map(historyEntry));
}

type DutyPlan = Pick<SafetyPlan, 'duties' | 'known'>;

/** The duty rows of one account that differ from the plans, ready to store. */
export const dutyRows = (call: TransactionCall, instance: string, plans: readonly DutyPlan[]): StoredRow[] =>
  plans.flatMap((plan) => rowsFor(call, instance, plan));

function rowsFor(call: TransactionCall, instance: string, { duties, known }: DutyPlan): StoredRow[] {
  // Existing rows take precedence over deleted ones, so that no duty is created twice.
  const byKey = new Map(
    [...known]
      .sort((a, b) => Number(a.deletedAt === null) - Number(b.deletedAt === null))
      .map((row) => [keyOfDuty(typed('inspectionDuties', row)), row]),
  );
  const rows: StoredRow[] = [];
  const base = { call, entity };
  const kept = new Set<unknown>();
  for (const duty of duties) {
    const before = byKey.get(keyOfDuty(duty)) ?? null;
    if (before) kept.add(before.id);
    const after: Row = {
      ...Object.fromEntries(fieldNames.map((name) => [name, null])),
      ...before,
      ...duty,
      id: before?.id ?? newId(),
      instance,
      deletedAt: null,
    };
    const changed = before
      ? differences(entity, before, after)
      : fieldNames.filter((name) => after[name] !== null);
    if (!before) rows.push({ ...base, operation: 'create', before, after, changed });
    else if (before.deletedAt !== null) rows.push({ ...base, operation: 'restore', before, after, changed });
    else if (changed.length > 0) rows.push({ ...base, operation: 'update', before, after, changed });
  }
  for (const before of known)
    if (before.deletedAt === null && !kept.has(before.id))
      rows.push({
        ...base,
        operation: 'delete',
        before,
        after: { ...before, deletedAt: call.now.toISOString() },
        changed: [],
      });
  return rows;
}
