import { verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { hashPassword } from './setPassword';

let stranger: Promise<string> | undefined;

/** Whether it is the user's password; for nobody (null) it takes as long and is false, so that time tells nothing. */
export async function verifyPassword(db: Knex, user: string | null, password: string): Promise<boolean> {
  const row = user ? await db('credentials').where({ user }).first('passwordHash') : undefined;
  stranger ??= hashPassword('nobody has this password');
  const matches = await verify(row?.passwordHash ?? (await stranger), password.normalize('NFC'));
  return row !== undefined && matches;
}
