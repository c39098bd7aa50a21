import { verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { hashPassword } from './setPassword';

let stranger: Promise<string> | undefined;

/** Whether it is the user's password; for null it takes as long and is false, against timing attacks. */
export async function verifyPassword(db: Knex, user: string | null, password: string): Promise<boolean> {
  const row = user ? await db('credentials').where({ user }).first('passwordHash') : undefined;
  return isKnownPassword(row?.passwordHash, password);
}

/** The same for a hash; without one it takes as long and is false. */
export async function isKnownPassword(known: string | undefined, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  const matches = await isPasswordOf(known ?? (await stranger), password);
  return known !== undefined && matches;
}

export const isPasswordOf = (hash: string, password: string): Promise<boolean> =>
  verify(hash, password.normalize('NFC'));
