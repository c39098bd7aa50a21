import { openAccountWithDuties } from './accountWithDuties';
import { checkPlans } from './checkPlans';
import { atLeast, type Line, median, type OnEnd } from './line';
import { load } from './load';
import { startServer } from './startServer';

const rows = 100_000;
const leastCounts = 40;
const rounds = 5;
const [from, to, today] = ['2026-06-29', '2026-08-09', '2026-07-15'];

const mine = 't.instance = ? and t.deletedAt is null and t.isMandatory = 1';
const statements = {
  month: `select t.nextDate as day, t.location, t.type, count(*) as amount from inspectionDuties t where ${mine} and t.nextDate >= '${from}' and t.nextDate <= '${to}' group by t.nextDate, t.location, t.type`,
  overdue: `select min(t.nextDate) as day, t.location, t.type, count(*) as amount from inspectionDuties t where ${mine} and t.nextDate < '${today}' group by t.location, t.type`,
};

/**
 * A month of the calendar and the overdue counts, of an account with 100,000 pieces with two duties each, against the
 * bare count.
 */
export async function benchCalendar(onEnd: OnEnd): Promise<Line[]> {
  const { db, url, instance, api, headers } = await openAccountWithDuties(onEnd, rows);
  const asked = {
    month: `${api}/api/calendar?from=${from}&to=${to}`,
    overdue: `${api}/api/calendar/overdue?today=${today}`,
  };
  const plans = await checkPlans(db, 'inspectionDuties', async () => {
    for (const address of Object.values(asked)) await checkAnswer(address, headers);
  });
  const lines: Line[] = [];
  for (const kind of ['month', 'overdue'] as const) {
    const bare = await startServer(
      'scripts/bench/bareServer.ts',
      { DATABASE_URL: url, STATEMENT: statements[kind], BINDINGS: JSON.stringify([instance]) },
      onEnd,
    );
    lines.push(await measure(kind, bare, { url: asked[kind], headers }, plans));
  }
  return lines;
}

async function measure(
  kind: keyof typeof statements,
  bare: string,
  api: { url: string; headers: Record<string, string> },
  plans: string,
): Promise<Line> {
  const common = { connections: 16, seconds: 3 };
  const figures: { bare: number; api: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push({
      bare: (await load({ url: bare, ...common })).perSecond,
      api: (await load({ ...api, ...common })).perSecond,
    });
  const middle = { bare: median(figures.map((one) => one.bare)), api: median(figures.map((one) => one.api)) };
  return {
    work: `calendar, ${kind}, of ${rows.toLocaleString('en')} pieces with two duties each, 16 connections`,
    limit:
      'node:http, the bare count grouped by day, location and type; without locked pieces and appointments',
    ...atLeast(median(figures.map((one) => one.api / one.bare)), 0.5),
    detail: `${middle.api.toFixed(0)}/s against ${middle.bare.toFixed(0)}/s, through ${plans}`,
  };
}

async function checkAnswer(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const { counts }: { counts: { count: number }[] } = await answer.json();
  const pieces = counts.reduce((sum, { count }) => sum + count, 0);
  if (counts.length < leastCounts || pieces < 1000)
    throw new Error(`${url} counted ${pieces} in ${counts.length}`);
}
