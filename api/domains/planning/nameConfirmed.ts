import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { guardSignatures } from '../signatures';

/**
 * A new signature confirms a day and a number of pieces that the appointment has or had, also where the device was without
 * network meanwhile; of anything else nothing is kept, and the screens say that it is unknown. What was signed stays.
 */
export async function nameConfirmed(
  call: TransactionCall,
  before: AuditPlanning | null,
  after: AuditPlanning,
): Promise<void> {
  const added = guardSignatures(before?.signatures, after.signatures, call);
  if (added.length === 0) return;
  const states: Partial<AuditPlanning>[] = [after, ...(before ? await statesOf(call, before) : [])];
  for (const one of added) {
    if (!states.some(({ datePlanned }) => datePlanned === one.forDate)) one.forDate = null;
    if (!states.some(({ plannedCount }) => plannedCount === one.forCount)) one.forCount = null;
  }
}

async function statesOf(call: TransactionCall, planning: AuditPlanning): Promise<Partial<AuditPlanning>[]> {
  const rows: Row[] = await call
    .db('history')
    .where({ instance: planning.instance, resource: 'auditPlannings', recordId: planning.id })
    .orderBy('version', 'desc')
    .limit(mostStates)
    .select('before', 'after');
  // MySQL hands JSON over parsed, MariaDB as text.
  return [planning, ...rows.flatMap(({ before, after }) => [before, after].map(parsed))];
}
const mostStates = 200;
const parsed = (value: unknown): Partial<AuditPlanning> =>
  (typeof value === 'string' ? JSON.parse(value) : value) ?? {};
