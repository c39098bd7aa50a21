import { definitions } from '@plumbline/resources/entities/index';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import { getTyped, type Typed, typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { addEquipments, removeEquipments } from './changeEquipments';
import { lockOpenPlanning } from './lockOpenPlanning';
import { idList } from './planInspection';
import { recountPlanning } from './recountPlanning';

/**
 * Changes what is on an open planning: `{add?: id[], remove?: id[], auditor?: id, confirmedOtherLocation?}`, all or
 * nothing. Another auditor comes between: what is taken off may be beyond that person, what is put on must not be.
 */
export async function changePlannedEquipments(
  call: Call,
  id: string,
  body: Row,
): Promise<Typed<'auditPlannings'>> {
  const equipments = idList(body.add, 'add');
  const removed = idList(body.remove, 'remove');
  const { auditor = null } = body;
  return inTransaction(call, async (inner) => {
    const locked = await lockOpenPlanning(inner, id);
    await removeEquipments(inner, locked, removed);
    const planning = auditor
      ? typed('auditPlannings', await updateRecord(inner, definitions.auditPlannings, id, { auditor }))
      : locked;
    await addEquipments(inner, planning, {
      equipments,
      confirmedOtherLocation: body.confirmedOtherLocation === true,
    });
    await recountPlanning(inner, id);
    // Of what is left they perhaps see nothing any more; how their own change came out they are told.
    return getTyped(asSystem(inner, planning.instance), 'auditPlannings', id);
  });
}
