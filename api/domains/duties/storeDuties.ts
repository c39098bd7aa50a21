import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { keyOfDuty } from '@plumbline/resources/rules/duties/deriveDuties';
import { takeChangeNumbers } from '../../entities/changeNumber';
import { historyRow } from '../../entities/history';
import type { TransactionCall } from '../../entities/hooks';
import { differences, pick } from '../../entities/rowChanges';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import type { SafetyPlan } from './planSafety';

const entity = definitions.inspectionDuties;
const fieldNames = Object.keys(entity.fields);
const atOnce = 500;

interface DutyWrite {
  operation: 'create' | 'update' | 'delete' | 'restore';
  before: Row | null;
  after: Row;
  changed: readonly string[];
}

/**
 * Brings the duty rows of one account in line with the plans, in a few statements however many: new ones are inserted,
 * those that no longer apply go into the bin, where they keep what was stated, and come back from there.
 */
export async function storeDuties(
  call: TransactionCall,
  instance: string,
  plans: readonly Pick<SafetyPlan, 'duties' | 'known'>[],
): Promise<void> {
  const writes = plans.flatMap(({ duties, known }) => writesFor(call, instance, duties, known));
  if (writes.length === 0) return;
  const first = await takeChangeNumbers(call.db, instance, writes.length);
  const at = call.now.toISOString();
  for (const [index, { before, after }] of writes.entries())
    Object.assign(after, {
      changeNumber: first + index,
      version: Number(before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? at,
      updatedAt: at,
    });
  const { write, columns } = rowMapper(entity);
  const merged = Object.fromEntries(
    columns
      .filter((name) => name !== 'id' && name !== 'instance' && name !== 'createdAt')
      .map((name) => [name, call.db.raw('values(??)', [name])]),
  );
  for (let from = 0; from < writes.length; from += atOnce) {
    const lot = writes.slice(from, from + atOnce);
    await call
      .db(entity.name)
      .insert(lot.map(({ after }) => write(after)))
      .onConflict('id')
      .merge(merged);
    await call.db('history').insert(
      lot.map(({ operation, before, after, changed }) => {
        const values = operation === 'delete' ? null : pick(after, changed);
        const old =
          operation === 'delete' ? before : operation === 'update' && before ? pick(before, changed) : null;
        return historyRow(call, entity, operation, after, old, values);
      }),
    );
  }
}

function writesFor(
  call: TransactionCall,
  instance: string,
  duties: SafetyPlan['duties'],
  known: readonly Row[],
): DutyWrite[] {
  // A living row before one in the bin, so that neither is made twice.
  const byKey = new Map(
    [...known]
      .sort((a, b) => Number(a.deletedAt === null) - Number(b.deletedAt === null))
      .map((row) => [keyOfDuty(typed('inspectionDuties', row)), row]),
  );
  const writes: DutyWrite[] = [];
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
    if (!before) writes.push({ operation: 'create', before, after, changed });
    else if (before.deletedAt !== null) writes.push({ operation: 'restore', before, after, changed });
    else if (changed.length > 0) writes.push({ operation: 'update', before, after, changed });
  }
  for (const before of known)
    if (before.deletedAt === null && !kept.has(before.id))
      writes.push({
        operation: 'delete',
        before,
        after: { ...before, deletedAt: call.now.toISOString() },
        changed: [],
      });
  return writes;
}
