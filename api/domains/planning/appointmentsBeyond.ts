import type { appointmentsBeyond as contract } from '@plumbline/resources/commands/planning';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { mayEver } from '@plumbline/resources/language/permissions';
import { givenRights } from '@plumbline/resources/rules/people/givenRights';
import type { AppointmentsBeyond } from '@plumbline/resources/rules/planning/appointmentsBeyond';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call } from '../../entities/call';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { actorOfContact } from '../../platform/auth/actors/actorOfContact';
import { mayInspectAll } from './mayInspectAll';

/**
 * Open appointments of an auditor who would not see all of their equipment with the new rights (the complete rights,
 * see `givenRights`); earliest first, the first ones by name. Read-only. FORBIDDEN for users who may not change rights
 * of contacts.
 */
export async function appointmentsBeyond(
  call: Call,
  id: string,
  rights: InputOf<typeof contract>,
): Promise<AppointmentsBeyond> {
  if (!mayEver(definitions.contacts, 'update', call.actor)) fail('FORBIDDEN', { resource: 'contacts' });
  const { instance } = await getTyped(call, 'contacts', id);
  const auditor = await actorOfContact(call.db, instance, { contact: id, rights: givenRights(rights) });
  if (!auditor) return { count: 0, first: [] };
  const open = await listTyped(asSystem(call, instance), 'auditPlannings', {
    filter: { auditor: id, state: 'open' },
    sort: { field: 'datePlanned', order: 'ASC' },
  });
  const pieces = await piecesOn(
    call,
    open.map((planning) => planning.id),
  );
  const beyond = open.filter(
    (planning) =>
      !mayInspectAll(
        auditor,
        planning,
        pieces.filter((piece) => piece.planning === planning.id),
      ),
  );
  const first = beyond.slice(0, named);
  const places: { id: string; name: string }[] = await call
    .db('locations')
    .whereIn('id', [...new Set(first.map(({ location }) => location))])
    .select('id', 'name');
  return {
    count: beyond.length,
    first: first.map(({ id: planning, title, datePlanned, location }) => ({
      planning,
      title,
      datePlanned,
      locationName: places.find((place) => place.id === location)?.name ?? null,
    })),
  };
}

const named = 5;

interface Piece {
  planning: string;
  location: string | null;
  category: string | null;
}

const piecesOn = (call: Call, plannings: readonly string[]): Promise<Piece[]> =>
  call
    .db('audits')
    .where({ deletedAt: null })
    .whereIn('planning', plannings)
    .distinct('planning', 'location', 'category');
