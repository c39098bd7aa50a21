import { definitions } from '@plumbline/resources/entities/index';
import { isId } from '@plumbline/resources/language/ids';
import { fail } from '../../base/errors/errors';
import { type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { Row } from '../../entities/rowMapper';
import { getTyped, type Typed, typed } from '../../entities/typedRecords';
import { addEquipments } from './changeEquipments';
import { recountPlanning } from './recountPlanning';

/**
 * Makes an appointment with its inspections: `{planning, equipments: id[], confirmedOtherLocation?}`. One piece that
 * cannot be inspected refuses the whole (PLANNING_REFUSED names each with its code), so that nobody travels half-planned.
 */
export async function planInspection(call: Call, body: Row): Promise<Typed<'auditPlannings'>> {
  const { planning: draft, equipments, confirmedOtherLocation } = body;
  const ids = idList(equipments, 'equipments');
  if (!isRow(draft)) return fail('BAD_REQUEST', { field: 'planning' });
  if (ids.length === 0) fail('PLANNING_EMPTY');
  return inTransaction(call, async (inner) => {
    const planning = typed('auditPlannings', await createRecord(inner, definitions.auditPlannings, draft));
    await addEquipments(inner, planning, {
      equipments: ids,
      confirmedOtherLocation: confirmedOtherLocation === true,
    });
    await recountPlanning(inner, planning.id);
    return getTyped(inner, 'auditPlannings', planning.id);
  });
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const atMost = 5000;

export function idList(value: unknown, field: string): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isId)) return fail('BAD_REQUEST', { field });
  return value.length <= atMost ? value : fail('BAD_REQUEST', { field, max: atMost });
}
