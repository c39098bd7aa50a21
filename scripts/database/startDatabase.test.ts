import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { isAlive } from '../processes/processMark';
import { readServerRecord } from './serverRecord';
import { startDatabase } from './startDatabase';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'plumbline-database-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('keeps its rows from one start to the next and leaves no process behind', async () => {
  const first = await startDatabase({ directory, forTests: true });
  await withTable(await first.open('kept'), async (db) => {
    await db.raw('CREATE TABLE notes (id int)');
    await db('notes').insert({ id: 7 });
  });
  const record = await readServerRecord(directory);
  await first.stop();
  expect(record && isAlive(record.server)).toBe(false);
  expect(await readServerRecord(directory)).toBeUndefined();

  const second = await startDatabase({ directory, forTests: true });
  await withTable(await second.open('kept'), async (db) => {
    expect(await db('notes')).toEqual([{ id: 7 }]);
  });
  await second.stop();
});

test('starts at the same time share one server, which the last one stops', async () => {
  const both = await Promise.all([1, 2].map(() => startDatabase({ directory, forTests: true })));
  expect(both[0]?.socket).toBe(both[1]?.socket);
  await both[0]?.stop();
  await both[0]?.stop();
  await withTable(await both[1]!.open('kept'), async (db) => {
    expect((await db.raw('SELECT 1 AS one'))[0]).toEqual([{ one: 1 }]);
  });
  await both[1]?.stop();
  expect(await readServerRecord(directory)).toBeUndefined();
});

test('a server whose starter was killed is joined and stopped with the next one', async () => {
  const starter = await startInOtherProcess();
  const orphan = await readServerRecord(directory);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  expect(orphan && isAlive(orphan.server)).toBe(true);

  const next = await startDatabase({ directory, forTests: true });
  expect((await readServerRecord(directory))?.server).toEqual(orphan?.server);
  await next.stop();
  expect(orphan && isAlive(orphan.server)).toBe(false);
});

test('a server that was killed is replaced, its record and socket notwithstanding', async () => {
  const first = await startDatabase({ directory, forTests: true });
  const killed = await readServerRecord(directory);
  process.kill(killed!.server.pid, 'SIGKILL');
  const second = await startDatabase({ directory, forTests: true });
  expect((await readServerRecord(directory))?.server.pid).not.toBe(killed?.server.pid);
  await second.open('fresh');
  await second.stop();
  await first.stop();
});

test('a start that fails says what the server said', async () => {
  const flags = ['--innodb-page-size=1k'];
  await expect(startDatabase({ directory, forTests: true, flags })).rejects.toThrow(
    /mariadbd did not start: it ended with 1[\s\S]*page.size/i,
  );
  expect(await readFile(path.join(directory, 'starting.lock'), 'utf8').catch(() => 'free')).toBe('free');
});

async function withTable(url: string, work: (db: ReturnType<typeof connectDatabase>) => Promise<void>) {
  const db = connectDatabase(url, { poolSize: 1 });
  await work(db).finally(() => db.destroy());
}

async function startInOtherProcess(): Promise<ChildProcess> {
  const code = `import { startDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'startDatabase.ts'))};
    await startDatabase({ directory: ${JSON.stringify(directory)}, forTests: true });
    console.log('started'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}
