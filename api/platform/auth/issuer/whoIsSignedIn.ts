import type { Request } from 'express';
import type { Knex } from 'knex';
import { findPerson, type Person } from '../actors/findPerson';

/** The person of the embedded issuer's session in this browser; null if there is none. */
export async function whoIsSignedIn(db: Knex, req: Request, now: Date): Promise<Person | null> {
  const id = (req.headers.cookie ?? '').match(/(?:^|;\s*)plumbline-issuer=([\w-]+)/)?.[1];
  if (!id) return null;
  const session = await db('issuerRecords')
    .where({ model: 'Session', id })
    .where('expiresAt', '>', now)
    .first('payload');
  const user: unknown = session?.payload?.accountId;
  return typeof user === 'string' ? findPerson(db, user) : null;
}
