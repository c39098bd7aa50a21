import type { inviteContact as contract } from '@plumbline/resources/commands/people';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { isLanguage, type Language } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { signInRole } from '@plumbline/resources/rules/people/signInRole';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import type { TransactionCall } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';
import { lockRow, updateRecord } from '../../../entities/updateRecord';
import { mailBrandOf } from '../../brands';
import { findPerson } from '../actors/findPerson';
import { userByEmail } from '../flow/findUser';
import { isOwner } from '../isOwner';
import { mailedPage } from '../issuer/embeddedClient';
import { attemptLimits } from '../passwords/attemptLimits';
import { emailKey } from '../registration/registrations';
import { isLastOwner, readStaff } from '../staff';
import { makeInvitation, withdrawInvitations } from './invitations';
import { enqueueInvitation } from './sendInvitation';

const { contacts } = definitions;
type Wish = InputOf<typeof contract>;

/**
 * Invites a contact to sign in by a one-time link, valid for 14 days, sent to its address. `language` applies to the
 * mail if the address has no user yet. The answer does not disclose whether it has one.
 */
export async function inviteContact(api: Api, call: Call, id: string, wish: Wish): Promise<Row> {
  await slowDown(api, call);
  return inTransaction(call, async (inner) => {
    const contact = await lockRow(inner, contacts, id, 'update');
    const email = await checkInvitable(inner, contact);
    await checkSeats(inner, contact);
    const link = await makeInvitation(inner.db, {
      contact: id,
      instance: String(contact.instance),
      email,
      invitedBy: call.actor.user,
      now: call.now,
    });
    const language = await languageFor(inner, email, wish.language);
    const brand = await mailBrandOf(inner, String(contact.instance));
    await enqueueInvitation(api, inner, {
      contact: id,
      instance: String(contact.instance),
      name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
      email,
      language,
      link: mailedPage(api.config, '/invitation', { language, token: link.secret, brand }),
      expiresOn: dayOf(link.expiresAt),
      inviter: (await findPerson(inner.db, call.actor.user))?.name ?? call.actor.email,
      account: await accountName(inner, contact.instance),
    });
    return updateRecord({ ...asSystem(inner, String(contact.instance)), db: inner.db }, contacts, id, {
      invitationState: 'INVITED',
      invitedAt: call.now.toISOString(),
      invitationExpiresAt: link.expiresAt.toISOString(),
    });
  });
}

/** Invites again with a new link; the previous one becomes invalid. */
export async function resendInvitation(api: Api, call: Call, id: string, wish: Wish): Promise<Row> {
  await requireOpenInvitation(call, id);
  return inviteContact(api, call, id, wish);
}

/** Withdraws an invitation that was not accepted. */
export async function withdrawInvitation(call: Call, id: string): Promise<Row> {
  return inTransaction(call, async (inner) => {
    const contact = await lockRow(inner, contacts, id, 'update');
    if (!isOpen(contact)) fail('INVITATION_NOT_OPEN');
    await withdrawInvitations(inner.db, id, call.now);
    return updateRecord({ ...asSystem(inner, String(contact.instance)), db: inner.db }, contacts, id, {
      invitationState: 'WITHDRAWN',
      invitationExpiresAt: null,
    });
  });
}

/** Unlinks contact and user; the user stays for other accounts, and rows that refer to the contact stay. */
export async function endAccess(call: Call, id: string): Promise<Row> {
  return inTransaction(call, async (inner) => {
    const contact = await lockRow(inner, contacts, id, 'update');
    if (!contact.user) fail('INVITATION_NOT_OPEN');
    if (contact.instanceRole === 'Owner' && !isOwner(call.actor)) fail('OWNER_CHANGES_OWNERS');
    if (isLastOwner(await readStaff(inner, contact.instance), id)) fail('LAST_OWNER');
    if (contact.id === call.actor.contact) fail('CANNOT_CHANGE_OWN_RIGHTS');
    return updateRecord({ ...asSystem(inner, String(contact.instance)), db: inner.db }, contacts, id, {
      user: null,
      invitationState: null,
      invitedAt: null,
      invitationExpiresAt: null,
    });
  });
}

const isOpen = (contact: Row): boolean =>
  contact.invitationState === 'INVITED' || contact.invitationState === 'EXPIRED';

async function requireOpenInvitation(call: Call, id: string): Promise<void> {
  await inTransaction(call, async (inner) => {
    if (!isOpen(await lockRow(inner, contacts, id, 'update'))) fail('INVITATION_NOT_OPEN');
  });
}

/** Rate limit per sender: these mails go to strangers in the name of the account. */
async function slowDown(api: Api, { actor }: Call): Promise<void> {
  const wait = await attemptLimits(api.db, 'invitation').take({
    account: actor.instance,
    address: actor.user,
  });
  if (wait !== null) fail('TOO_MANY_REQUESTS', { seconds: wait });
}

async function checkInvitable(call: TransactionCall, contact: Row): Promise<string> {
  if (contact.user) fail('ALREADY_SIGNS_IN');
  const email = typeof contact.emailAddress === 'string' ? contact.emailAddress.trim() : '';
  if (email === '') failFields({ emailAddress: { message: 'validation.required' } });
  if (signInRole(contact) === null) failFields({ instanceRole: { message: 'validation.required' } });
  if (contact.instanceRole === 'Owner' && !isOwner(call.actor)) fail('OWNER_MAKES_OWNERS');
  const other = await call
    .db('contacts as c')
    .join('users as u', 'u.id', 'c.user')
    .where({ 'c.instance': contact.instance, 'c.deletedAt': null, 'u.emailKey': emailKey(email) })
    .first('c.id');
  // Members of the account are visible to the caller; users of other accounts are not disclosed.
  if (other) fail('ALREADY_SIGNS_IN');
  return email;
}

async function checkSeats(call: TransactionCall, contact: Row): Promise<void> {
  const { users, maxUsers } = await readStaff(call, contact.instance);
  if (maxUsers === null) return;
  const invited: { id: string }[] = await call
    .db('contacts')
    .where({ instance: contact.instance, deletedAt: null, invitationState: 'INVITED', user: null })
    .where('invitationExpiresAt', '>', call.now)
    .whereNot({ id: contact.id })
    .select('id');
  if (users.size + invited.length >= maxUsers) fail('MAX_USERS', { max: maxUsers });
}

async function languageFor(call: TransactionCall, email: string, wished: unknown): Promise<Language> {
  const user = await userByEmail(call.db, email);
  const person = user ? await findPerson(call.db, user) : null;
  return person?.language ?? (isLanguage(wished) ? wished : call.actor.language);
}

async function accountName(call: TransactionCall, instance: unknown): Promise<string> {
  const row = await call.db('instances').where({ id: instance }).first('companyName');
  return String(row?.companyName ?? '');
}
