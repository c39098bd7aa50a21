import type { Knex } from 'knex';
import { transact } from '../../../base/database/transact';
import { fail } from '../../../base/errors/errors';
import { noteAtSignIn } from '../../securityLog';
import type { SessionTicket } from './sessionCookie';
import { isLiving, type SessionRecord } from './sessionRecord';

/** Milliseconds in which a replaced cookie is still accepted: for a second tab or a lost response. */
export const grace = 60_000;

/** Milliseconds in which a cookie is not rotated again: a burst of refreshes must not exceed the grace period. */
const steady = 30_000;

/**
 * Rotates a session cookie, under a lock on the session. A cookie whose successor was used longer ago than the grace
 * period has been copied: the session ends, for the rightful user too, who signs in again. If the successor was never
 * used, its response was lost: it is issued once more.
 */
export async function rotateSession(db: Knex, ticket: SessionTicket, now: Date): Promise<SessionRecord> {
  const outcome = await transact(db, async (trx) => {
    const session: SessionRecord | undefined = await trx('sessions')
      .where({ id: ticket.session })
      .forUpdate()
      .first();
    if (!session || !isLiving(session, now)) return session?.revokedBecause ?? 'ended';
    if (session.lockedAt) return 'locked';
    const age = now.getTime() - session.rotatedAt.getTime();
    const become = async (changed: Partial<SessionRecord>): Promise<SessionRecord> => {
      await trx('sessions').where({ id: session.id }).update(changed);
      return { ...session, ...changed };
    };
    if (ticket.generation === session.generation && age < steady)
      return session.isConfirmed ? session : await become({ isConfirmed: true });
    if (ticket.generation === session.generation)
      return await become({
        generation: session.generation + 1,
        rotatedAt: now,
        lastSeen: now,
        isConfirmed: false,
      });
    const isJustReplaced = ticket.generation === session.generation - 1;
    if (isJustReplaced && age <= grace) return session;
    if (isJustReplaced && !session.isConfirmed) return await become({ rotatedAt: now, lastSeen: now });
    await trx('sessions').where({ id: session.id }).update({ revokedAt: now, revokedBecause: 'replayed' });
    const { user, userAgent, address } = session;
    await noteAtSignIn({ db: trx, now }, { kind: 'SESSION_REPLAYED', user, userAgent, address });
    return 'replayed';
  });
  if (outcome === 'locked') return fail('SESSION_LOCKED');
  if (typeof outcome === 'string') return fail('SESSION_ENDED', { reason: outcome });
  return outcome;
}
