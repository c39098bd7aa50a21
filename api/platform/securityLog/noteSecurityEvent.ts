import { entities } from '@plumbline/resources/entities/index';
import type { SecurityEvent } from '@plumbline/resources/entities/securityEvents';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { rowTitle } from '@plumbline/resources/language/rowTitle';
import type { Knex } from 'knex';
import { asSystem, type Call } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';

type Subject = Readonly<Record<string, unknown>>;
export type SecurityEventKind = SecurityEvent['kind'];

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** Id of the user who did it, or whose sign-in it was about. */
  user: string | null;
  /** The contact whose rights or data it was about. */
  contact?: Subject | null;
  roleBefore?: string | null;
  roleAfter?: string | null;
  /** Name of an entity. */
  resource?: string | null;
  count?: number;
  detail?: string | null;
  address?: string;
  userAgent?: string;
}

/** Records an event in these accounts, in the transaction of the call if it has one. */
export async function noteSecurityEvent(
  { db, now }: Pick<Call, 'db' | 'now'>,
  instances: readonly string[],
  { contact, ...event }: NewSecurityEvent,
): Promise<void> {
  if (instances.length === 0) return;
  const person = event.user ? await personName(db, event.user) : null;
  const row = {
    ...event,
    // The system user's id belongs to no user row.
    user: person === null ? null : event.user,
    person,
    subject: contact ? rowTitle(entities.contacts, contact) : null,
    happenedAt: now.toISOString(),
  };
  for (const instance of new Set(instances))
    await createRecord(asSystem({ db, now }, instance), entities.securityEvents, row);
}

/** The accounts concerned by a user's sign-in: those the person is a member of, and the provider's for its staff. */
export async function accountsOfUser(db: Knex, user: string): Promise<string[]> {
  const members: { instance: string }[] = await db('contacts')
    .join('instances', 'instances.id', 'contacts.instance')
    .where({ 'contacts.user': user, 'contacts.deletedAt': null, 'instances.deletedAt': null })
    .distinct('contacts.instance');
  const staff = await db('users').where({ id: user }).whereNotNull('systemRole').first('id');
  return [...members.map(({ instance }) => instance), ...(staff ? [CATALOGUE_ID] : [])];
}

/** Records an event about a user's sign-in in each of them. */
export const noteAtSignIn = async (
  call: Pick<Call, 'db' | 'now'>,
  event: NewSecurityEvent & { user: string },
): Promise<void> => noteSecurityEvent(call, await accountsOfUser(call.db, event.user), event);

async function personName(db: Knex, user: string): Promise<string | null> {
  const row = await db('users').where({ id: user }).first('firstName', 'lastName', 'email');
  return row ? [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email : null;
}
