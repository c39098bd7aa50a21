import type { Appointment } from '@plumbline/resources/rules/planning/whyNotChoosable';
import type { Call } from '../../entities/call';

interface Found extends Appointment {
  equipment: string;
}

/** The open appointment of each equipment, on plannings other than the given one. */
export async function openAppointments(
  call: Call,
  equipments: readonly string[],
  otherThan: string | null = null,
): Promise<Map<string, Appointment>> {
  const found = new Map<string, Appointment>();
  for (let start = 0; start < equipments.length; start += atOnce) {
    const rows: Found[] = await call
      .db('audits as a')
      .join('auditPlannings as p', 'p.id', 'a.planning')
      .leftJoin('locations as l', 'l.id', 'p.location')
      .where({
        'a.instance': call.actor.instance,
        'a.deletedAt': null,
        'p.deletedAt': null,
        'p.state': 'open',
      })
      .whereIn('a.equipment', equipments.slice(start, start + atOnce))
      .whereRaw('coalesce(a.isFinished, 0) = 0 and coalesce(a.isMissed, 0) = 0 and not p.id <=> ?', [
        otherThan,
      ])
      .orderBy('p.datePlanned', 'desc')
      .select('a.equipment', 'p.id as planning', 'p.title', 'p.datePlanned', 'l.name as locationName');
    for (const { equipment, ...appointment } of rows) found.set(equipment, appointment);
  }
  return found;
}

const atOnce = 1000;
