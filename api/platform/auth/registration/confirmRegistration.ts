import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { defaultLanguage, isLanguage } from '@plumbline/resources/language/languages';
import type { RegistrationProblem } from '@plumbline/resources/rules/auth/registration';
import type { Knex } from 'knex';
import type { Api } from '../../../base/context/context';
import { asSystem, inTransaction } from '../../../entities/call';
import { enqueueMail } from '../../mail';
import { findPerson } from '../actors/findPerson';
import type { SignInState } from '../signInState';
import { openAccount } from './openAccount';
import { isRegistrationToken } from './registrationLink';
import { brokerMail } from './registrationMails';
import { type Details, detailsOf, emptied, isPending, type Pending, registrationById } from './registrations';
import { signInOf } from './sendRegistrationMail';

/** The registration behind a link. The reader has access to the address, so nothing needs to be concealed. */
export type OpenedRegistration =
  | { state: 'pending'; row: Pending; details: Details }
  /** `email` of the user it created; null if that was deleted. */
  | { state: 'confirmed'; email: string | null }
  | { state: 'problem'; problem: RegistrationProblem; email: string };

interface Link {
  id: string;
  token: string;
}

/** The registration behind a link, or why the link is invalid. */
export async function openRegistration(
  api: Api,
  state: SignInState,
  link: Link,
): Promise<OpenedRegistration> {
  return read(api.db, { ...link, now: api.now() }, state);
}

/** `validBefore`: the day (`YYYY-MM-DD`) before which the trial ends; null if it had been confirmed before. */
export type Confirmed =
  | { state: 'confirmed'; email: string | null; validBefore: string | null; isBroker: boolean }
  | Exclude<OpenedRegistration, { state: 'confirmed' | 'pending' }>;

/**
 * Creates the account of a registration, once: of two concurrent calls, by this link or that of another registration
 * of the address, the second finds it done. The caller has checked the person's password if needed.
 */
export async function confirmRegistration(api: Api, state: SignInState, link: Link): Promise<Confirmed> {
  const now = api.now();
  const email = (await registrationById(api.db, { id: link.id, now }))?.email;
  return inTransaction(asSystem({ db: api.db, now }, CATALOGUE_ID), async ({ db }) => {
    // Locks all registrations of the address in one order, against deadlocks, before anything is read that a concurrent
    // call may write.
    if (email) await db('registrations').where({ email }).orderBy('id').forUpdate().select('id');
    const opened = await read(db, { ...link, now, lock: true }, state);
    if (opened.state === 'problem') return opened;
    if (opened.state === 'confirmed') return { ...opened, validBefore: null, isBroker: false };
    const { row, details } = opened;
    const { user, validBefore } = await openAccount({ db, now }, row, details);
    await db('registrations')
      .where({ id: row.id })
      .update({ ...emptied, confirmedAt: now, user });
    await db('registrations')
      .where({ email: row.email })
      .update({ ...emptied, replacedAt: now, user });
    const isBroker = details.accountType === 'BROKER';
    if (isBroker) await tellProvider(db, api, state, details);
    return { state: 'confirmed', email: details.email, validBefore, isBroker };
  });
}

async function read(
  db: Knex,
  { id, token, now, lock = false }: Link & { now: Date; lock?: boolean },
  { sealer }: SignInState,
): Promise<OpenedRegistration> {
  const wrong = (problem: RegistrationProblem, email = ''): OpenedRegistration => ({
    state: 'problem',
    problem,
    email,
  });
  if (!isRegistrationToken(sealer, id, token)) return wrong('UserIdEmailMismatch');
  const row = await registrationById(db, { id, now, lock });
  if (!row) return wrong('NoSuchUnconfirmedUser');
  const email = isPending(row) ? null : (row.user && (await findPerson(db, row.user))?.email) || null;
  if (row.replacedAt) return email ? wrong('DuplicateEmail', email) : wrong('UnconfirmedDuplicateEmail');
  if (!isPending(row)) return { state: 'confirmed', email };
  const details = detailsOf(sealer, row);
  const known = await signInOf(db, details.email);
  if (known) return wrong(known.isActive ? 'DuplicateEmail' : 'DuplicateUserName', details.email);
  return { state: 'pending', row, details };
}

/** A broker's rights are granted individually by the provider, so its administrators are notified. */
async function tellProvider(db: Knex, api: Api, { sealer }: SignInState, details: Details): Promise<void> {
  const staff: { id: string; email: string; language: unknown }[] = await db('users')
    .where({ instance: CATALOGUE_ID, systemRole: 'ProviderAdmin', isActive: true, deletedAt: null })
    .select('id', 'email', 'language');
  for (const { id, email: to, language } of staff)
    await enqueueMail(db, {
      mail: brokerMail(details, {
        to,
        language: isLanguage(language) ? language : defaultLanguage,
        link: `${api.config.origin}/brokers/overview`,
      }),
      subject: id,
      sealer,
      now: api.now(),
    });
}
