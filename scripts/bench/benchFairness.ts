import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { readConfig } from '../../api/base/config/config';
import type { Api } from '../../api/base/context/context';
import { measureReport } from '../../api/domains/reports/engine/measureReport';
import { enqueue } from '../../api/platform/jobs/jobs';
import { type JobRunner, runJobs } from '../../api/platform/jobs/runJobs';
import { openAccount } from './account';
import { hold } from './hold';
import { atLeast, type Line, median, type OnEnd, seconds } from './line';
import { reportOfPages } from './reportSamples';

const rounds = 3;
const crowd = 200;
const kind = 'benchReport';

/** A report of one account while 200 of another account are queued, against the same report alone. */
export async function benchFairness(onEnd: OnEnd): Promise<Line> {
  const { db, url } = await openAccount(onEnd);
  const report = await hold(measureReport(reportOfPages(5)), ({ end }) => end(), onEnd);
  const closers: (() => Promise<void> | void)[] = [];
  const api = {
    config: readConfig({ DATABASE_URL: url }),
    db,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    onClose: (close) => void closers.push(close),
  } satisfies Omit<Api, 'web'>;
  const jobs = runJobs(api as Api); // jobs have no routes
  onEnd(async () => {
    for (const close of closers) await close();
  });
  jobs.handle(kind, { maxAttempts: 1, run: async () => void (await report.throughEngine()) });
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await seconds(() => reportOf(db, jobs, newId())));
    const busy = newId();
    for (let one = 0; one < crowd; one += 1) await ask(db, busy);
    // Both workers are busy.
    jobs.wake();
    while ((await running(db, busy)) < 2) await sleep(20);
    beside.push(await seconds(() => reportOf(db, jobs, newId())));
    await db('jobs').where({ instance: busy, state: 'waiting' }).delete();
    while ((await running(db, busy)) > 0) await sleep(20);
  }
  const [own, crowded] = [median(alone), median(beside)];
  return {
    work: `a report beside ${crowd} of another account`,
    limit: 'the same report alone',
    // It waits for a running report, and then has one of two processors.
    ...atLeast(own / crowded, 0.3),
    detail: `${own.toFixed(2)} s alone, ${crowded.toFixed(2)} s beside them`,
  };
}

const ask = (db: Knex, instance: string): Promise<string> =>
  enqueue(db, { instance, kind, subject: newId(), payload: {}, now: new Date() });

async function reportOf(db: Knex, jobs: JobRunner, instance: string): Promise<void> {
  const id = await ask(db, instance);
  jobs.wake();
  while ((await db('jobs').where({ id }).first('state')).state !== 'done') await sleep(10);
}

async function running(db: Knex, instance: string): Promise<number> {
  const [row] = await db('jobs').where({ instance, state: 'running' }).count({ count: '*' });
  return Number(row?.count ?? 0);
}
