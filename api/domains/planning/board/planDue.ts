import type { planDue as contract } from '@plumbline/resources/commands/planningBoard';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { downwards } from '@plumbline/resources/rules/places/locationTree';
import { fail } from '../../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { getTyped, listTyped, type Typed, typed } from '../../../entities/typedRecords';
import { addEquipments } from '../changeEquipments';
import { checkPlanningEligibility } from '../checkPlanningEligibility';
import { recountPlanning } from '../recountPlanning';

/**
 * Creates an appointment with all that is due at its location for its type and can be planned; PLANNING_EMPTY if there
 * is nothing.
 */
export async function planDue(
  call: Call,
  { planning: draft, dueUntil, includesBelow }: InputOf<typeof contract>,
): Promise<Typed<'auditPlannings'>> {
  return inTransaction(call, async (inner) => {
    const planning = typed('auditPlannings', await createRecord(inner, definitions.auditPlannings, draft));
    const { instance, location } = planning;
    const places = includesBelow
      ? downwards(await listTyped(asSystem(inner, instance), 'locations'), location)
      : [location];
    const present = await listTyped(inner, 'equipments', {
      filter: { location: [...places], isArchived: false },
    });
    const due = (await checkPlanningEligibility(inner, planning, present)).filter(
      ({ obstacle, mandatoryDate }) =>
        obstacle === null && mandatoryDate !== null && mandatoryDate <= dueUntil,
    );
    if (due.length === 0) fail('PLANNING_EMPTY');
    await addEquipments(inner, planning, {
      equipments: due.map(({ equipment }) => equipment.id),
      confirmedOtherLocation: false,
    });
    await recountPlanning(inner, planning.id);
    return getTyped(inner, 'auditPlannings', planning.id);
  });
}
