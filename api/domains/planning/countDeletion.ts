import { asSystem, type Call } from '../../entities/call';
import { getTyped, listTyped } from '../../entities/typedRecords';

/** Number of inspections deleted together with an appointment, and of those kept. */
export async function countDeletion(call: Call, id: string): Promise<{ count: number; kept: number }> {
  const { instance } = await getTyped(call, 'auditPlannings', id);
  const audits = await listTyped(asSystem(call, instance), 'audits', { filter: { planning: id } });
  const kept = audits.filter((audit) => audit.isFinished).length;
  return { count: audits.length - kept, kept };
}
