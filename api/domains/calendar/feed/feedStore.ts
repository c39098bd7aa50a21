import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { CalendarFeed, FeedContent } from '@plumbline/resources/rules/calendar/calendarFeed';
import type { Knex } from 'knex';

export interface StoredFeed {
  id: string;
  user: string;
  contact: string | null;
  content: FeedContent;
  lastUsedAt: Date | null;
}

/** A secret of 256 random bits needs no slow hash. */
export const hashFeedSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** One feed per user and account; provider staff have no contact. */
const seatOf = ({ user, contact }: Pick<Actor, 'user' | 'contact'>): string => contact ?? user;

/** Creates the user's feed in this account and replaces the previous one; the secret is returned once. */
export async function makeFeed(
  db: Knex,
  actor: Actor,
  { content, now }: { content: FeedContent; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const row = {
    id: newId(now.getTime()),
    hash: hashFeedSecret(secret),
    user: actor.user,
    contact: actor.contact,
    seat: seatOf(actor),
    content,
    createdAt: now,
    lastUsedAt: null,
  };
  await db('calendarFeeds').insert(row).onConflict('seat').merge();
  return secret;
}

export async function readFeed(db: Knex, actor: Actor): Promise<CalendarFeed | null> {
  const row = await db('calendarFeeds')
    .where({ seat: seatOf(actor), user: actor.user })
    .first();
  return row
    ? {
        content: row.content,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      }
    : null;
}

export const revokeFeed = (db: Knex, actor: Actor): Promise<number> =>
  db('calendarFeeds')
    .where({ seat: seatOf(actor), user: actor.user })
    .delete();

export const findFeed = (db: Knex, secret: string): Promise<StoredFeed | undefined> =>
  db('calendarFeeds')
    .where({ hash: hashFeedSecret(secret) })
    .first('id', 'user', 'contact', 'content', 'lastUsedAt');
