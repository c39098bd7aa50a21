import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Language } from '@plumbline/resources/language/languages';
import { signInRole } from '@plumbline/resources/rules/people/signInRole';
import type { Knex } from 'knex';
import { ApiError } from '../../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import type { Row } from '../../../entities/rowMapper';
import { lockRow, updateRecord } from '../../../entities/updateRecord';
import { userByEmail } from '../flow/findUser';
import { hashPassword } from '../passwords/setPassword';
import { type Invitation, type InvitationProblem, readInvitation } from './invitations';

export interface OpenInvitation {
  email: string;
  account: string;
  /** Id of the user who already has the address; null: accepting creates one. */
  user: string | null;
}

/** The data of a valid link, or why it is invalid; `lock`: as of `readInvitation`. */
export async function openInvitation(
  db: Knex,
  secret: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<OpenInvitation | InvitationProblem> {
  const invitation = await readInvitation(db, { secret, now, lock });
  if (typeof invitation === 'string') return invitation;
  const contact = await db('contacts').where({ id: invitation.contact, deletedAt: null }).first();
  if (!contact || !isStillMeant(contact, invitation)) return 'withdrawn';
  const account = await db('instances').where({ id: invitation.instance }).first('companyName');
  return {
    email: invitation.email,
    account: String(account?.companyName ?? ''),
    user: await userByEmail(db, invitation.email),
  };
}

interface Acceptance {
  secret: string;
  language: Language;
  /**
   * For the user to be created; null if one exists (whose password was checked) or an external issuer has the
   * passwords.
   */
  password: string | null;
}

/**
 * Links the invited contact to the user with the address, creating the user if there is none; of two concurrent calls
 * one succeeds. Returns the address to sign in with, or why it failed.
 */
export async function acceptInvitation(
  base: Pick<Call, 'db' | 'now'>,
  { secret, language, password }: Acceptance,
): Promise<{ email: string } | InvitationProblem | 'full'> {
  const { db, now } = base;
  const found = await readInvitation(db, { secret, now });
  if (typeof found === 'string') return found;
  const passwordHash = password === null ? null : await hashPassword(password);
  // The person who accepts is the author in the history as well.
  const user = (await userByEmail(db, found.email)) ?? newId(now.getTime());
  const actor = { ...asSystem(base, found.instance).actor, user, email: found.email };
  return inTransaction(asSystem({ ...base, actor }, found.instance), async (call) => {
    // The contact's row is locked first, so that users are counted after concurrent writes.
    const contact = await lockRow(call, definitions.contacts, found.contact, 'update').catch(goneAs);
    const invitation = await readInvitation(call.db, { secret, now, lock: true });
    if (typeof invitation === 'string') return invitation;
    if (!contact || !isStillMeant(contact, invitation)) return 'withdrawn';
    if (!(await call.db('users').where({ id: user }).first('id'))) {
      await createRecord({ ...asSystem(call, CATALOGUE_ID), db: call.db }, definitions.users, {
        id: user,
        email: invitation.email,
        firstName: contact.firstName,
        lastName: contact.lastName,
        language,
      });
      if (passwordHash) await call.db('credentials').insert({ user, passwordHash, changedAt: now });
    }
    await updateRecord(call, definitions.contacts, invitation.contact, {
      user,
      invitationState: 'ACCEPTED',
      invitationExpiresAt: null,
    });
    await call.db('invitations').where({ hash: invitation.hash }).update({ usedAt: now });
    return { email: invitation.email };
  }).catch((error) => {
    if (error instanceof ApiError && error.code === 'MAX_USERS') return 'full' as const;
    throw error;
  });
}

/** Whether the contact still has the invited address and no user, and its role may sign in. */
const isStillMeant = (contact: Row, { email }: Pick<Invitation, 'email'>): boolean =>
  !contact.user && contact.emailAddress === email && signInRole(contact) !== null;

function goneAs(error: unknown): null {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
  throw error;
}
