import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { transact } from '../../api/base/database/transact';
import { isAlive } from '../processes/processMark';
import { readServerRecord } from './serverRecord';
import { startDatabase } from './startDatabase';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'plumbline-database-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a server that was killed comes back by itself, twice, with its rows, for the pool that used it', async () => {
  const server = await startDatabase({ directory, isSupervised: true });
  const db = connectDatabase(await server.open('kept'));
  await db.raw('CREATE TABLE notes (id int)');
  for (const id of [1, 2]) {
    await db('notes').insert({ id });
    const killed = await readServerRecord(directory);
    process.kill(killed!.server.pid, 'SIGKILL');
    await vi.waitFor(async () => expect((await db('notes')).length).toBe(id), {
      timeout: 60_000,
      interval: 50,
    });
    // The server answers a moment before its record is written.
    await vi.waitFor(
      async () => expect((await readServerRecord(directory))?.server.pid).not.toBe(killed?.server.pid),
      { timeout: 60_000, interval: 50 },
    );
    expect((await readServerRecord(directory))?.users).toEqual(killed?.users);
  }
  await transact(db, (trx) => trx('notes').insert({ id: 3 }));
  const last = await readServerRecord(directory);
  await db.destroy();
  await server.stop();
  expect(last && isAlive(last.server)).toBe(false);
  expect(await readServerRecord(directory)).toBeUndefined();
});
