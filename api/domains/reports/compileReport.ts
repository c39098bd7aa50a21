import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';

/** Assigns the planning's finished audits without a report to this one; returns the number of audits of the report. */
export async function compileReport(call: TransactionCall, report: Row): Promise<number> {
  const { id, instance, planning } = report;
  const system = { ...asSystem(call, String(instance)), db: call.db };
  // A correction contains only the audits of the corrected report.
  const loose: { id: string }[] = report.supersedes
    ? []
    : await call
        .db('audits')
        .where({ instance, planning, isFinished: 1, deletedAt: null, report: null })
        .select('id');
  for (const audit of loose) await updateRecord(system, definitions.audits, audit.id, { report: id });
  const [counted] = await call
    .db('audits')
    .where({ instance, report: id, deletedAt: null })
    .count({ count: '*' });
  return Number(counted?.count ?? 0);
}
