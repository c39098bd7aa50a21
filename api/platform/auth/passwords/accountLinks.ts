import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** What a mailed link permits once. */
export type LinkPurpose = 'resetPassword' | 'changeEmail';

/** Default lifetime of a link in milliseconds. */
export const linkLifetime = 60 * 60 * 1000;

interface Link {
  user: string;
  purpose: LinkPurpose;
  /** Value the link applies, for example the new address. */
  target?: string;
  /** Milliseconds the link is valid. */
  lifetime?: number;
  now: Date;
}

/** Creates the secret of a link; it replaces earlier links of the same user and purpose. */
export async function makeAccountLink(
  db: Knex,
  { user, purpose, target, now, lifetime = linkLifetime }: Link,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db('accountLinks').where({ user, purpose }).delete();
  await db('accountLinks').insert({
    hash: hashed(secret),
    user,
    purpose,
    target: target ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return secret;
}

interface Presented {
  secret: string;
  purpose: LinkPurpose;
  now: Date;
}

/** User of a valid link; null otherwise. */
export async function readAccountLink(db: Knex, { secret, purpose, now }: Presented): Promise<string | null> {
  const row = await good(db, { secret, purpose, now }).first('user');
  return row?.user ?? null;
}

/** Target of a valid link; null otherwise. */
export async function readLinkTarget(db: Knex, presented: Presented): Promise<string | null> {
  const row = await good(db, presented).first('target');
  return row?.target ?? null;
}

/** User of a valid link, which it uses up: of two concurrent calls one gets it. */
export async function useAccountLink(db: Knex, presented: Presented): Promise<string | null> {
  const user = await readAccountLink(db, presented);
  const used = user ? await good(db, presented).update({ usedAt: presented.now }) : 0;
  return used === 1 ? user : null;
}

const good = (db: Knex, { secret, purpose, now }: Presented) =>
  db('accountLinks')
    .where({ hash: hashed(secret), purpose, usedAt: null })
    .where('expiresAt', '>', now);

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');
