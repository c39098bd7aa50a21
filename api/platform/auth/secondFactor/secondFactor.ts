import type { Knex } from 'knex';
import type { SignInState } from '../signInState';
import { matchingStep } from './oneTimeCodes';
import { useRecoveryCode } from './recoveryCodes';

interface SecondFactorRow {
  sealedSecret: string;
  lastStep: number;
  createdAt: Date;
}

/** When the user's second factor was set up; null if there is none. */
export async function secondFactorSince(db: Knex, user: string): Promise<Date | null> {
  const row: SecondFactorRow | undefined = await db('secondFactors').where({ user }).first('createdAt');
  return row?.createdAt ?? null;
}

interface Presented {
  user: string;
  /** As typed: six digits of the app, or a recovery code, with or without spaces and dashes. */
  code: string;
  now: Date;
}

/**
 * Verifies a code and uses it up, also against concurrent processes. Returns its kind; null if it is wrong, already
 * used, or there is no second factor.
 */
export async function proveSecondFactor(
  db: Knex,
  { sealer }: Pick<SignInState, 'sealer'>,
  { user, code, now }: Presented,
): Promise<'code' | 'recoveryCode' | null> {
  const plain = code.replace(/[\s-]/g, '');
  if (/^\d{12}$/.test(plain)) {
    const isUsed = await useRecoveryCode(db, { user, sealer, now, code: plain });
    return isUsed ? 'recoveryCode' : null;
  }
  const row: SecondFactorRow | undefined = await db('secondFactors').where({ user }).first();
  if (!row) return null;
  const step = matchingStep(sealer.open(row.sealedSecret), { code: plain, after: Number(row.lastStep), now });
  if (step === null) return null;
  // Compares the secret as well: the old secret's code must not be accepted if a new one was set up meanwhile.
  const taken = await db('secondFactors')
    .where({ user, sealedSecret: row.sealedSecret })
    .where('lastStep', '<', step)
    .update({ lastStep: step });
  return taken === 1 ? 'code' : null;
}
