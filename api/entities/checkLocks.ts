import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { LockName } from '@plumbline/resources/fields/field';
import type { FieldErrors } from '@plumbline/resources/validation';
import { fail, failFields } from '../errors';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';

// Locks look at the audits of the row, which is a piece of equipment wherever a definition uses them.
const locks: Record<LockName, (call: TransactionCall, row: Row) => Promise<boolean>> = {
  openAudit: async (call, row) =>
    (await call
      .db('audits')
      .where({ instance: row.instance, equipment: row.id, deletedAt: null, isFinished: 0 })
      .where((open) => open.whereNull('isMissed').orWhere('isMissed', 0))
      .first('id')) !== undefined,
  openReport: async (call, row) =>
    (await call
      .db('audits as a')
      .join('auditReports as r', 'r.id', 'a.report')
      .where({ 'a.instance': row.instance, 'a.equipment': row.id, 'a.deletedAt': null, 'r.deletedAt': null })
      .whereNot('r.state', 'finished')
      .first('a.id')) !== undefined,
};

/** Refuses changes to fields that are locked while an audit or a report is open. */
export async function checkLocks(
  call: TransactionCall,
  entity: AnyEntity,
  before: Row,
  changed: readonly string[],
): Promise<void> {
  const errors: FieldErrors = {};
  for (const name of changed) {
    const lock = entity.fields[name]?.lockedWhen;
    if (lock && (await locks[lock](call, before))) errors[name] = { message: `validation.${lock}` };
  }
  if (Object.keys(errors).length > 0) failFields(errors);
}

/** Refuses what may not happen to the row as a whole while the lock holds. */
export async function checkLocked(call: TransactionCall, lock: LockName, row: Row): Promise<void> {
  if (await locks[lock](call, row))
    fail(lock === 'openAudit' ? 'LOCKED_BY_AUDIT' : 'LOCKED_BY_REPORT', { id: row.id });
}
