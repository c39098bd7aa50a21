import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';

/** Puts the planning's finished audits that are in no report yet into this one; returns how many the report now has. */
export async function compileReport(call: TransactionCall, report: Row): Promise<number> {
  const { id, instance, planning } = report;
  const system = { ...asSystem(call, String(instance)), db: call.db };
  // A correction holds what the corrected report held, no more.
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
