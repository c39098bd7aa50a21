import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';

/** Sets a user's password, hashed with argon2id; the caller checks the rules and sends mail. */
export async function setPassword(db: Knex, user: string, password: string, now = new Date()): Promise<void> {
  const row = { user, passwordHash: await hashPassword(password), changedAt: now, unlockCheck: null };
  await db('credentials').insert(row).onConflict('user').merge();
}

/** Memory 19 MiB, two passes, one lane: OWASP's recommendation for argon2id, which is this library's default algorithm. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
