import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

/** Sets the planning's start to that of its first synchronised inspection, unless it has one. */
export async function notePlanningStarted(call: TransactionCall, audit: Audit): Promise<void> {
  const system = { ...asSystem(call, audit.instance), db: call.db };
  const planning = await findTyped(system, 'auditPlannings', audit.planning);
  const dateStarted = audit.dateStarted ?? audit.dateAudited;
  if (!planning || planning.dateStarted || !dateStarted) return;
  await updateRecord(system, definitions.auditPlannings, planning.id, { dateStarted });
}
