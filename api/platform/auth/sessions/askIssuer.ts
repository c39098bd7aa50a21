import type { Knex } from 'knex';
import { ApiError } from '../../../base/errors/errors';
import type { Sealer } from '../../../base/keys/sealer';
import type { Issuer } from '../flow/discoverIssuer';
import { type RefreshAnswer, redeemRefreshToken } from '../flow/refreshToken';
import type { SessionRecord } from './sessionRecord';

/** Milliseconds one process has the sole right to use a session's refresh token, which the issuer may accept only once. */
const leaseTime = 30_000;
/** An issuer that does not answer is forgiven so long after its last word was due. */
const gracePeriod = 24 * 60 * 60 * 1000;

interface Question {
  session: SessionRecord;
  issuer: () => Promise<Issuer>;
  sealer: Sealer;
  now: Date;
  /** Takes in what the issuer says of the person now. */
  onAnswer?: (issuer: Issuer, answer: Exclude<RefreshAnswer, string>) => Promise<void>;
}

/**
 * Asks the issuer, when its last word is old, whether it still stands by the person; false ends the session. No
 * database connection is held meanwhile: the embedded issuer needs one itself.
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
  // Another tab's request is asking; its answer counts for all.
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
