import { getTyped, type Typed } from '../audits/typedRecords';
import { asSystem, type Call, inTransaction } from '../entities/call';
import type { Row } from '../entities/rowMapper';
import { addEquipments, removeEquipments } from './changeEquipments';
import { lockOpenPlanning } from './lockOpenPlanning';
import { idList } from './planInspection';
import { recountPlanning } from './recountPlanning';

/** Changes what is on an open planning: `{add?: id[], remove?: id[], confirmedOtherLocation?}`, all or nothing. */
export async function changePlannedEquipments(
  call: Call,
  id: string,
  body: Row,
): Promise<Typed<'auditPlannings'>> {
  const equipments = idList(body.add, 'add');
  const removed = idList(body.remove, 'remove');
  return inTransaction(call, async (inner) => {
    const planning = await lockOpenPlanning(inner, id);
    await removeEquipments(inner, planning, removed);
    await addEquipments(inner, planning, {
      equipments,
      confirmedOtherLocation: body.confirmedOtherLocation === true,
    });
    await recountPlanning(inner, id);
    // Of what is left they perhaps see nothing any more; how their own change came out they are told.
    return getTyped(asSystem(inner, planning.instance), 'auditPlannings', id);
  });
}
