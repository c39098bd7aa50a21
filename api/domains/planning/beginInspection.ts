import type { beginInspection as contract } from '@plumbline/resources/commands/planning';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { findTyped, getTyped, type Typed } from '../../entities/typedRecords';
import { addEquipments } from './changeEquipments';
import { lockOpenPlanning } from './lockOpenPlanning';
import { recountPlanning } from './recountPlanning';

/**
 * Adds a piece to an open appointment as the inspection `id`, which a device carries out at once, also before the server
 * knows it. PLANNING_REFUSED where the piece cannot be inspected now.
 */
export async function beginInspection(
  call: Call,
  id: string,
  { planning: wanted, equipment, checklist: frozen }: InputOf<typeof contract>,
): Promise<Typed<'audits'>> {
  return inTransaction(call, async (inner) => {
    const planning = await lockOpenPlanning(inner, wanted);
    const system = asSystem(inner, planning.instance);
    const known = await findTyped(system, 'audits', id);
    if (known) {
      const isSame = known.planning === planning.id && known.equipment === equipment;
      return isSame ? known : fail('NOT_FOUND', { resource: 'audits', id });
    }
    const checklist = await getTyped(system, 'checklists', frozen);
    const added = await addEquipments(inner, planning, {
      equipments: [equipment],
      confirmedOtherLocation: true,
      begun: { id, checklist },
    });
    if (added === 0)
      fail('PLANNING_REFUSED', {
        count: 1,
        refusals: [{ equipment, identNumber: null, code: 'ALREADY_PLANNED', appointment: null }],
      });
    await recountPlanning(inner, planning.id);
    return getTyped(system, 'audits', id);
  });
}
