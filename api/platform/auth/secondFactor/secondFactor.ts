import type { Knex } from 'knex';
import type { SignInState } from '../signInState';
import { matchingStep } from './oneTimeCodes';
import { useRecoveryCode } from './recoveryCodes';

interface SecondFactorRow {
  sealedSecret: string;
  lastStep: number;
  createdAt: Date;
}

/** Since when a person signs in with a second factor; null: without one. */
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
 * Whether the code proves the second factor; it is used up with that, also for another process at the same instant. Says
 * which of the two kinds it was; null: wrong, used before, or there is no second factor.
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
  // The secret is asked for, too: anyone who set up a new one in between is not opened by the old one's code.
  const taken = await db('secondFactors')
    .where({ user, sealedSecret: row.sealedSecret })
    .where('lastStep', '<', step)
    .update({ lastStep: step });
  return taken === 1 ? 'code' : null;
}
