import type { Knex } from 'knex';

import { closeMirrorings } from './mirroring/startMirroring';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds ended sessions and tokens are retained, so that the time and reason of their end can be shown. */
const memory = 30 * day;

/** Deletes expired sign-in data; idempotent, any process may call it. Returns the number of rows deleted. */
export async function cleanUpSignIn(db: Knex, now: Date): Promise<number> {
  const longAgo = new Date(now.getTime() - memory);
  await closeMirrorings(db, now);
  const counts = await Promise.all([
    db('issuerRecords').where('expiresAt', '<', now).delete(),
    db('signInAttempts').where('expiresAt', '<', now).delete(),
    db('registrations').where('expiresAt', '<', now).delete(),
    db('accountLinks').where('expiresAt', '<', now).delete(),
    db('rateLimits').where('expire', '<', now.getTime()).delete(),
    db('sessions').where('expiresAt', '<', longAgo).orWhere('revokedAt', '<', longAgo).delete(),
    db('apiTokens').where('expiresAt', '<', longAgo).orWhere('revokedAt', '<', longAgo).delete(),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
