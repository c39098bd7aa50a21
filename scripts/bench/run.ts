import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../../api/connectDatabase';
import { migrate } from '../../api/migrate';
import { startDatabase } from '../database/startDatabase';
import { prepareAccount } from './account';
import { benchImport } from './benchImport';
import { benchList } from './benchList';
import { benchReport } from './benchReport';
import type { Line } from './line';

/** Measures each work beside its limit in one run; `npm run bench -- list import` runs only these. */
async function main(wanted: readonly string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  const server = await startDatabase({ directory: path.join(folder, 'database') });
  const url = await server.open('bench');
  const db = connectDatabase(url);
  try {
    await migrate(db);
    const { call, filled } = await prepareAccount(db);
    const works: Record<string, () => Promise<Line>> = {
      import: () => benchImport(db, call, filled, folder),
      list: () => benchList(db, url, filled),
      report: benchReport,
    };
    const names = wanted.length > 0 ? wanted : Object.keys(works);
    const lines: Line[] = [];
    for (const name of names) {
      const work = works[name];
      if (!work) throw new Error(`there is no bench "${name}"; there are ${Object.keys(works).join(', ')}`);
      const line = await work();
      lines.push(line);
      print(line);
    }
    process.exitCode = lines.every((line) => line.isReached) ? 0 : 1;
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function print({ work, limit, ratio, target, isReached, detail }: Line): void {
  process.stdout.write(
    `${isReached ? 'reached' : 'MISSED '}  ${ratio.toFixed(2)} (${target})  ${work}  |  ${limit}  |  ${detail}\n`,
  );
}

await main(process.argv.slice(2));
process.exit();
