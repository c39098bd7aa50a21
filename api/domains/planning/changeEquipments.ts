import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import { definitions } from '@plumbline/resources/entities/index';
import type { Appointment, Obstacle } from '@plumbline/resources/rules/planning/whyNotChoosable';
import { fail } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import type { TransactionCall } from '../../entities/hooks';
import { listTyped, type Typed } from '../../entities/typedRecords';
import { checkPlanningEligibility } from './checkPlanningEligibility';
import { freezeRegulation } from './freezeRegulation';
import { insertAudits } from './insertAudits';

/** Why equipment could not be added to, or removed from, a planning. */
export interface EquipmentRefusal {
  equipment: string;
  identNumber: string | null;
  code: Obstacle | 'NOT_FOUND' | 'ALREADY_INSPECTED';
  appointment: Appointment | null;
}

interface Additions {
  equipments: readonly string[];
  confirmedOtherLocation: boolean;
  /** Id and checklist of the inspection, if a device has begun it; only for a single piece. */
  begun?: { id: string; checklist: Typed<'checklists'> };
}

/**
 * Adds equipment to a planning, all or none; equipment already on it is not changed. Returns the number added.
 * PLANNING_REFUSED with each reason.
 */
export async function addEquipments(
  call: TransactionCall,
  planning: AuditPlanning,
  wanted: Additions,
): Promise<number> {
  const present = await listTyped(asSystem(call, planning.instance), 'audits', {
    filter: { planning: planning.id },
  });
  const already = new Set(present.map((audit) => audit.equipment));
  const ids = [...new Set(wanted.equipments)].filter((id) => !already.has(id));
  const found = await listTyped(call, 'equipments', { filter: { id: ids } });
  const byId = new Map(found.map((equipment) => [equipment.id, equipment]));
  const equipments = ids.map((id) => byId.get(id)).filter((equipment) => equipment !== undefined);
  const eligibilities = await checkPlanningEligibility(call, planning, equipments);
  const unknown = ids
    .filter((id) => !byId.has(id))
    .map(
      (id): EquipmentRefusal => ({ equipment: id, identNumber: null, code: 'NOT_FOUND', appointment: null }),
    );
  // The device may have an earlier version of the regulation, but not another regulation.
  const isOther = ({ regulation }: { regulation: { id: string } | null }) =>
    wanted.begun !== undefined && regulation !== null && wanted.begun.checklist.regulation !== regulation.id;
  const judged = eligibilities.map((one) =>
    isOther(one) ? { ...one, obstacle: 'NO_REGULATION_OF_TYPE' as const } : one,
  );
  const refused = judged.flatMap(({ equipment, obstacle, appointment }): EquipmentRefusal[] =>
    obstacle === null || (obstacle === 'OTHER_LOCATION' && wanted.confirmedOtherLocation)
      ? []
      : [{ equipment: equipment.id, identNumber: equipment.identNumber, code: obstacle, appointment }],
  );
  const refusals = [...unknown, ...refused];
  if (refusals.length > 0) fail('PLANNING_REFUSED', { count: refusals.length, refusals });
  const checklists = new Map<string, string>();
  for (const id of new Set(eligibilities.flatMap(({ regulation }) => regulation?.id ?? []))) {
    checklists.set(id, wanted.begun?.checklist.id ?? (await freezeRegulation(call, id)));
  }
  const pieces = eligibilities.flatMap(({ equipment, regulation }) => {
    const checklist = regulation && checklists.get(regulation.id);
    return checklist ? [{ equipment, checklist, ...(wanted.begun ? { id: wanted.begun.id } : {}) }] : [];
  });
  await insertAudits(call, planning, pieces);
  return pieces.length;
}

/**
 * Removes equipment from a planning, all or none. Returns the number removed. PLANNING_REFUSED if one was inspected
 * already.
 */
export async function removeEquipments(
  call: TransactionCall,
  planning: AuditPlanning,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const system = { ...asSystem(call, planning.instance), db: call.db };
  // Equipment the caller may not read is not removed.
  const audits = await listTyped(call, 'audits', {
    filter: { planning: planning.id, equipment: [...new Set(ids)] },
  });
  const done = audits.filter((audit) => audit.isFinished);
  if (done.length > 0) {
    const refusals = done.map(
      (audit): EquipmentRefusal => ({
        equipment: String(audit.equipment),
        identNumber: null,
        code: 'ALREADY_INSPECTED',
        appointment: null,
      }),
    );
    fail('PLANNING_REFUSED', { count: refusals.length, refusals });
  }
  for (const audit of audits) await deleteRecord(system, definitions.audits, audit.id);
  return audits.length;
}
