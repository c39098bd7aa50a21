import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { nameOfActor } from '../../entities/nameOfActor';
import { updateRecord } from '../../entities/updateRecord';

/**
 * Records on the inspections with these results that their lock was lifted, when, by whom and why; shown in reports.
 */
export async function liftLocks(
  call: TransactionCall,
  equipment: string,
  results: readonly string[],
  liftReason: string,
): Promise<void> {
  const system = { ...asSystem(call, call.actor.instance), db: call.db };
  const locking: { id: string }[] = await call
    .db('audits')
    .where({ instance: call.actor.instance, equipment, isFinished: 1, deletedAt: null, liftedAt: null })
    .whereIn('result', [...results])
    .select('id');
  const liftedBy = await nameOfActor(call);
  for (const { id } of locking)
    await updateRecord(system, definitions.audits, id, {
      liftedAt: call.now.toISOString(),
      liftedBy,
      liftReason: liftReason || null,
    });
}
