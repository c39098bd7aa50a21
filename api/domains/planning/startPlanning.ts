import { definitions } from '@plumbline/resources/entities/index';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { type Typed, typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { lockOpenPlanning } from './lockOpenPlanning';

/** Sets the start time; a second start has no effect. PLANNING_FINISHED if it is finished. */
export async function startPlanning(call: Call, id: string): Promise<Typed<'auditPlannings'>> {
  return inTransaction(call, async (inner) => {
    const planning = await lockOpenPlanning(inner, id);
    if (planning.dateStarted) return planning;
    const system = { ...asSystem(inner, planning.instance), db: inner.db };
    const dateStarted = call.now.toISOString();
    return typed(
      'auditPlannings',
      await updateRecord(system, definitions.auditPlannings, id, { dateStarted }),
    );
  });
}
