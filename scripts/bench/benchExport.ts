import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { definitions } from '@plumbline/resources/entities/index';
import { issueDemoToken } from '../../api/auth/issueDemoToken';
import { benchPerson, openAccount } from './account';
import { fillEquipment } from './fillEquipment';
import { atLeast, type Line, median, type OnEnd, seconds } from './line';
import { startServer } from './startServer';

const rows = 50_000;
const few = 10_000;
const rounds = 5;
/** Megabytes that 40,000 more rows may cost: what the collector leaves lying for a while, far less than the rows themselves. */
const slackMb = 64;

/** An account's 50,000 pieces as CSV against a bare cursor dump of the same columns, and whether its size shows in the memory. */
export async function benchExport(onEnd: OnEnd): Promise<Line[]> {
  const { db, url, directory, filled } = await openAccount(onEnd);
  await fillEquipment(db, filled, rows);
  await db.raw('analyze table equipments');
  const token = await issueDemoToken(db, benchPerson, new Date());
  const columns = definitions.equipments.exchange?.columns ?? [];
  const bare = await startServer(
    'scripts/bench/dumpServer.ts',
    {
      DATABASE_URL: url,
      STATEMENT: `select ${columns.map((name) => `\`${name}\``).join(', ')} from equipments where instance = ? and deletedAt is null`,
      BINDINGS: JSON.stringify([filled.instance]),
    },
    onEnd,
  );
  const pids: number[] = [];
  const api = await startServer(
    'scripts/bench/apiServer.ts',
    // A small young generation: what is thrown away at once must not look like what is kept.
    { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app'), NODE_OPTIONS: '--max-semi-space-size=4' },
    onEnd,
    (pid) => pids.push(pid),
  );
  const headers = { authorization: `Bearer ${token}` };
  const list = (filter: object, format = 'csv') =>
    `${api}/api/equipments/export?${new URLSearchParams({ format, filter: JSON.stringify(filter), sort: '["identNumber","ASC"]' })}`;
  const fewer = { identNumber_lte: `REG-${String(few - 1).padStart(6, '0')}` };
  await take(list(fewer), headers, few + 1);
  const memory = {
    few: await growth(pids, () => take(list(fewer), headers, few + 1)),
    all: await growth(pids, () => take(list({}), headers, rows + 1)),
  };
  const ratios: number[] = [];
  let last = { bare: 0, api: 0 };
  for (let round = 0; round < rounds; round += 1) {
    last = {
      bare: rows / (await seconds(() => take(bare, {}, rows))),
      api: rows / (await seconds(() => take(list({}), headers, rows + 1))),
    };
    ratios.push(last.api / last.bare);
  }
  const more = memory.all - memory.few;
  return [
    {
      work: `export of ${rows.toLocaleString('en')} to CSV, with names of what they refer to`,
      limit: 'mysql2 cursor, values joined, node:http',
      ...atLeast(median(ratios), 0.3),
      detail: `${last.api.toFixed(0)} rows/s against ${last.bare.toFixed(0)} rows/s in the last round`,
    },
    {
      work: `memory of an export of ${rows.toLocaleString('en')}`,
      limit: `the same with ${few.toLocaleString('en')}`,
      figure: `${more < 0 ? '−' : '+'}${Math.abs(more).toFixed(0)} MB`,
      target: `≤ +${slackMb} MB`,
      isReached: more <= slackMb,
      detail: `peak grew by ${memory.all.toFixed(0)} MB against ${memory.few.toFixed(0)} MB`,
    },
  ];
}

async function take(url: string, headers: Record<string, string>, lines: number): Promise<void> {
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  let found = 0;
  for await (const piece of answer.body) for (const byte of piece) if (byte === 10) found += 1;
  if (found !== lines) throw new Error(`${url} answered ${found} lines instead of ${lines}`);
}

/** By how many megabytes the process's resident memory grew at its highest while the work ran. */
async function growth(pids: readonly number[], work: () => Promise<void>): Promise<number> {
  const before = await residentMb(pids);
  let highest = before;
  let isRunning = true;
  const watch = (async () => {
    while (isRunning) {
      highest = Math.max(highest, await residentMb(pids));
      await pause(20);
    }
  })();
  await work().finally(() => {
    isRunning = false;
  });
  await watch;
  return highest - before;
}

async function residentMb(pids: readonly number[]): Promise<number> {
  let kilobytes = 0;
  for (const pid of pids) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
