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
  /** The sign-in of the person who did it, or at which it happened. */
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

/** Keeps an event in these accounts, in the transaction of the call where it has one. */
export async function noteSecurityEvent(
  { db, now }: Pick<Call, 'db' | 'now'>,
  instances: readonly string[],
  { contact, ...event }: NewSecurityEvent,
): Promise<void> {
  if (instances.length === 0) return;
  const person = event.user ? await personName(db, event.user) : null;
  const row = {
    ...event,
    // The product's own work goes by an id that nobody signs in with.
    user: person === null ? null : event.user,
    person,
    subject: contact ? rowTitle(entities.contacts, contact) : null,
    happenedAt: now.toISOString(),
  };
  for (const instance of new Set(instances))
    await createRecord(asSystem({ db, now }, instance), entities.securityEvents, row);
}

/** The accounts whose owners answer for this sign-in: where the person is a member, and the provider's for its staff. */
export async function accountsOfUser(db: Knex, user: string): Promise<string[]> {
  const members: { instance: string }[] = await db('contacts')
    .join('instances', 'instances.id', 'contacts.instance')
    .where({ 'contacts.user': user, 'contacts.deletedAt': null, 'instances.deletedAt': null })
    .distinct('contacts.instance');
  const staff = await db('users').where({ id: user }).whereNotNull('systemRole').first('id');
  return [...members.map(({ instance }) => instance), ...(staff ? [CATALOGUE_ID] : [])];
}

/** The same of an event that concerns the sign-in itself, in each of them. */
export const noteAtSignIn = async (
  call: Pick<Call, 'db' | 'now'>,
  event: NewSecurityEvent & { user: string },
): Promise<void> => noteSecurityEvent(call, await accountsOfUser(call.db, event.user), event);

async function personName(db: Knex, user: string): Promise<string | null> {
  const row = await db('users').where({ id: user }).first('firstName', 'lastName', 'email');
  return row ? [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email : null;
}
