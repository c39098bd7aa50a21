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
  /** The sign-in that has the address already; null: accepting makes one. */
  user: string | null;
}

/** What a good link leads to, or what is wrong with it. */
export async function openInvitation(
  db: Knex,
  secret: string,
  now: Date,
): Promise<OpenInvitation | InvitationProblem> {
  const invitation = await readInvitation(db, { secret, now });
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
  /** Of the sign-in to be made; null where one exists (its owner has proved to be it) or another issuer keeps passwords. */
  password: string | null;
}

/**
 * Binds the invited contact to the sign-in that has the address, making one where there is none; of two at the same
 * instant one gets it. Answers the address to sign in with, or what stands in the way.
 */
export async function acceptInvitation(
  base: Pick<Call, 'db' | 'now'>,
  { secret, language, password }: Acceptance,
): Promise<{ email: string } | InvitationProblem | 'full'> {
  const { db, now } = base;
  const found = await readInvitation(db, { secret, now });
  if (typeof found === 'string') return found;
  const passwordHash = password === null ? null : await hashPassword(password);
  // Anyone who accepts is who did it, in the history, too.
  const user = (await userByEmail(db, found.email)) ?? newId(now.getTime());
  const actor = { ...asSystem(base, found.instance).actor, user, email: found.email };
  return inTransaction(asSystem({ ...base, actor }, found.instance), async (call) => {
    // The account's turn first: what is counted afterwards is as of now.
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

/** Whether the contact is still the one who was invited, at this address, and may sign in. */
const isStillMeant = (contact: Row, { email }: Pick<Invitation, 'email'>): boolean =>
  !contact.user && contact.emailAddress === email && signInRole(contact) !== null;

function goneAs(error: unknown): null {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
  throw error;
}
