import { auditType } from '@plumbline/resources/choices';
import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/permissions';
import type { Suggestion } from '@plumbline/resources/suggestions/suggestions';
import type { Call } from '../entities/call';
import { whereOf } from '../entities/listRecords';
import { selectRows } from '../entities/selectRows';

const most = 50;

// Planned for this type of inspection already; what an appointment has behind it counts no more.
const isPlanned = `exists (select 1 from audits a join auditPlannings p on p.id = a.planning
  where a.equipment = t.equipment and a.type = t.type and a.deletedAt is null and coalesce(a.isFinished, 0) = 0 and coalesce(a.isMissed, 0) = 0
  and p.deletedAt is null and p.state = 'open')`;
const isHidden = `exists (select 1 from hiddenSuggestions h where h.user = ? and h.instance = t.instance
  and h.deletedAt is null and h.location = t.location and (h.until is null or h.until >= ?))`;

/**
 * Places with mandatory inspections that are due until this day and stand in no open appointment, as far as the person may
 * see the equipment and did not put it aside; the most overdue first, at most 50. Whoever may not plan is suggested nothing.
 */
export async function readSuggestions(
  call: Call,
  { today, until }: { today: string; until: string },
): Promise<Suggestion[]> {
  const entity = entities.inspectionDuties;
  if (!mayEver(entities.auditPlannings, 'create', call.actor) || !mayEver(entity, 'read', call.actor))
    return [];
  // What is archived or scrapped has no date.
  const where = whereOf(call, entity, {
    isMandatory: true,
    type: [...auditType.values],
    nextDate_lte: until,
  });
  const rows = await selectRows(
    call.db,
    `select t.location, max(t.owner) as owner, count(distinct t.equipment) as amount,
       count(distinct if(t.nextDate < ?, t.equipment, null)) as overdue, min(t.nextDate) as firstDue
     from inspectionDuties t join equipments e on e.id = t.equipment and coalesce(e.isTraceable, 1) = 1
     where ${where.sql} and not ${isPlanned} and not ${isHidden}
     group by t.location order by firstDue, t.location limit ${most}`,
    [today, ...where.bindings, call.actor.user, today],
  );
  return rows.map((row) => ({
    location: String(row.location),
    owner: row.owner === null ? null : String(row.owner),
    count: Number(row.amount),
    overdue: Number(row.overdue),
    firstDue: String(row.firstDue),
  }));
}
