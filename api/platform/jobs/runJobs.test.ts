import { newId } from '@plumbline/resources/language/ids';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import { useTestDatabase } from '../testing/database';
import { enqueue, takeJob } from './jobs';
import { type JobHandler, runJobs } from './runJobs';

const database = useTestDatabase();
const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Runs what is due with this handler and answers how the job stands then. */
async function workWith(
  handler: Partial<JobHandler>,
  stands: Record<string, unknown> = {},
  settings: Record<string, string> = {},
) {
  const { db } = database;
  const kind = newId();
  const id = await enqueue(db, { instance: newId(), kind, subject: newId(), payload: {}, now: new Date(0) });
  await db('jobs').where({ id }).update(stands);
  const api = {
    config: readConfig({ DATABASE_URL: database.url, ...settings }),
    db,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    onClose: (close) => void closers.push(close),
  } satisfies Omit<Api, 'web'>;
  const jobs = runJobs(api as Api); // nothing here touches its routes
  jobs.handle(kind, { maxAttempts: 2, run: async () => {}, ...handler });
  const problem = await jobs.drain().catch((error: Error) => error.message);
  return { problem, ...(await db('jobs').where({ id }).first('state', 'attempts', 'failure')) };
}

test('a job that took down every process that held it is given up instead of tried for ever', async () => {
  const told: string[] = [];
  const given = await workWith(
    {
      run: async () => void told.push('run'),
      failed: async (_api, _job, code) => void told.push(code),
    },
    { state: 'running', attempts: 2, lease: new Date(0), holder: newId() },
  );
  expect(given).toMatchObject({ state: 'failed', attempts: 3, failure: 'UNEXPECTED' });
  expect(told).toEqual(['UNEXPECTED']);
});

test('a job is only given up once its subject has been told', async () => {
  const given = await workWith(
    {
      run: () => Promise.reject(new Error('no paper')),
      failed: () => Promise.reject(new Error('no answer')),
    },
    { attempts: 1 },
  );
  expect(given).toMatchObject({ problem: 'no answer', state: 'running', attempts: 2 });
});

test('a job beyond the share of its account waits as if nobody had tried it, and says why', async () => {
  const ran: string[] = [];
  const handler: Partial<JobHandler> = {
    quotaOf: () => 'previews',
    run: async () => void ran.push('run'),
  };
  const instance = newId();
  expect(await workWith(handler, { instance }, { QUOTA_PREVIEWS: '1' })).toMatchObject({ state: 'done' });
  expect(await workWith(handler, { instance }, { QUOTA_PREVIEWS: '1' })).toMatchObject({
    state: 'waiting',
    attempts: 0,
    failure: 'QUOTA_USED',
  });
  expect(await workWith(handler, { attempts: 0 }, { QUOTA_PREVIEWS: '1' })).toMatchObject({ state: 'done' });
  expect(ran).toHaveLength(2);
});

test('a job whose process was killed is taken up within fifteen seconds, and not while it lives', async () => {
  const { db } = database;
  const kind = newId();
  const id = await enqueue(db, { instance: newId(), kind, subject: newId(), payload: {}, now: new Date(0) });
  expect((await takeJob(db, [kind], newId()))?.id).toBe(id);
  const pass = (seconds: number) => db.raw('update jobs set lease = lease - interval ? second', [seconds]);
  expect(await takeJob(db, [kind], newId())).toBeUndefined();
  // A second goes by until the next look.
  await pass(14);
  expect((await takeJob(db, [kind], newId()))?.id).toBe(id);
});

test('accounts take turns: hundreds of jobs of one hold back those of others by what is at work alone', async () => {
  const { db } = database;
  const kind = newId();
  const [busy, second, third] = [newId(), newId(), newId()];
  const ask = (instance: string, at: number) =>
    enqueue(db, { instance, kind, subject: newId(), payload: {}, now: new Date(at) });
  for (let at = 0; at < 30; at += 1) await ask(busy, at);
  const turns = new Map<string, number>();
  const next = async () => (await takeJob(db, [kind], newId(), turns))?.instance;
  // Alone it has every worker.
  expect([await next(), await next()]).toEqual([busy, busy]);
  await ask(second, 1000);
  await ask(second, 1001);
  await ask(third, 2000);
  // None of these two has any at work; then each has one, and the busy one two.
  expect([await next(), await next(), await next()]).toEqual([second, third, second]);
  await db('jobs').where({ kind, state: 'running' }).update({ state: 'done', lease: null });
  await ask(second, 1002);
  await ask(third, 2001);
  // As many at work in each: whose turn is longest past.
  const begun: (string | undefined)[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    begun.push(await next());
    await db('jobs').where({ kind, state: 'running' }).update({ state: 'done', lease: null });
  }
  expect(begun).toEqual([busy, third, second, busy, busy]);
});
