import { randomBytes } from 'node:crypto';
import { type UnlockCheck, unlockBits } from '@plumbline/resources/rules/auth/unlockCheck';
import type { Knex } from 'knex';
import type { Sealer } from '../../../base/keys/sealer';

interface Typed {
  user: string;
  /** Already verified. */
  password: string;
  sealer: Sealer;
  iterations: number;
}

/** Stores, when the password was just entered, the check value with which devices unlock offline. */
export async function keepUnlockCheck(
  db: Knex,
  { user, password, sealer, iterations }: Typed,
): Promise<void> {
  const row = await db('credentials').where({ user }).first('unlockCheck', 'passwordHash');
  if (!row || row.unlockCheck) return;
  const given = { salt: randomBytes(16).toString('hex'), iterations };
  const check = { ...given, bits: await unlockBits(password, given) };
  // Only if the password was not changed meanwhile.
  await db('credentials')
    .where({ user, passwordHash: row.passwordHash })
    .update({ unlockCheck: sealer.seal(JSON.stringify(check)) });
}

/** The check value for a signed-in device; null if the password was not entered since it was set. */
export async function unlockCheckOf(
  db: Knex,
  { user, sealer }: Pick<Typed, 'user' | 'sealer'>,
): Promise<UnlockCheck | null> {
  const row = await db('credentials').where({ user }).first('unlockCheck');
  return row?.unlockCheck ? JSON.parse(sealer.open(row.unlockCheck)) : null;
}
