import { createHmac, randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Sealer } from '../../../base/keys/sealer';

export const recoveryCodeCount = 10;

/** Twelve digits, so that one keypad serves both kinds of codes, in groups people can copy. */
export const newRecoveryCode = (): string =>
  [0, 0, 0].map(() => String(randomInt(10_000)).padStart(4, '0')).join('-');

interface Owner {
  user: string;
  sealer: Sealer;
  now: Date;
}

/** Gives a person ten new codes in place of all before; they are readable in this answer and never again. */
export async function replaceRecoveryCodes(db: Knex, { user, sealer, now }: Owner): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode());
  await db('recoveryCodes').where({ user }).delete();
  await db('recoveryCodes').insert(
    [...codes].map((code) => ({ user, hash: hashed(sealer, user, code), createdAt: now })),
  );
  return [...codes];
}

/** Uses a code up; of two at the same instant one gets it. */
export async function useRecoveryCode(
  db: Knex,
  { user, sealer, now, code }: Owner & { code: string },
): Promise<boolean> {
  const used = await db('recoveryCodes')
    .where({ user, hash: hashed(sealer, user, code), usedAt: null })
    .update({ usedAt: now });
  return used === 1;
}

export async function countRecoveryCodes(db: Knex, user: string): Promise<number> {
  const row = await db('recoveryCodes').where({ user, usedAt: null }).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** With a key made from the secret: anyone who has the database alone cannot try twelve digits through. */
const hashed = (sealer: Sealer, user: string, code: string): string =>
  createHmac('sha256', sealer.derive('recovery codes'))
    .update(`${user}.${code.replace(/\D/g, '')}`)
    .digest('base64url');
