import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../api/platform/testing/database';
import { type KeptServer, keepServer } from './keepServer';
import { inBalance, schedulePlayer } from './playSchedule';
import { runs, schedulesWithKill } from './schedule';

const database = useTestDatabase();
let dataDir: string;
let server: KeptServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-kill-'));
  server = await keepServer(database.url, dataDir);
});

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a server killed with SIGKILL in the middle of a push loses nothing and doubles nothing', {
  timeout: 900_000,
}, async () => {
  const { numRuns, ...more } = runs(14);
  const play = schedulePlayer({ db: database.db, server });
  await fc.assert(
    fc.asyncProperty(schedulesWithKill, async (schedule) => {
      expect(await play(schedule)).toEqual(inBalance);
    }),
    { numRuns, ...more },
  );
  expect(server.kills()).toBeGreaterThanOrEqual(numRuns);
});
