import { definitions } from '@plumbline/resources/entities/index';
import { ownValues } from '@plumbline/resources/rules/customFields/customFields';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findTyped } from '../../entities/typedRecords';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { mayFinalize } from './mayFinalize';

/**
 * Starts the correction of a final report: a new report with the same audits, which become editable. The final report
 * stays valid until the new one is final. Requires the right to finalize. Errors: NOT_THE_REPORTS_AUDITOR,
 * REPORT_NOT_FINISHED, REPORT_SUPERSEDED, REPORT_BEING_CORRECTED, PLANNING_DELETED.
 */
export function correctReport(call: Call, id: string): Promise<{ id: string }> {
  return inTransaction(call, async (inner) => {
    const old = await lockRow(inner, definitions.auditReports, id, 'update');
    if (!mayFinalize(call, old)) fail('NOT_THE_REPORTS_AUDITOR', { id });
    await refuseSecondCorrection(inner, old);
    const system = inAccount(inner, old);
    if (!(await findTyped(system, 'auditPlannings', String(old.planning))))
      fail('PLANNING_DELETED', { id: old.planning });
    const { planning, auditor, contact, language, comment, attachments, recipients } = old;
    const created = await createRecord(system, definitions.auditReports, {
      ...{ planning, auditor, contact, language, comment, attachments, recipients },
      ...ownValues(old),
      supersedes: id,
    });
    await takeOver(inner, created);
    return { id: String(created.id) };
  });
}

/** A final report can be corrected once, by one report at a time. */
export async function refuseSecondCorrection(call: TransactionCall, old: Row): Promise<void> {
  const { id, instance } = old;
  if (old.state !== 'finished') fail('REPORT_NOT_FINISHED', { id });
  if (old.supersededBy) fail('REPORT_SUPERSEDED', { id, by: old.supersededBy });
  const begun: Row | undefined = await call
    .db('auditReports')
    .where({ instance, supersedes: id, deletedAt: null })
    .first('id', 'number');
  if (begun) fail('REPORT_BEING_CORRECTED', { id: begun.id, number: begun.number });
}

/** Moves the audits of the final report to its correction. */
export const takeOver = (call: TransactionCall, correction: Row): Promise<void> =>
  move(call, correction.supersedes, correction.id, correction);

/** Moves the audits of a deleted correction back to the final report. */
export const giveBack = (call: TransactionCall, correction: Row): Promise<void> =>
  move(call, correction.id, correction.supersedes, correction);

async function move(call: TransactionCall, from: unknown, to: unknown, { instance }: Row): Promise<void> {
  const system = inAccount(call, { instance });
  const held: { id: string }[] = await call
    .db('audits')
    .where({ instance, report: from, deletedAt: null })
    .select('id');
  for (const { id } of held) await updateRecord(system, definitions.audits, id, { report: to });
}

const inAccount = (call: TransactionCall, { instance }: Row): TransactionCall => ({
  ...asSystem(call, String(instance)),
  db: call.db,
});
