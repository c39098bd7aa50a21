import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultTemplate } from '../defaultTemplate';
import { samplePicture } from '../sample/samplePicture';
import { sampleContext } from '../sampleContext';
import type { RenderJob } from './renderJob';
import { sweepLeftovers } from './sweepLeftovers';
import { type WorkerPool, workerPool } from './workerPool';

const longTimeouts = { conversionTimeoutMs: 200_000, timeoutMs: 230_000 };

const job: RenderJob = {
  template: await readFile(defaultTemplate),
  context: sampleContext('pl-PL', { equipment: 2, photos: 0 }),
  language: 'pl-PL',
  attachments: [],
};

/** All descendants of a process with their names. */
function descendants(pid: number): { pid: number; name: string }[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      const stat = readStat(entry);
      return stat && stat.parent === pid
        ? [{ pid: Number(entry), name: stat.name }, ...descendants(Number(entry))]
        : [];
    });
}

function readStat(pid: string | number): { name: string; state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  const state = readStat(pid)?.state;
  return state !== undefined && state !== 'Z' && state !== 'X';
}

function officeOf(pool: WorkerPool): number {
  const found = pool
    .workers()
    .flatMap((worker) => descendants(worker.process.pid ?? 0))
    .find(({ name }) => name.startsWith('soffice'));
  if (!found) throw new Error('no LibreOffice runs');
  return found.pid;
}

function profileOf(office: number): string {
  const command = readFileSync(`/proc/${office}/cmdline`, 'utf8');
  return /UserInstallation=file:\/\/([^\0]*)/.exec(command)?.[1] ?? '';
}

describe('a pool with one worker', () => {
  let pool: WorkerPool;
  beforeAll(async () => {
    pool = workerPool({ ...longTimeouts, workers: 1 });
    await pool.warm();
  });
  afterAll(() => pool.stop());

  it('renders the report although LibreOffice is killed meanwhile', async () => {
    const office = officeOf(pool);
    const folder = path.dirname(profileOf(office));
    const long = { ...job, context: sampleContext('pl-PL', { equipment: 30, photos: 0 }) };
    const report = pool.render(long, samplePicture);
    // The document exists while LibreOffice converts it.
    await vi.waitUntil(() => readdirSync(folder).some((name) => name.endsWith('.docx')), {
      timeout: 60_000,
      interval: 5,
    });
    process.kill(office, 'SIGKILL');
    expect((await report).pages).toBeGreaterThan(20);
    expect(officeOf(pool)).not.toBe(office);
  });

  it('renders the report although the worker process is killed meanwhile', async () => {
    const [lost] = pool.workers();
    let isKilled = false;
    const report = pool.render(job, (hash) => {
      if (!isKilled) lost?.process.kill('SIGKILL');
      isKilled = true;
      return samplePicture(hash);
    });
    expect((await report).pages).toBeGreaterThan(2);
    expect(pool.workers().some((worker) => worker === lost)).toBe(false);
  });

  it('isolates LibreOffice from the network if the machine supports it', () => {
    const network = (pid: number | 'self') => readlinkSync(`/proc/${pid}/ns/net`);
    const works = (command: string, ...args: string[]) => spawnSync(command, [...args, 'true']).status === 0;
    const canIsolate =
      works('unshare', '--user', '--map-current-user', '--net') ||
      works('bwrap', '--unshare-net', '--ro-bind', '/', '/');
    expect(network(officeOf(pool)) === network('self')).toBe(!canIsolate);
  });

  it('leaves neither LibreOffice nor its profile behind after stop', async () => {
    const office = officeOf(pool);
    const profile = profileOf(office);
    expect(existsSync(profile)).toBe(true);
    await pool.stop();
    await vi.waitUntil(() => !isAlive(office));
    expect(existsSync(path.dirname(profile))).toBe(false);
  });
});

it('fails with REPORT_TIMEOUT if LibreOffice hangs, and renders the next report', async () => {
  const pool = workerPool({ workers: 1, conversionTimeoutMs: 20_000, timeoutMs: 200_000 });
  await pool.warm();
  process.kill(officeOf(pool), 'SIGSTOP');
  await expect(pool.render(job, samplePicture)).rejects.toMatchObject({ code: 'REPORT_TIMEOUT' });
  expect((await pool.render(job, samplePicture)).pages).toBeGreaterThan(2);
  await pool.stop();
});

it('stops a worker that exceeds the total timeout', async () => {
  const pool = workerPool({ ...longTimeouts, workers: 1, timeoutMs: 300 });
  const never = () => new Promise<Uint8Array>(() => undefined);
  await expect(pool.render(job, never)).rejects.toMatchObject({ code: 'REPORT_TIMEOUT' });
  await pool.stop();
});

it('renders on two workers at once while a third report waits', async () => {
  const pool = workerPool({ ...longTimeouts, workers: 2 });
  await pool.warm();
  let active = 0;
  let most = 0;
  const load = async (hash: string) => {
    active += hash === 'sample-logo' ? 1 : 0;
    most = Math.max(most, active);
    return samplePicture(hash);
  };
  const reports = await Promise.all([1, 2, 3].map(() => pool.render(job, load).finally(() => (active -= 1))));
  expect(reports.map(({ pages }) => pages)).toEqual(Array(3).fill(reports[0]?.pages));
  expect(most).toBe(2);
  expect(pool.workers()).toHaveLength(2);
  await pool.stop();
});

it('LibreOffice dies with a killed server, and its folder is removed later', async () => {
  const program = path.join(import.meta.dirname, '../testing/warmEngine.ts');
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const server = spawn(process.execPath, ['--import', tsx, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const left = descendants(server.pid ?? 0);
  expect(left.filter(({ name }) => name.startsWith('soffice'))).toHaveLength(1);
  const folder =
    readdirSync(tmpdir()).find((name) => name.startsWith(`plumbline-reports-${server.pid}-`)) ?? 'none';
  const isEnded = once(server, 'exit');
  server.kill('SIGKILL');
  await isEnded;
  await vi.waitUntil(() => left.every(({ pid }) => !isAlive(pid)));
  await sweepLeftovers();
  expect(existsSync(path.join(tmpdir(), folder))).toBe(false);
});
