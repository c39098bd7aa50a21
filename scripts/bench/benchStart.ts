import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApi, compiledApi } from '../build/buildApi';
import { readServerRecord, stopServer } from '../database/serverRecord';
import { startDatabase } from '../database/startDatabase';
import { startThrowAwayDatabase } from '../database/startThrowAwayDatabase';
import { runChild, startNode, stopChild } from '../processes/children';
import { untilReady } from '../start/untilReady';
import { freePort } from './freePort';
import { hold } from './hold';
import { type Line, median, type OnEnd, seconds, withinSeconds } from './line';
import { npmStart } from './npmStart';

const rounds = 3;
const wanted = 3;
const mebibyte = 1024;
/** Milliseconds until a process without requests is idle. */
const untilRest = 5000;

/** The second `npm start` until it reports ready, against the minimum of any start; and the memory of the idle API. */
export async function benchStart(onEnd: OnEnd): Promise<Line[]> {
  return [await secondStart(onEnd), await memoryAtRest(onEnd)];
}

async function memoryAtRest(onEnd: OnEnd): Promise<Line> {
  const server = await hold(startThrowAwayDatabase(), ({ stop }) => stop(), onEnd);
  const port = await freePort();
  await buildApi();
  const { child, outcome } = startNode([compiledApi], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: await server.open('rest'),
      DATA_DIR: path.join(server.directory, 'app'),
    },
  });
  onEnd(() => stopChild(child));
  await untilReady(port, outcome);
  await pause(untilRest);
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const held = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / mebibyte;
  return {
    work: 'memory of the API at rest',
    limit: 'an agreed number of MiB',
    figure: held.toFixed(0),
    target: '≤ 170',
    isReached: held <= 170,
    detail: 'resident set of the process, without report workers',
  };
}

async function secondStart(onEnd: OnEnd): Promise<Line> {
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
    if (/^(Building|Compiling|Loading)/m.test(output))
      throw new Error(`this was no second start:\n${output}`);
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

/** A killed start leaves its database running, which would make the next start look faster. */
async function endDatabase(directory: string): Promise<void> {
  const record = await readServerRecord(directory);
  if (record) await stopServer(directory, record);
}
