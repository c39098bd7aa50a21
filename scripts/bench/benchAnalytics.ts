import path from 'node:path';
import type { AnalyticsPage } from '@plumbline/resources/rules/analytics/analyticsPage';
import type { Knex } from 'knex';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { benchPerson, openAccount } from './account';
import { fillMillion, million } from './fillMillion';
import { atLeast, type Line, median, type OnEnd } from './line';
import { startServer } from './startServer';

const rounds = 3;
const day = '2026-07-15';

const mine = 't.instance = ? and t.deletedAt is null';
const open = `${mine} and t.isArchived = 0 and t.isScrapped = 0`;
const pieces = (where: string) => `select count(*) as amount from equipments t where ${where}`;
const finished = (field: string) =>
  `select date(t.dateAudited) as day, ${field}, count(*) as amount from audits t where ${mine} and t.isFinished = 1 and t.dateAudited >= '2025-01-01' and t.dateAudited < '2027-01-01' group by 1, 2`;

/** The counts of equipment and inspections that a year's figures need, without rights. */
const bareCounts = [
  finished('null'),
  finished('t.isLate'),
  finished('t.type'),
  `select t.nextAuditDate, count(*) as amount from equipments t where ${open} and t.nextAuditDate >= '2025-01-01' and t.nextAuditDate < '2027-01-01' group by 1`,
  `select t.category, count(*) as amount from equipments t where ${open} group by t.category`,
  pieces(`${open} and t.isLocked = 0 and t.isTraceable = 1`),
  pieces(`${open} and t.isLocked = 1`),
  pieces(`${open} and t.isLocked = 0 and t.isTraceable = 0`),
  pieces(`${mine} and t.isScrapped = 1 and t.isArchived = 0`),
  pieces(`${mine} and t.isArchived = 1`),
];

/** The figures of a year and the one before it, of an account with a million pieces, against the bare counts. */
export async function benchAnalytics(onEnd: OnEnd): Promise<Line> {
  const { db, url, directory, filled } = await openAccount(onEnd, ['--innodb-buffer-pool-size=2G']);
  await fillMillion(db, filled);
  const token = await issueDemoToken(db, benchPerson, new Date());
  const api = await startServer(
    'scripts/bench/apiServer.ts',
    { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app') },
    onEnd,
  );
  const ask = () => readPage(`${api}/api/analytics?board=work&timespan=year&day=${day}`, token);
  checkPage(await ask());
  const times: { bare: number; api: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push({ bare: await timed(() => countBare(db, filled.instance)), api: await timed(ask) });
  return {
    work: `figures of a year and the one before, of ${million.toLocaleString('en')} pieces and a fifth of inspections`,
    limit: 'the bare counts one after the other; without rights, deficiencies and active users',
    ...atLeast(median(times.map((one) => one.bare / one.api)), 0.5),
    detail: `${median(times.map((one) => one.api)).toFixed(0)} ms against ${median(times.map((one) => one.bare)).toFixed(0)} ms`,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function countBare(db: Knex, instance: string): Promise<void> {
  for (const statement of bareCounts) await db.raw(statement, [instance]);
}

async function readPage(url: string, token: string): Promise<AnalyticsPage> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  // The API's own response.
  return (await answer.json()) as AnalyticsPage;
}

function checkPage({ measures }: AnalyticsPage): void {
  const total = (name: string) => measures.find((one) => one.name === name)?.total.now ?? 0;
  if (total('pieces') !== million || total('inspections') < 50_000)
    throw new Error(`counted ${total('pieces')} pieces and ${total('inspections')} inspections`);
}
