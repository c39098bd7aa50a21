import type { planInspection as contract } from '@plumbline/resources/commands/planning';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { fail } from '../../base/errors/errors';
import { type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { getTyped, type Typed, typed } from '../../entities/typedRecords';
import { addEquipments } from './changeEquipments';
import { recountPlanning } from './recountPlanning';

/**
 * Makes an appointment with its inspections. One piece that cannot be inspected refuses the whole (PLANNING_REFUSED names each with its code), so that nobody travels half-planned.
 */
export async function planInspection(
  call: Call,
  body: InputOf<typeof contract>,
): Promise<Typed<'auditPlannings'>> {
  const { planning: draft, equipments, confirmedOtherLocation } = body;
  if (equipments.length === 0) fail('PLANNING_EMPTY');
  return inTransaction(call, async (inner) => {
    const planning = typed('auditPlannings', await createRecord(inner, definitions.auditPlannings, draft));
    await addEquipments(inner, planning, {
      equipments,
      confirmedOtherLocation: confirmedOtherLocation === true,
    });
    await recountPlanning(inner, planning.id);
    return getTyped(inner, 'auditPlannings', planning.id);
  });
}
