import { definitions } from '@plumbline/resources/entities/index';
import { planningCounts } from '@plumbline/resources/rules/planning/planningCounts';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

interface Listed {
  instance: string;
  isFinished: unknown;
  isMissed: unknown;
  category: string | null;
}

/** Updates a planning's counts and categories from its inspections. */
export async function recountPlanning(call: TransactionCall, planning: string | null): Promise<void> {
  const system = { ...asSystem(call, call.actor.instance), db: call.db };
  // A finished inspection outlives its appointment.
  if (!(await findTyped(system, 'auditPlannings', planning))) return;
  const rows: Listed[] = await call
    .db('audits')
    .where({ planning, instance: call.actor.instance, deletedAt: null })
    .select('instance', 'isFinished', 'isMissed', 'category');
  const audits = rows.map((row) => ({
    isFinished: Boolean(row.isFinished),
    isMissed: Boolean(row.isMissed),
  }));
  const categories = [...new Set(rows.flatMap((row) => row.category ?? []))].sort();
  await updateRecord(system, definitions.auditPlannings, String(planning), {
    ...planningCounts(audits),
    categories,
  });
}
