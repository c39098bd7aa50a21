import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** What a link in a mail lets its reader do once. */
export type LinkPurpose = 'resetPassword' | 'changeEmail';

/** Milliseconds a link is good for, where nothing else is said. */
export const linkLifetime = 60 * 60 * 1000;

interface Link {
  user: string;
  purpose: LinkPurpose;
  /** What the link is to bring about, e.g. the new address. */
  target?: string;
  /** Milliseconds it is good for. */
  lifetime?: number;
  now: Date;
}

/** Makes the secret of a link; the newest one replaces those before it. */
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

/** Whose link it is, while it is good; null otherwise. */
export async function readAccountLink(db: Knex, { secret, purpose, now }: Presented): Promise<string | null> {
  const row = await good(db, { secret, purpose, now }).first('user');
  return row?.user ?? null;
}

/** What the link is to bring about, while it is good; null otherwise. */
export async function readLinkTarget(db: Knex, presented: Presented): Promise<string | null> {
  const row = await good(db, presented).first('target');
  return row?.target ?? null;
}

/** The same, and uses it up: of two at the same instant one gets it. */
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
