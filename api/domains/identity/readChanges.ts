import type { StaffMember } from '@plumbline/resources/commands/identity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

type Change = StaffMember['changes'][number];
interface Subject {
  user: string;
  contact: string | null;
}

/** Fields that grant or revoke system rights, by entity. */
const decisive = {
  users: ['systemRole', 'isActive'],
  contacts: ['instanceRole'],
} as const;
type Resource = keyof typeof decisive;

/** Changes in the rights of these people, by row, newest first. */
export async function readChanges(db: Knex, people: readonly Subject[]): Promise<Map<string, Change[]>> {
  const users = people.map(({ user }) => user);
  const contacts = people.flatMap(({ contact }) => contact ?? []);
  const found = new Map<string, Change[]>();
  for (const [resource, ids] of [
    ['users', users],
    ['contacts', contacts],
  ] as const) {
    if (ids.length === 0) continue;
    for (const row of await historyOf(db, resource, ids))
      for (const change of changesIn(resource, row))
        found.set(row.recordId, [...(found.get(row.recordId) ?? []), change]);
  }
  return found;
}

/** Changes of the user and the contact, merged, newest first. */
export const changesOf = (changes: ReadonlyMap<string, Change[]>, { user, contact }: Subject): Change[] =>
  [...(changes.get(user) ?? []), ...(contact ? (changes.get(contact) ?? []) : [])]
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, most);

const most = 20;

interface Entry {
  recordId: string;
  at: Date;
  before: unknown;
  after: unknown;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

const historyOf = (db: Knex, resource: Resource, ids: readonly string[]): Promise<Entry[]> =>
  db('history as h')
    .leftJoin('users as u', 'u.id', 'h.user')
    .where('h.resource', resource)
    .whereIn('h.recordId', [...ids])
    // The index starts with the account.
    .whereIn(
      'h.instance',
      resource === 'users'
        ? [CATALOGUE_ID]
        : db('contacts')
            .whereIn('id', [...ids])
            .distinct('instance'),
    )
    .where((any) => {
      for (const field of decisive[resource])
        any.orWhereRaw(`json_contains_path(coalesce(h.after, '{}'), 'one', ?)`, [`$.${field}`]);
    })
    .orderBy('h.changeNumber', 'desc')
    .select('h.recordId', 'h.at', 'h.before', 'h.after', 'u.firstName', 'u.lastName', 'u.email');

function changesIn(resource: Resource, { at, before, after, ...by }: Entry): Change[] {
  const [was, is] = [parsed(before), parsed(after)];
  return decisive[resource].flatMap((field) => {
    if (!(field in is)) return [];
    // `isActive` of a new user is no change.
    if (field === 'isActive' && Object.keys(was).length === 0) return [];
    return [
      {
        at: at.toISOString(),
        by: [by.firstName, by.lastName].filter(Boolean).join(' ') || by.email,
        field: `${resource}.${field}`,
        before: textOf(was[field]),
        after: textOf(is[field]),
      },
    ];
  });
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

function parsed(value: unknown): Record<string, unknown> {
  // MySQL returns JSON parsed, MariaDB as text.
  return typeof value === 'string' ? JSON.parse(value) : ((value as Record<string, unknown> | null) ?? {});
}
