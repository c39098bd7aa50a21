import type { changePlannedEquipments as contract } from '@plumbline/resources/commands/planning';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { getTyped, type Typed, typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { addEquipments, removeEquipments } from './changeEquipments';
import { lockOpenPlanning } from './lockOpenPlanning';
import { recountPlanning } from './recountPlanning';

/**
 * Changes what is on an open planning, all or nothing. Another auditor comes between: what is taken off may be beyond that person, what is put on must not be.
 */
export async function changePlannedEquipments(
  call: Call,
  id: string,
  { add, remove, auditor, confirmedOtherLocation }: InputOf<typeof contract>,
): Promise<Typed<'auditPlannings'>> {
  return inTransaction(call, async (inner) => {
    const locked = await lockOpenPlanning(inner, id);
    await removeEquipments(inner, locked, remove ?? []);
    const planning = auditor
      ? typed('auditPlannings', await updateRecord(inner, definitions.auditPlannings, id, { auditor }))
      : locked;
    await addEquipments(inner, planning, {
      equipments: add ?? [],
      confirmedOtherLocation: confirmedOtherLocation === true,
    });
    await recountPlanning(inner, id);
    // Of what is left they perhaps see nothing any more; how their own change came out they are told.
    return getTyped(asSystem(inner, planning.instance), 'auditPlannings', id);
  });
}
