import { createHmac, randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Sealer } from '../../../base/keys/sealer';

export const recoveryCodeCount = 10;

/** Twelve digits, so that the numeric keypad works for both kinds of codes, in groups for copying by hand. */
export const newRecoveryCode = (): string =>
  [0, 0, 0].map(() => String(randomInt(10_000)).padStart(4, '0')).join('-');

interface Owner {
  user: string;
  sealer: Sealer;
  now: Date;
}

/** Replaces a person's recovery codes by ten new ones, which are readable in this result only. */
export async function replaceRecoveryCodes(db: Knex, { user, sealer, now }: Owner): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode());
  await db('recoveryCodes').where({ user }).delete();
  await db('recoveryCodes').insert(
    [...codes].map((code) => ({ user, hash: hashed(sealer, user, code), createdAt: now })),
  );
  return [...codes];
}

/** Uses up a code; of two concurrent calls one succeeds. */
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

/** HMAC with a key derived from SECRET: twelve digits could be tried out with the database alone. */
const hashed = (sealer: Sealer, user: string, code: string): string =>
  createHmac('sha256', sealer.derive('recovery codes'))
    .update(`${user}.${code.replace(/\D/g, '')}`)
    .digest('base64url');
