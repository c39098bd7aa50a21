import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../processes/processMark';
import { readServerRecord, writeServerRecord } from './serverRecord';
import { startDatabase } from './startDatabase';
import { startThrowAwayDatabase } from './startThrowAwayDatabase';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'plumbline-sweep-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test('sweeps what killed ones left, and nothing that is in use', async () => {
  const abandoned = path.join(parent, 'plumbline-database-abandoned');
  await startDatabase({ directory: abandoned, forTests: true });
  const record = await readServerRecord(abandoned);
  await writeServerRecord(abandoned, {
    ...record!,
    users: [{ pid: process.pid, startTime: 'of another boot' }],
  });
  const old = path.join(parent, 'plumbline-database-old');
  await mkdir(old);
  await utimes(old, 0, 0);
  const starting = path.join(parent, 'plumbline-database-starting');
  await mkdir(starting);

  const first = await startThrowAwayDatabase({}, parent);
  expect(isAlive(record!.server)).toBe(false);
  expect([abandoned, old, starting].map(existsSync)).toEqual([false, false, true]);

  const second = await startThrowAwayDatabase({}, parent);
  expect(await first.open('still_there')).toContain('still_there');
  await first.stop();
  await second.stop();
  expect([first.directory, second.directory].map(existsSync)).toEqual([false, false]);
});
