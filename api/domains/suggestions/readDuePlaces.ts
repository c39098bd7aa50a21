import { entities } from '@plumbline/resources/entities/index';
import { auditType } from '@plumbline/resources/language/choices/choices';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { Suggestion } from '@plumbline/resources/rules/suggestions/suggestions';
import type { Call } from '../../entities/call';
import { whereOf } from '../../entities/listRecords';
import { selectRows } from '../../entities/selectRows';

export interface DueAtPlace extends Suggestion {
  /** Number of pieces of each category. */
  byCategory: Map<string | null, number>;
}

// Each subquery returns a small set and runs once, where a lookup per duty would run 200,000 times. `planned`: open
// audits, whatever their type, since a piece can be on one open appointment only; finished and missed ones do not count.
const planned = `select a.equipment from auditPlannings p join audits a on a.planning = p.id
  where p.instance = ? and p.deletedAt is null and p.state = 'open' and a.deletedAt is null
  and coalesce(a.isFinished, 0) = 0 and coalesce(a.isMissed, 0) = 0 and a.equipment is not null`;
const notFound =
  'select e.id from equipments e where e.instance = ? and e.deletedAt is null and e.isTraceable = 0';
const hidden = `select h.location from hiddenSuggestions h where h.user = ? and h.instance = ? and h.deletedAt is null
  and h.location is not null and (h.until is null or h.until >= ?)`;

/**
 * Mandatory inspections due until this day that can be planned, by location, customer and type, restricted to equipment
 * the user may see and without hidden locations; the most overdue first. Empty without the right to plan.
 */
export async function readDuePlaces(
  call: Call,
  { today, until }: { today: string; until: string },
): Promise<DueAtPlace[]> {
  const entity = entities.inspectionDuties;
  if (!mayEver(entities.auditPlannings, 'create', call.actor) || !mayEver(entity, 'read', call.actor))
    return [];
  const { instance } = call.actor;
  // Archived or scrapped equipment has no next date.
  const where = whereOf(call, entity, {
    isMandatory: true,
    type: [...auditType.values],
    nextDate_lte: until,
  });
  const rows = await selectRows(
    call.db,
    `select t.location, t.owner, t.type, t.category, count(distinct t.equipment) as amount,
       count(distinct if(t.nextDate < ?, t.equipment, null)) as overdue, min(t.nextDate) as firstDue
     from inspectionDuties t
     where ${where.sql} and t.regulation is not null and t.equipment not in (${planned}) and t.equipment not in (${notFound})
       and t.location not in (${hidden})
     group by t.location, t.owner, t.type, t.category`,
    [today, ...where.bindings, instance, instance, call.actor.user, instance, today],
  );
  const places = new Map<string, DueAtPlace>();
  for (const row of rows) add(places, row);
  return [...places.values()].sort(
    (one, other) =>
      one.firstDue.localeCompare(other.firstDue) ||
      one.location.localeCompare(other.location) ||
      one.type.localeCompare(other.type),
  );
}

/** A piece has one category, so that counts of categories add up. */
function add(places: Map<string, DueAtPlace>, row: Readonly<Record<string, unknown>>): void {
  const key = `${row.location}|${row.owner}|${row.type}`;
  const firstDue = String(row.firstDue);
  const known = places.get(key);
  const place: DueAtPlace = known ?? {
    location: String(row.location),
    owner: row.owner === null ? null : String(row.owner),
    type: auditType.values.find((type) => type === row.type) ?? 'expert',
    count: 0,
    overdue: 0,
    firstDue,
    byCategory: new Map(),
  };
  place.count += Number(row.amount);
  place.overdue += Number(row.overdue);
  if (firstDue < place.firstDue) place.firstDue = firstDue;
  place.byCategory.set(row.category === null ? null : String(row.category), Number(row.amount));
  places.set(key, place);
}
