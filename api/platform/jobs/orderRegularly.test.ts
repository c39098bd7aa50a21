import { newId } from '@plumbline/resources/language/ids';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import { useTestDatabase } from '../testing/database';
import { orderRegularly } from './orderRegularly';

const database = useTestDatabase();
const nightly = { hour: 4, minute: 23 };

type Options = Partial<Parameters<typeof orderRegularly>[1]>;

/** Starts processes at the given moments, as many at once as there are in each list. */
async function startedAt(kind: string, moments: readonly string[][], options: Options = {}) {
  for (const together of moments) {
    const closers = together.map((moment) => start(kind, new Date(moment), options));
    // Closing waits for what is being ordered.
    await Promise.all(closers.map((close) => close()));
  }
  return database.db('jobs').where({ kind, state: 'waiting' }).select('id');
}

function start(kind: string, now: Date, options: Options): () => Promise<void> | void {
  let closer: () => Promise<void> | void = () => {};
  const api = {
    config: readConfig({ DATABASE_URL: database.url }),
    db: database.db,
    log: pino({ level: 'silent' }),
    now: () => now,
    onClose: (close) => {
      closer = close;
    },
  } satisfies Omit<Api, 'web'>;
  orderRegularly(api as Api, { kind, at: nightly, ...options }); // nothing here touches its routes
  return closer;
}

test('a run that was due while the server was down is made up once, by one of several processes', async () => {
  const kind = newId();
  const evening = '2026-11-17T20:00:00Z';
  expect(await startedAt(kind, [[evening]])).toEqual([]);
  const morning = '2026-11-18T08:00:00Z';
  expect(await startedAt(kind, [[morning, morning, morning]])).toHaveLength(1);
  expect(await startedAt(kind, [['2026-11-18T08:00:01Z'], ['2026-11-19T04:22:59Z']])).toHaveLength(1);
});

test('of several missed runs the latest is made up', async () => {
  const kind = newId();
  expect(await startedAt(kind, [['2026-11-10T20:00:00Z'], ['2026-11-17T20:00:00Z']])).toHaveLength(1);
});

test('a run that was ordered in time is not made up', async () => {
  const kind = newId();
  const moments = [['2026-11-17T04:00:00Z'], ['2026-11-17T04:23:00Z'], ['2026-11-17T09:00:00Z']];
  expect(await startedAt(kind, moments)).toHaveLength(1);
});

test('a new installation has missed nothing, and may have it run at once all the same', async () => {
  expect(await startedAt(newId(), [['2026-11-17T20:00:00Z', '2026-11-17T20:00:00Z']])).toEqual([]);
  const atOnce = { runsAtFirstStart: true };
  expect(await startedAt(newId(), [['2026-11-17T20:00:00Z']], atOnce)).toHaveLength(1);
});

test('without an hour it is due every hour', async () => {
  const moments = [['2026-11-17T20:30:00Z'], ['2026-11-17T21:22:00Z'], ['2026-11-17T21:24:00Z']];
  expect(await startedAt(newId(), moments, { at: { minute: 23 } })).toHaveLength(1);
});
