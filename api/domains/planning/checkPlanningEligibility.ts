import type { AuditRegulation } from '@plumbline/resources/entities/auditRegulations';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { licenseProblem } from '@plumbline/resources/rules/licences/licenseProblem';
import { downwards } from '@plumbline/resources/rules/places/locationTree';
import { regulationsInForce } from '@plumbline/resources/rules/planning/applicableRegulation';
import {
  type Appointment,
  type Obstacle,
  whyNotChoosable,
} from '@plumbline/resources/rules/planning/whyNotChoosable';
import { asSystem, type Call } from '../../entities/call';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { actorOfContact } from '../../platform/auth/actors/actorOfContact';
import { loadCatalogue } from './loadCatalogue';
import { maySee } from './maySee';
import { openAppointments } from './openAppointments';

/** Properties of a planning that decide which equipment is eligible. */
export interface Wanted {
  id: string | null;
  owner: string | null;
  location: string;
  type: string;
  /** The inspecting contact; null: not assigned yet. */
  auditor: string | null;
}

export interface Eligibility {
  equipment: Equipment;
  obstacle: Obstacle | null;
  appointment: Appointment | null;
  regulation: AuditRegulation | null;
  /** Due date by that regulation; null: no such duty. */
  dutyDate: string | null;
  /** The earliest date of a mandatory duty of this type. */
  mandatoryDate: string | null;
  /** No inspection by that regulation is known. */
  isNeverInspected: boolean;
}

/** Whether each equipment can be added to the planning, and by which regulation, or why not. */
export async function checkPlanningEligibility(
  call: Call,
  wanted: Wanted,
  equipments: readonly Equipment[],
): Promise<Eligibility[]> {
  const catalogue = await loadCatalogue(call, equipments);
  const appointments = await openAppointments(
    call,
    equipments.map(({ id }) => id),
    wanted.id,
  );
  const locations = downwards(
    [...catalogue.locations.values()].map(({ id, parent }) => ({ id, parent })),
    wanted.location,
  );
  const applying = equipments.map((equipment) => regulationsInForce(equipment, catalogue));
  const duties = await loadDuties(
    call,
    equipments.map(({ id }) => id),
    wanted.type,
  );
  const dutyOf = (equipment: Equipment, regulation: AuditRegulation | undefined) =>
    duties.get(`${equipment.id}|${regulation?.id}`);
  const dutyDateOf = (equipment: Equipment, regulation: AuditRegulation | undefined) =>
    dutyOf(equipment, regulation)?.nextDate ?? null;
  const mandatoryDateOf = (equipment: Equipment, regulations: readonly AuditRegulation[]) =>
    regulations
      .filter((regulation) => dutyOf(equipment, regulation)?.isMandatory)
      .map((regulation) => dutyDateOf(equipment, regulation))
      .sort(compareDays)
      .at(0) ?? null;
  // Of several regulations of the type, the one due first; without duties, the first in order of precedence.
  const chosen = equipments.map((equipment, index) =>
    (applying[index] ?? [])
      .filter(({ type }) => type === wanted.type)
      .sort((a, b) => compareDays(dutyDateOf(equipment, a), dutyDateOf(equipment, b)))
      .at(0),
  );
  const licences = await listTyped(asSystem(call, call.actor.instance), 'licenses');
  const day = dayOf(call.now);
  const counts = await countCheckpoints(call, chosen);
  const { auditor: contact } = wanted;
  const auditor = contact ? await actorOfContact(call.db, call.actor.instance, { contact }) : null;
  return equipments.map((equipment, index) => {
    const regulation = chosen[index] ?? null;
    const appointment = appointments.get(equipment.id);
    const checkpointCount = regulation ? counts.get(regulation.id) : undefined;
    const subCategory = catalogue.products.get(equipment.product)?.subCategory ?? null;
    const obstacle = whyNotChoosable({
      equipment,
      planning: wanted,
      license: licenseProblem(licences, [equipment.category, subCategory], {
        categories: catalogue.categories,
        day,
      }),
      locations,
      checkpointCount,
      isBeyondAuditor: auditor !== null && !maySee(auditor, equipment),
      hasRegulation: (applying[index] ?? []).length > 0,
      appointment,
    });
    return {
      equipment,
      obstacle,
      appointment: appointment ?? null,
      regulation,
      dutyDate: regulation ? dutyDateOf(equipment, regulation) : null,
      mandatoryDate: mandatoryDateOf(equipment, applying[index] ?? []),
      isNeverInspected: regulation ? dutyOf(equipment, regulation)?.lastDate === null : false,
    };
  });
}

const compareDays = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;

interface LoadedDuty {
  equipment: string;
  regulation: string;
  nextDate: string;
  lastDate: string | null;
  isMandatory: number | boolean;
}

/** Due and last inspection dates for a type of inspection, by equipment and regulation. */
async function loadDuties(
  { db, actor }: Call,
  equipments: readonly string[],
  type: string,
): Promise<Map<string, LoadedDuty>> {
  const rows: LoadedDuty[] = await db('inspectionDuties')
    .where({ instance: actor.instance, type, deletedAt: null })
    .whereIn('equipment', [...equipments])
    .whereNotNull('nextDate')
    .select('equipment', 'regulation', 'nextDate', 'lastDate', 'isMandatory');
  return new Map(rows.map((duty) => [`${duty.equipment}|${duty.regulation}`, duty]));
}

async function countCheckpoints(
  call: Call,
  regulations: readonly (AuditRegulation | undefined)[],
): Promise<Map<string, number>> {
  const system = asSystem(call, call.actor.instance);
  const counts = new Map<string, number>();
  for (const id of new Set(regulations.flatMap((regulation) => regulation?.id ?? []))) {
    const whole = await findTyped(system, 'auditRegulations', id);
    counts.set(id, (whole?.parts ?? []).flatMap(checkpointsOf).length);
  }
  return counts;
}
