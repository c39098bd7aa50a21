import type { Api } from '../../base/context/context';
import { ApiError } from '../../base/errors/errors';
import { actorIn } from './actors/actorIn';
import { findPerson } from './actors/findPerson';
import { actorMirroring, mirroredAccount } from './mirroring/mirroredAccount';
import { lacksSecondFactor } from './secondFactor/requireSecondFactor';
import { verifyAccessToken } from './sessions/accessToken';
import { isLiving, type SessionRecord } from './sessions/sessionRecord';
import type { SignedIn, SignInState } from './signInState';
import { apiTokenPrefix } from './tokens/apiTokenSecret';
import { readApiToken } from './tokens/readApiToken';

/** The actor of a bearer with current rights; session or token must be valid. */
export async function readBearer(api: Api, { keys }: SignInState, bearer: string): Promise<SignedIn> {
  if (bearer.startsWith(apiTokenPrefix)) return readApiToken(api, bearer);
  const { db } = api;
  const now = api.now();
  const claims = await verifyAccessToken(bearer, { key: keys.access, issuer: api.config.origin, now });
  const [session, person]: [SessionRecord | undefined, Awaited<ReturnType<typeof findPerson>>] =
    await Promise.all([
      db('sessions').where({ id: claims.session, user: claims.user }).first(),
      findPerson(db, claims.user),
    ]);
  if (!session || !isLiving(session, now)) throw new ApiError('SESSION_ENDED');
  if (session.lockedAt) throw new ApiError('SESSION_LOCKED');
  if (person && claims.mirroring) {
    const mirrored = await mirroredAccount(db, { person, id: claims.mirroring, now });
    if (!mirrored || session.mirroring !== claims.mirroring) throw new ApiError('SESSION_ENDED');
    const until = Math.min(claims.until, Date.parse(mirrored.mirroring.until));
    return { actor: await actorMirroring(db, person, mirrored), by: 'session', id: session.id, until };
  }
  // The account is taken from the token, not the session: another tab may have switched accounts.
  const account = person?.accounts.find(({ contact }) => contact === claims.contact);
  if (!person || !account) throw new ApiError('SESSION_ENDED');
  // The next refresh returns the reason, and the next sign-in requires setting up a second factor.
  if (await lacksSecondFactor(api, person.id, account))
    throw new ApiError('SESSION_ENDED', { reason: 'secondFactor' });
  return { actor: await actorIn(db, person, account), by: 'session', id: session.id, until: claims.until };
}
