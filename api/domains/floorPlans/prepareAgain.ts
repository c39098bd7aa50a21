import { definitions } from '@plumbline/resources/entities/index';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { orderPreparation } from './planHooks';

/** Prepares a plan whose preparation failed once more from its file. PLAN_NOT_FAILED if it waits or is ready. */
export function prepareAgain(call: Call, id: string): Promise<Record<never, never>> {
  return inTransaction(call, async (inner) => {
    const plan = await lockRow(inner, definitions.floorPlans, id, 'update');
    if (plan.state !== 'failed') fail('PLAN_NOT_FAILED', { id });
    const system = { ...asSystem(inner, String(plan.instance)), db: inner.db };
    await updateRecord(system, definitions.floorPlans, id, { state: 'waiting', failure: null });
    await orderPreparation(inner, plan);
    return {};
  });
}
