import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../../api/connectDatabase';
import { useTestDatabase } from '../../api/testing/database';
import { type Fate, fateOfDatabase } from './fateOfDatabase';
import { inBalance, schedulePlayer } from './playSchedule';
import { runs, schedules } from './schedule';
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
    dieAt: async (statement: number, moment: 'before' | 'after') => fate.dieAt(statement, moment),
    restart: async () => fate.revive(),
  };
  const play = schedulePlayer({ db: database.db, server });
  const { numRuns = 0, ...more } = runs(480);
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      expect(await play(schedule)).toEqual(inBalance);
    }),
    { numRuns, ...more },
  );
  // Whatever the random schedules were, some of them must have met the server's death.
  expect(fate.lives()).toBeGreaterThan(numRuns / 20);
});
