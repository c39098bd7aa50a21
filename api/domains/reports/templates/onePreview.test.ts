import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { connectDatabase } from '../../../base/database/connectDatabase';
import { useTestDatabase } from '../../../platform/testing/database';
import { onePreview } from './onePreview';

const database = useTestDatabase();
/** The pool of another process. */
let elsewhere: Knex;
beforeAll(() => {
  elsewhere = connectDatabase(database.url);
});
afterAll(() => elsewhere.destroy());
afterEach(() => vi.useRealTimers());

interface Preview {
  db?: Knex;
  account: string;
  name: string;
  log: string[];
}

/** A preview that ends when told to. */
function preview({ db = database.db, account, name, log }: Preview) {
  const ends = new EventEmitter();
  const answer = onePreview(db, account, async () => {
    log.push(name);
    await once(ends, 'end');
    return name;
  }).catch(({ code, message }) => code ?? message);
  return { answer, end: () => ends.emit('end'), break: () => ends.emit('error', new Error('broken')) };
}

const turnOf = (instance: string) => database.db('previewTurns').where({ instance }).first('holder', 'next');
/** The preview that waits, other than the one that waited before. */
const isWaiting = (account: string, former: string | null = null) =>
  vi.waitFor(async () => {
    const next = (await turnOf(account))?.next;
    expect(next ?? former).not.toBe(former);
    return String(next);
  });
const hasBegun = (log: string[], name: string) => vi.waitFor(() => expect(log).toContain(name));

it('runs one preview per account, skips those replaced while waiting and runs the latest', async () => {
  const log: string[] = [];
  const [account, foreign] = [newId(), newId()];
  const first = preview({ account, name: 'first', log });
  await hasBegun(log, 'first');
  const second = preview({ account, name: 'second', log });
  const former = await isWaiting(account);
  const third = preview({ account, name: 'third', log });
  await isWaiting(account, former);
  const other = preview({ account: foreign, name: 'other', log });
  await hasBegun(log, 'other');
  expect(await second.answer).toBe('PREVIEW_REPLACED');
  expect(log).toEqual(['first', 'other']);
  first.end();
  expect(await first.answer).toBe('first');
  await hasBegun(log, 'third');
  third.end();
  other.end();
  expect(await third.answer).toBe('third');
  expect(await other.answer).toBe('other');
});

it('does so across processes: the latest one replaces one that waits in another', async () => {
  const log: string[] = [];
  const account = newId();
  const first = preview({ account, name: 'first', log });
  await hasBegun(log, 'first');
  const second = preview({ db: elsewhere, account, name: 'second', log });
  const former = await isWaiting(account);
  const third = preview({ account, name: 'third', log });
  const latter = await isWaiting(account, former);
  expect(await second.answer).toBe('PREVIEW_REPLACED');
  const fourth = preview({ db: elsewhere, account, name: 'fourth', log });
  await isWaiting(account, latter);
  expect(await third.answer).toBe('PREVIEW_REPLACED');
  expect(log).toEqual(['first']);
  first.end();
  await hasBegun(log, 'fourth');
  fourth.end();
  expect(await fourth.answer).toBe('fourth');
  expect(await turnOf(account)).toEqual({ holder: null, next: null });
});

it('lets the next one run after a failure, and an idle account start at once', async () => {
  const log: string[] = [];
  const account = newId();
  const first = preview({ account, name: 'first', log });
  await hasBegun(log, 'first');
  const second = preview({ db: elsewhere, account, name: 'second', log });
  await isWaiting(account);
  first.break();
  expect(await first.answer).toBe('broken');
  await hasBegun(log, 'second');
  second.end();
  await second.answer;
  const later = preview({ account, name: 'later', log });
  await hasBegun(log, 'later');
  later.end();
  await later.answer;
});

/** Lets time pass for the leases of an account. */
const pass = (instance: string, seconds: number) =>
  database.db.raw('update previewTurns set lease = lease - interval ? second where instance = ?', [
    seconds,
    instance,
  ]);

it('a killed process holds the next one back until its lease has ended', async () => {
  const log: string[] = [];
  const account = newId();
  const program = ['--import', 'tsx', 'domains/reports/testing/previewUntilKilled.ts', database.url, account];
  const child = spawn(process.execPath, program, {
    cwd: path.join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { holder: killed } = await turnOf(account);
  // So that a slow machine does not let the lease end by itself.
  await pass(account, -3600);
  const next = preview({ account, name: 'next', log });
  await isWaiting(account);
  expect(log).toEqual([]);
  expect(await turnOf(account)).toMatchObject({ holder: killed });
  await pass(account, 3600 + 13);
  await hasBegun(log, 'next');
  next.end();
  expect(await next.answer).toBe('next');
});

it('a preview renews its lease for as long as it takes', async () => {
  const log: string[] = [];
  const account = newId();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const long = preview({ account, name: 'long', log });
  await hasBegun(log, 'long');
  await pass(account, -3600);
  const leaseOf = async () =>
    Number((await database.db('previewTurns').where({ instance: account }).first('lease')).lease);
  const distant = await leaseOf();
  vi.advanceTimersByTime(3_000);
  await vi.waitFor(async () => expect(await leaseOf()).toBeLessThan(distant));
  long.end();
  await long.answer;
});

it('one that lost its turn after its lease leaves the turn of the other alone', async () => {
  const log: string[] = [];
  const account = newId();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stuck = preview({ account, name: 'stuck', log });
  await hasBegun(log, 'stuck');
  await pass(account, 13);
  const next = preview({ db: elsewhere, account, name: 'next', log });
  await hasBegun(log, 'next');
  const { holder } = await turnOf(account);
  stuck.end();
  expect(await stuck.answer).toBe('stuck');
  expect(await turnOf(account)).toMatchObject({ holder });
  next.end();
  await next.answer;
});
