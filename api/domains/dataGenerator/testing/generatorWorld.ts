import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { countedEntities } from '@plumbline/resources/rules/dataGenerator/index';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { runJobs } from '../../../platform/jobs/runJobs';
import type { TestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../../platform/testing/factories';
import { rackRegulation } from '../../planning';
import { generatorKind, workOnRunJob } from '../workOnRun';

/** Parameters of a small run. */
export const small = {
  branch: 'warehouse',
  pieces: 40,
  language: 'pl-PL',
  years: 3,
  deficiencyShare: 20,
} as const;

export const provider = (db: Knex) => callAs(db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));

/** A catalogue of racks with a yearly and a weekly regulation, and of harnesses. */
export async function buildCatalogue(db: Knex): Promise<void> {
  const regulation = (values: object) =>
    build(db, CATALOGUE_ID, 'auditRegulations', { ...rackRegulation, ...values }).then(({ id }) => id);
  const yearly = await regulation({ shortName: 'E' });
  const weekly = await regulation({ shortName: 'V', type: 'light', interval: 1, intervalUnit: 'WEEKLY' });
  await build(db, CATALOGUE_ID, 'categories', { type: 'shelf', auditRegulations: [yearly, weekly] });
  await build(db, CATALOGUE_ID, 'categories', { type: 'ppe', auditRegulations: [await regulation({})] });
  await build(db, CATALOGUE_ID, 'categories', { type: 'ohs' });
}

export const buildTestAccount = (db: Knex, values: object = {}): Promise<string> =>
  buildAccount(db, { isTestInstance: true, ...values });

/** Runs all waiting jobs of runs until none is left. */
export async function workOff(database: TestDatabase, now: Date = noon): Promise<void> {
  const closers: (() => Promise<void> | void)[] = [];
  const api = {
    config: readConfig({ DATABASE_URL: database.url }),
    db: database.db,
    log: pino({ level: 'silent' }),
    now: () => now,
    onClose: (close) => void closers.push(close),
  } satisfies Omit<Api, 'web'>;
  const jobs = runJobs(api as Api); // nothing here touches its routes
  jobs.handle(generatorKind, workOnRunJob);
  await jobs.drain();
  for (const close of closers) await close();
}

/** Number of rows of an account, not deleted, by entity of a run. */
export async function countedIn(db: Knex, account: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of countedEntities) {
    const [row] = await db(name).where({ instance: account, deletedAt: null }).count({ rows: '*' });
    counts[name] = Number(row?.rows);
  }
  return counts;
}

/** Error code and fields of a refusal. */
export const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => ({ code: 'none' }),
    ({ code, errors }) => ({ code, errors }),
  );
