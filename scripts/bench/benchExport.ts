import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { benchPerson, openAccount } from './account';
import { fillEquipment } from './fillEquipment';
import { atLeast, atMost, type Line, median, type OnEnd, seconds } from './line';
import { startServer } from './startServer';

const rows = 50_000;
const rounds = 5;
const mebibyte = 1024 * 1024;

/**
 * An account's 50,000 pieces as CSV and Excel against a bare cursor dump of the same columns, and the heap towards the
 * end against the heap after a fifth of the export.
 */
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
  const children: ChildProcess[] = [];
  const api = await startServer(
    'scripts/bench/apiServer.ts',
    { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app') },
    onEnd,
    (child) => children.push(child),
  );
  const [child] = children;
  if (!child) throw new Error('the API has no process');
  const headers = { authorization: `Bearer ${token}` };
  const address = (format: string) =>
    `${api}/api/equipments/export?${new URLSearchParams({ format, sort: '["identNumber","ASC"]' })}`;
  const lines: Line[] = [];
  for (const [format, name] of formats) {
    const asked = address(format);
    const bytes = await take(asked, headers);
    const held: number[] = [];
    await take(asked, headers, {
      at: [bytes / 5, bytes * 0.9],
      run: async () => held.push(await heldBy(child)),
    });
    const ratios: number[] = [];
    let last = { bare: 0, api: 0 };
    for (let round = 0; round < rounds; round += 1) {
      last = {
        bare: rows / (await seconds(() => take(bare, {}))),
        api: rows / (await seconds(() => take(asked, headers))),
      };
      ratios.push(last.api / last.bare);
    }
    const [early = 0, late = Number.NaN] = held;
    lines.push(
      {
        work: `export of ${rows.toLocaleString('en')} to ${name}, with names of what they refer to`,
        limit: 'mysql2 cursor, values joined, node:http',
        ...atLeast(median(ratios), 0.3),
        detail: `${last.api.toFixed(0)} rows/s against ${last.bare.toFixed(0)} rows/s in the last round`,
      },
      {
        work: `memory that an export to ${name} holds towards its end`,
        limit: 'what it held after a fifth of it',
        ...atMost(late / early, 1.1),
        detail: `${Math.round(late / mebibyte)} MiB against ${Math.round(early / mebibyte)} MiB`,
      },
    );
  }
  return lines;
}

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

/** Heap size after a garbage collection, in the middle of the export. */
async function heldBy(child: ChildProcess): Promise<number> {
  child.send('held');
  const [bytes] = await once(child, 'message');
  return Number(bytes);
}

interface Stops {
  /** Byte offsets at which reading pauses until `run` has resolved. */
  at: readonly number[];
  run: () => Promise<unknown>;
}

/** Reads the whole response and returns its size in bytes. */
async function take(
  url: string,
  headers: Record<string, string>,
  { at, run }: Stops = { at: [], run: async () => {} },
): Promise<number> {
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  let found = 0;
  const left = [...at];
  for await (const piece of answer.body) {
    found += piece.length;
    while (left[0] !== undefined && found >= left[0]) {
      left.shift();
      await run();
    }
  }
  if (found < rows * leastPerRow) throw new Error(`${url} answered ${found} bytes, too few for ${rows} rows`);
  return found;
}

/** Minimum bytes per row, compressed. */
const leastPerRow = 10;
