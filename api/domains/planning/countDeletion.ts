import { asSystem, type Call } from '../../entities/call';
import { getTyped, listTyped } from '../../entities/typedRecords';

/** What the deletion of an appointment takes along and what it leaves. */
export async function countDeletion(call: Call, id: string): Promise<{ count: number; kept: number }> {
  const { instance } = await getTyped(call, 'auditPlannings', id);
  const audits = await listTyped(asSystem(call, instance), 'audits', { filter: { planning: id } });
  const kept = audits.filter((audit) => audit.isFinished).length;
  return { count: audits.length - kept, kept };
}
