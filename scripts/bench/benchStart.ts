import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readServerRecord, stopServer } from '../database/serverRecord';
import { startDatabase } from '../database/startDatabase';
import { runChild } from '../processes/children';
import { freePort } from './freePort';
import { type Line, median, type OnEnd, seconds, withinSeconds } from './line';
import { npmStart } from './npmStart';

const rounds = 3;
const wanted = 10;

/** The second `npm start` until it says that it is ready, beside what no start can do without. */
export async function benchStart(onEnd: OnEnd): Promise<Line> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const database = path.join(folder, 'mariadb');
  onEnd(() => endDatabase(database));
  const env = { DATA_DIR: folder, DATABASE_URL: '', PORT: String(await freePort()) };
  const first = await npmStart(env, onEnd);
  const figures: { start: number; least: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await endDatabase(database);
    const { seconds: start, output } = await npmStart(env, onEnd);
    if (/^(Building|Loading)/m.test(output)) throw new Error(`this was no second start:\n${output}`);
    await endDatabase(database);
    figures.push({ start, least: await seconds(() => doNothing(database)) });
  }
  const start = median(figures.map((one) => one.start));
  return {
    work: 'second npm start until ready',
    limit: 'node -e "" and its database until it answers',
    ...withinSeconds(start, wanted),
    detail: `${start.toFixed(1)} s against ${median(figures.map(({ least }) => least)).toFixed(1)} s (the first one ${first.seconds.toFixed(0)} s)`,
  };
}

async function doNothing(directory: string): Promise<void> {
  await runChild(process.execPath, ['-e', '']);
  await startDatabase({ directory });
}

/** A start that had to be killed leaves its database running; joined, it would make the next start look faster. */
async function endDatabase(directory: string): Promise<void> {
  const record = await readServerRecord(directory);
  if (record) await stopServer(directory, record);
}
