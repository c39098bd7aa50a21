import { createHash } from 'node:crypto';
import * as commands from '@plumbline/resources/commands/calendarFeed';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Request, Response } from 'express';
import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import { handleCommand } from '../../../entities/handleCommand';
import { actorIn } from '../../../platform/auth/actors/actorIn';
import { findPerson } from '../../../platform/auth/actors/findPerson';
import { attemptLimits } from '../../../platform/auth/passwords/attemptLimits';
import { productNameIn } from '../../../platform/brands';
import { feedEvents } from './feedEvents';
import { findFeed, hashFeedSecret, makeFeed, readFeed, revokeFeed, type StoredFeed } from './feedStore';
import { writeIcs } from './writeIcs';

const noteEvery = 60 * 60 * 1000;

/**
 * Mounts `/api/calendarFeed` (GET, POST {content}, DELETE), by which a user manages the secret calendar URL in this
 * account, and `GET /api/calendar/<secret>.ics`, which calendars fetch without signing in. Rights are evaluated on
 * each request: a locked or removed user gets NOT_FOUND, like a wrong secret.
 */
export function mountFeed(api: Api): void {
  const { db } = api;
  // 256 bits cannot be guessed; the limit only reduces the load of attempts.
  const guesses = attemptLimits(db, 'calendar');

  handleCommand(api, commands.readFeed, async ({ actor }) => ({ feed: await readFeed(db, actor) }));
  handleCommand(api, commands.makeFeed, async ({ actor, now }, { content }, { res }) => {
    const secret = await makeFeed(db, actor, { content, now });
    res.set('Cache-Control', 'no-store');
    return { feed: await readFeed(db, actor), address: `${api.config.origin}/api/calendar/${secret}.ics` };
  });
  handleCommand(api, commands.revokeFeed, async ({ actor }) =>
    (await revokeFeed(db, actor)) === 0 ? fail('NOT_FOUND') : { feed: null },
  );
  handleCommand(api, commands.openFeed, async (_call, _input, { req, res, secret }) => {
    const feed = await findFeed(db, secret);
    const calendar = feed && (await calendarOf(api, feed));
    if (calendar !== undefined) return send(req, res, calendar);
    const wait = await guesses.take({ account: hashFeedSecret(secret), address: req.ip ?? '' });
    if (wait !== null) {
      res.set('Retry-After', String(wait));
      fail('TOO_MANY_REQUESTS', { seconds: wait });
    }
    fail('NOT_FOUND');
  });
}

async function calendarOf(api: Api, feed: StoredFeed): Promise<string | undefined> {
  const { db } = api;
  const now = api.now();
  const person = await findPerson(db, feed.user);
  const account = person?.accounts.find(({ contact }) => contact === feed.contact);
  if (!person || !account) return undefined;
  const actor = await actorIn(db, person, account);
  const { origin } = api.config;
  const events = await feedEvents({ db, actor, now }, { content: feed.content, today: dayOf(now), origin });
  if (!feed.lastUsedAt || now.getTime() - feed.lastUsedAt.getTime() >= noteEvery)
    await db('calendarFeeds').where({ id: feed.id }).update({ lastUsedAt: now });
  return writeIcs({ name: `${await productNameIn(db, account.instance)} – ${account.instanceName}`, events });
}

function send(req: Request, res: Response, calendar: string): void {
  const tag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`;
  res.set({ ETag: tag, 'Cache-Control': 'no-store' });
  const known = String(req.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (known.some((one) => one === '*' || one.replace(/^W\//, '') === tag)) {
    res.status(304).end();
    return;
  }
  res
    .type('text/calendar; charset=utf-8')
    .set('Content-Disposition', 'inline; filename="calendar.ics"')
    .send(calendar);
}
