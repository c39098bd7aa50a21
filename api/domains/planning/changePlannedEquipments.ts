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
 * Changes the equipment of an open planning, all or nothing. The auditor is changed between removing and adding, since
 * only the remaining and added equipment must be within the new auditor's rights.
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
    // The result is returned even if the user can no longer read these rows.
    return getTyped(asSystem(inner, planning.instance), 'auditPlannings', id);
  });
}
