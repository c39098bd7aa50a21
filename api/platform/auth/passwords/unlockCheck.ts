import { randomBytes } from 'node:crypto';
import { type UnlockCheck, unlockBits } from '@plumbline/resources/rules/auth/unlockCheck';
import type { Knex } from 'knex';
import type { Sealer } from '../../../base/keys/sealer';

interface Typed {
  user: string;
  /** Known to be right. */
  password: string;
  sealer: Sealer;
  iterations: number;
}

/** Makes, when the password has just been typed, what the person's devices need to open their lock without network. */
export async function keepUnlockCheck(
  db: Knex,
  { user, password, sealer, iterations }: Typed,
): Promise<void> {
  const row = await db('credentials').where({ user }).first('unlockCheck', 'passwordHash');
  if (!row || row.unlockCheck) return;
  const given = { salt: randomBytes(16).toString('hex'), iterations };
  const check = { ...given, bits: await unlockBits(password, given) };
  // Of this password: it may have been changed meanwhile.
  await db('credentials')
    .where({ user, passwordHash: row.passwordHash })
    .update({ unlockCheck: sealer.seal(JSON.stringify(check)) });
}

/** What a signed-in device may keep; null where the password was not typed since it was set. */
export async function unlockCheckOf(
  db: Knex,
  { user, sealer }: Pick<Typed, 'user' | 'sealer'>,
): Promise<UnlockCheck | null> {
  const row = await db('credentials').where({ user }).first('unlockCheck');
  return row?.unlockCheck ? JSON.parse(sealer.open(row.unlockCheck)) : null;
}
