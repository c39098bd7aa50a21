import type { Actor } from '@plumbline/resources/language/permissions';
import type { RefreshedSession, SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import { brandOf, unlockedFor } from '../../brands';
import { actorIn } from '../actors/actorIn';
import { type Account, findPerson, type Person } from '../actors/findPerson';
import { signInPlace } from '../flow/signInPlace';
import { actorMirroring, type MirroredAccount, mirroredAccount } from '../mirroring/mirroredAccount';
import { endMirroring } from '../mirroring/startMirroring';
import { unlockCheckOf } from '../passwords/unlockCheck';
import { requireSecondFactor } from '../secondFactor/requireSecondFactor';
import type { SignInState } from '../signInState';
import { accessLifetime, issueAccessToken } from './accessToken';
import { sessionFacts } from './sessionFacts';
import type { SessionRecord } from './sessionRecord';

/**
 * A new access token and the session's data, read anew. If the last account is gone, another one is chosen; without
 * any the session is refused.
 */
export async function describeSession(
  api: Api,
  { keys, sealer }: SignInState,
  session: Pick<SessionRecord, 'id' | 'user' | 'contact' | 'mirroring'> & { provenAt?: Date | null },
): Promise<RefreshedSession> {
  const person = (await findPerson(api.db, session.user)) ?? fail('SESSION_ENDED', { reason: 'user' });
  const mirrored = await mirroredBy(api, person, session);
  const account =
    mirrored ??
    person.accounts.find(({ contact }) => contact === session.contact) ??
    // Prefers an account that requires no second factor, which the user may lack.
    person.accounts.find(({ demandsSecondFactor }) => !demandsSecondFactor) ??
    person.accounts[0] ??
    fail('NO_APPLICATION_ACCESS');
  if (!mirrored) await requireSecondFactor(api, person.id, account);
  if (!mirrored && account.contact !== session.contact)
    await api.db('sessions').where({ id: session.id }).update({ contact: account.contact });
  const actor = mirrored
    ? await actorMirroring(api.db, person, mirrored)
    : await actorIn(api.db, person, account);
  const now = api.now();
  const accessToken = await issueAccessToken(
    {
      user: person.id,
      email: person.email,
      role: actor.role,
      session: session.id,
      contact: account.contact,
      mirroring: mirrored?.mirroring.id ?? null,
    },
    { key: keys.access, issuer: api.config.origin, clientId: api.config.oidc?.clientId ?? 'plumbline', now },
  );
  return {
    accessToken,
    expiresAt: now.getTime() + accessLifetime * 1000,
    lifetime: accessLifetime,
    // An unknown time counts as long ago.
    provenAgo: now.getTime() - (session.provenAt?.getTime() ?? 0),
    session: session.id,
    unlockCheck: api.config.oidc === null ? await unlockCheckOf(api.db, { user: person.id, sealer }) : null,
    actor: {
      ...summaryOf(person, account, actor),
      ...noEnds,
      ...(await sessionFacts(api, actor)),
      maxUploadMb: api.config.maxUploadBytes / (1024 * 1024),
      signIn: await signInPlace(api, person.id),
      brand: await brandOf(api.db, actor.broker),
      unlocked: await unlockedFor(api.db, actor.brokers ?? []),
    },
  };
}

const noEnds = { trialEnd: null, licenseEnd: null };

/** The account the session mirrors; an expired mirroring is ended and removed from the session. */
async function mirroredBy(
  api: Api,
  person: Person,
  { id, mirroring }: Pick<SessionRecord, 'id' | 'mirroring'>,
): Promise<MirroredAccount | null> {
  if (!mirroring) return null;
  const mirrored = await mirroredAccount(api.db, { person, id: mirroring, now: api.now() });
  if (mirrored) return mirrored;
  await endMirroring({ db: api.db, now: api.now() }, mirroring);
  await api.db('sessions').where({ id, mirroring }).update({ mirroring: null });
  return null;
}

function summaryOf(person: Person, account: Account, actor: Actor): SessionSummary {
  return {
    user: actor.user,
    contact: actor.contact,
    instance: actor.instance,
    instanceName: account.instanceName,
    instanceType: actor.instanceType,
    role: actor.role,
    locations: actor.locations,
    categories: actor.categories,
    license: actor.license ?? null,
    broker: actor.broker ?? null,
    brokers: actor.brokers ?? [],
    mirroring: actor.mirroring,
    termination: actor.termination,
    email: actor.email,
    name: person.name,
    language: actor.language,
    contacts: person.accounts.map(({ contact, instance, instanceName, instanceType, role }) => ({
      contact,
      instance,
      instanceName,
      instanceType,
      role,
    })),
  };
}
