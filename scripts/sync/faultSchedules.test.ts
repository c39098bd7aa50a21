import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../api/testing/database';
import { type Account, buildHall, buildTwoAccounts } from './buildHall';
import { createWorld, type ServerRoom } from './createWorld';
import { type Fate, fateOfDatabase } from './fateOfDatabase';
import { reckon } from './reckon';
import { schedules } from './schedule';
import { serveApi } from './serveApi';

const database = useTestDatabase();
let dataDir: string;
let served: Awaited<ReturnType<typeof serveApi>>;
let fate: Fate;
let server: ServerRoom;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-sync-'));
  served = await serveApi(database.db, database.url, dataDir);
  fate = fateOfDatabase(database.db);
  server = {
    origin: () => served.origin,
    lives: fate.lives,
    dieAt: fate.dieAt,
    restart: async () => fate.revive(),
  };
});

afterAll(async () => {
  fate.revive();
  await served.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The base of an account grows with every hall; a new one now and then keeps the schedules short. */
const hallsPerAccount = 40;
let account: Account | undefined;
let halls = 0;

async function nextAccount(): Promise<Account> {
  if (!account || halls % hallsPerAccount === 0) account = await buildTwoAccounts(database.db);
  halls += 1;
  return account;
}

test('whatever happens, each confirmed save stands on the server exactly once or visibly in the outbox', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      const ours = await nextAccount();
      const hall = await buildHall(database.db, ours);
      const world = await createWorld({ schedule, account: ours, hall, server });
      for (const happening of schedule.happenings) await world.live(happening);
      const clients = await world.rest();
      const parts = { db: database.db, account: ours, saves: world.saves, clients };
      expect(await reckon(parts)).toEqual([]);
      await world.decide(clients);
      expect(await reckon(parts)).toEqual([]);
      expect(
        clients.map((client) => client.outbox()).map(({ waiting, refused }) => ({ waiting, refused })),
      ).toEqual([
        { waiting: 0, refused: 0 },
        { waiting: 0, refused: 0 },
      ]);
      for (const client of clients) await client.close();
    }),
    {
      timeout: 30_000,
      endOnFailure: true,
      numRuns: Number(process.env.SYNC_SCHEDULES ?? 480),
      ...(process.env.SYNC_SEED ? { seed: Number(process.env.SYNC_SEED) } : {}),
    },
  );
});
