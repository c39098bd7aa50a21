import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

/** Updates the equipment's number of open measures; as system, since the inspector may only read it. */
export async function recountMeasures(
  call: TransactionCall,
  equipment: string | null,
  instance: string,
): Promise<void> {
  const system = { ...asSystem(call, instance), db: call.db };
  if (!equipment || !(await findTyped(system, 'equipments', equipment))) return;
  const [counted] = await call
    .db('deficiencies')
    .where({ instance, equipment, deletedAt: null, isNotAsked: false })
    .whereNot('status', 'COMPLETED')
    .count({ open: '*' });
  await updateRecord(system, definitions.equipments, equipment, { openMeasures: Number(counted?.open ?? 0) });
}
