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
 * Creates an appointment with its inspections, all or none: PLANNING_REFUSED lists each equipment that is not eligible,
 * PLANNING_EMPTY without equipment.
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
