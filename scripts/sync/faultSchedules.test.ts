import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { useTestDatabase } from '../../api/platform/testing/database';
import { type Fate, fateOfDatabase } from './fateOfDatabase';
import { inBalance, schedulePlayer } from './playSchedule';
import { faults, type Happening, kindsOfTrouble, runs, schedules } from './schedule';
import { serveApi } from './serveApi';

// The product's own API on the real database, in this process, so that it can die between any two statements; the
// product's own local store on each device. killedServer.test.ts does the same to a process of its own.
const database = useTestDatabase();
let dataDir: string;
let serversOwn: Knex;
let served: Awaited<ReturnType<typeof serveApi>>;
let fate: Fate;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-sync-'));
  // A pool of its own: the server's death must not break what the test looks at.
  serversOwn = connectDatabase(database.url);
  served = await serveApi(serversOwn, database.url, dataDir);
  fate = fateOfDatabase(serversOwn);
});

afterAll(async () => {
  fate.revive();
  await served.close();
  await serversOwn.destroy();
  await rm(dataDir, { recursive: true, force: true });
});

test('whatever happens, each confirmed save stands on the server exactly once or visibly in the outbox', {
  timeout: 900_000,
}, async () => {
  const server = {
    origin: () => served.origin,
    lives: fate.lives,
    isDown: fate.isDead,
    dieAt: async (statement: number, moment: 'before' | 'after') => fate.dieAt(statement, moment),
    restart: async () => fate.revive(),
  };
  const met = new Map<string, number>();
  const onHappened = (happening: Happening) => {
    const kind = happening.what === 'call' ? `${happening.leg} ${happening.fault}` : happening.what;
    met.set(kind, (met.get(kind) ?? 0) + 1);
  };
  const play = schedulePlayer({ db: database.db, server, onHappened });
  const { numRuns, ...more } = runs(10);
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      expect(await play(schedule)).toEqual(inBalance);
    }),
    { numRuns, ...more },
  );
  const troubles = [...faults.map((fault) => `push ${fault}`), ...kindsOfTrouble];
  expect(troubles.filter((kind) => (met.get(kind) ?? 0) < numRuns)).toEqual([]);
});
