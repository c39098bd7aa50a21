import type { Knex } from 'knex';
import { ApiError } from '../../../base/errors/errors';
import type { Sealer } from '../../../base/keys/sealer';
import type { Issuer } from '../flow/discoverIssuer';
import { type RefreshAnswer, redeemRefreshToken } from '../flow/refreshToken';
import type { SessionRecord } from './sessionRecord';

/** Lease in milliseconds on a session's refresh token, which the issuer may accept only once. */
const leaseTime = 30_000;
/** Milliseconds a session outlives its overdue check while the issuer is unreachable. */
const gracePeriod = 24 * 60 * 60 * 1000;

interface Question {
  session: SessionRecord;
  issuer: () => Promise<Issuer>;
  sealer: Sealer;
  now: Date;
  /** Called with the issuer's answer. */
  onAnswer?: (issuer: Issuer, answer: Exclude<RefreshAnswer, string>) => Promise<void>;
}

/**
 * Redeems the refresh token if the last check has expired; false ends the session. No database connection is held
 * meanwhile: the embedded issuer needs one itself.
 */
export async function askIssuer(
  db: Knex,
  { session, issuer, sealer, now, onAnswer }: Question,
): Promise<boolean> {
  if (session.issuerCheckedUntil > now) return true;
  if (!session.issuerRefreshToken) return false;
  const leased = await db('sessions')
    .where({ id: session.id, issuerRefreshToken: session.issuerRefreshToken })
    .where((free) => free.whereNull('issuerLease').orWhere('issuerLease', '<', now))
    .update({ issuerLease: new Date(now.getTime() + leaseTime) });
  // A concurrent request holds the lease; its result applies to all.
  if (leased === 0) return true;
  const asked = await issuer().catch(() => null);
  const answer = await redeemRefreshToken(asked, sealer.open(session.issuerRefreshToken));
  if (answer === 'refused') return false;
  if (answer === 'silent') {
    await db('sessions').where({ id: session.id }).update({ issuerLease: null });
    if (session.issuerCheckedUntil.getTime() + gracePeriod < now.getTime())
      throw new ApiError('ISSUER_UNREACHABLE');
    return true;
  }
  await db('sessions')
    .where({ id: session.id })
    .update({
      issuerLease: null,
      issuerCheckedUntil: new Date(now.getTime() + answer.seconds * 1000),
      ...(answer.refreshToken ? { issuerRefreshToken: sealer.seal(answer.refreshToken) } : {}),
    });
  if (asked) await onAnswer?.(asked, answer);
  return true;
}
