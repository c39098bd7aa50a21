import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { guardSignatures } from '../signatures';

/**
 * A new signature confirms a date and an equipment count that the appointment has or had, since a device may have been
 * offline meanwhile; other values are cleared and shown as unknown. Existing signatures are fixed.
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
  // MySQL returns JSON parsed, MariaDB as text.
  return [planning, ...rows.flatMap(({ before, after }) => [before, after].map(parsed))];
}
const mostStates = 200;
const parsed = (value: unknown): Partial<AuditPlanning> =>
  (typeof value === 'string' ? JSON.parse(value) : value) ?? {};
