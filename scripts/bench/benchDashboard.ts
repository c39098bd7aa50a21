import type { DashboardPage } from '@plumbline/resources/rules/dashboard/dashboardPage';
import { openAccountWithManyPlaces } from './accountWithManyPlaces';
import { checkPlans } from './checkPlans';
import { atLeast, type Line, median, type OnEnd } from './line';
import { load } from './load';
import { startServer } from './startServer';

const rows = 100_000;
const customers = 40;
const rounds = 5;
const [today, yesterday, soon] = ['2026-07-15', '2026-07-14', '2026-08-14'];

const mine = 't.instance = ? and t.deletedAt is null and t.isArchived = 0 and t.isScrapped = 0';
const counted = (more: string) => `select count(*) as amount from equipments t where ${mine}${more}`;
const grouped = (field: string, more = '') =>
  `select t.${field}, count(*) as amount from equipments t where ${mine}${more} group by t.${field}`;
/** The counts of equipment that a dashboard on 15 July 2026 needs, without rights. */
export const dashboardCounts = [
  counted(` and t.nextAuditDate <= '${yesterday}'`),
  counted(` and t.nextAuditDate >= '${today}' and t.nextAuditDate <= '${soon}'`),
  counted(' and t.isLocked = 1'),
  grouped('nextAuditDate'),
  grouped('lastAuditResult'),
  grouped('owner', ` and t.nextAuditDate <= '${soon}'`),
];

/**
 * All counts of a dashboard, of an account with 100,000 pieces for 40 customers, against the bare counts of equipment.
 */
export async function benchDashboard(onEnd: OnEnd): Promise<Line> {
  const { db, url, filled, api, headers } = await openAccountWithManyPlaces(onEnd, {
    rows,
    over: 'owner',
    among: customers,
  });
  const asked = `${api}/api/dashboard?today=${today}`;
  const plans = await checkPlans(db, 'equipments', () => checkAnswer(asked, headers));
  const limit = await startServer(
    'scripts/bench/bareServer.ts',
    {
      DATABASE_URL: url,
      STATEMENTS: JSON.stringify(dashboardCounts),
      BINDINGS: JSON.stringify([filled.instance]),
    },
    onEnd,
  );
  const common = { connections: 4, seconds: 3 };
  const figures: { bare: number; api: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push({
      bare: (await load({ url: limit, ...common })).perSecond,
      api: (await load({ url: asked, headers, ...common })).perSecond,
    });
  return {
    work: `dashboard of ${rows.toLocaleString('en')} pieces for ${customers} customers, 4 connections`,
    limit: 'node:http, the bare counts of equipment; without tasks, appointments, reports and changes',
    ...atLeast(median(figures.map((one) => one.api / one.bare)), 0.5),
    detail: `${median(figures.map((one) => one.api)).toFixed(1)}/s against ${median(figures.map((one) => one.bare)).toFixed(1)}/s, through ${plans}`,
  };
}

async function checkAnswer(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  // The API's own response.
  const { figures, charts } = (await answer.json()) as DashboardPage;
  const inspected = charts.results?.reduce((sum, { count }) => sum + count, 0);
  if (inspected !== rows || !figures.overdue || !figures.locked || charts.customers?.length !== 8)
    throw new Error(`${url} counted ${inspected}, ${JSON.stringify(figures)}`);
}
