import type { readBoard as contract } from '@plumbline/resources/commands/planningBoard';
import { definitions, entities } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { dayAfter } from '@plumbline/resources/language/due';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { mayEver } from '@plumbline/resources/language/permissions';
import {
  daysOf,
  mostAppointmentDays,
  mostBoardDays,
} from '@plumbline/resources/rules/planning/planningBoard';
import { fail } from '../../../base/errors/errors';
import type { Call } from '../../../entities/call';
import { whereOf } from '../../../entities/listRecords';
import { selectRows } from '../../../entities/selectRows';
import { listTyped, type Typed } from '../../../entities/typedRecords';
import { type MinutesOf, medianMinutes } from './medianMinutes';
import { namesOf } from './namesOf';

type Board = AnswerOf<typeof contract>;

/** Appointments of a period with their work, the inspectors and their absences; BAD_QUERY beyond twelve weeks. */
export async function readBoard(call: Call, { from, to }: { from: string; to: string }): Promise<Board> {
  if (to < from || to > dayAfter(from, mostBoardDays - 1)) fail('BAD_QUERY', { field: 'to' });
  const [minutesOf, begun, absences] = await Promise.all([
    medianMinutes(call),
    listTyped(call, 'auditPlannings', {
      filter: { datePlanned_gte: dayAfter(from, 1 - mostAppointmentDays), datePlanned_lte: to },
      sort: { field: 'datePlanned', order: 'ASC' },
    }),
    absencesOf(call, { from, to }),
  ]);
  const shown = begun.filter((planning) => (daysOf(planning).at(-1) ?? planning.datePlanned) >= from);
  const [work, owners, locations, inspectors] = await Promise.all([
    workOf(
      call,
      shown.map(({ id }) => id),
      minutesOf,
    ),
    namesOf(
      call,
      'equipmentOwners',
      shown.map(({ owner }) => owner),
    ),
    namesOf(
      call,
      'locations',
      shown.map(({ location }) => location),
    ),
    inspectorsOf(call, shown),
  ]);
  return {
    appointments: shown.map((planning) => {
      const { id, version, title, owner, location, auditor, state, datePlanned, dateUntil } = planning;
      return {
        ...{ id, version, title, owner, location, auditor, datePlanned, dateUntil },
        type: planning.type,
        state: state ?? 'open',
        ownerName: (owner && owners.get(owner)) ?? null,
        locationName: locations.get(location) ?? null,
        ...(work.get(id) ?? { pieces: 0, done: 0, minutes: 0 }),
      };
    }),
    inspectors,
    absences,
  };
}

interface Work {
  pieces: number;
  done: number;
  minutes: number | null;
}

/** Pieces on each appointment, those inspected, and the minutes of all. */
async function workOf(
  call: Call,
  plannings: readonly string[],
  minutesOf: MinutesOf,
): Promise<Map<string, Work>> {
  const work = new Map<string, Work>();
  if (plannings.length === 0) return work;
  const entity: AnyEntity = definitions.audits;
  const where = whereOf(call, entity, { planning: [...plannings] });
  const rows = await selectRows(
    call.db,
    `select t.planning, t.category, t.type, count(*) as pieces, sum(coalesce(t.isFinished, 0)) as done
       from audits t where ${where.sql} group by t.planning, t.category, t.type`,
    where.bindings,
  );
  for (const row of rows) {
    const id = String(row.planning);
    const before = work.get(id) ?? { pieces: 0, done: 0, minutes: 0 };
    const each = minutesOf({ category: row.category ? String(row.category) : null, type: String(row.type) });
    const pieces = Number(row.pieces);
    work.set(id, {
      pieces: before.pieces + pieces,
      done: before.done + Number(row.done),
      minutes: before.minutes === null || each === null ? null : before.minutes + Math.round(each * pieces),
    });
  }
  return work;
}

async function inspectorsOf(
  call: Call,
  plannings: readonly Typed<'auditPlannings'>[],
): Promise<Board['inspectors']> {
  const { auditor } = entities.auditPlannings.fields;
  const filter = isReference(auditor) ? { ...auditor.filter } : {};
  const all = await listTyped(call, 'contacts', { filter });
  const known = new Set(all.map(({ id }) => id));
  const named = plannings.flatMap((planning) => planning.auditor ?? []).filter((id) => !known.has(id));
  const others =
    named.length > 0 ? await listTyped(call, 'contacts', { filter: { id: [...new Set(named)] } }) : [];
  const { compare } = new Intl.Collator(call.actor.language.slice(0, 2));
  return [...all, ...others]
    .map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
      by: `${lastName} ${firstName}`,
    }))
    .sort((one, other) => compare(one.by, other.by))
    .map(({ id, name }) => ({ id, name }));
}

async function absencesOf(
  call: Call,
  { from, to }: { from: string; to: string },
): Promise<Board['absences']> {
  if (!mayEver(entities.absences, 'read', call.actor)) return [];
  const rows = await listTyped(call, 'absences', { filter: { dateFrom_lte: to, dateUntil_gte: from } });
  return rows.map(({ id, contact, dateFrom, dateUntil }) => ({ id, contact, dateFrom, dateUntil }));
}
