import type { Api } from '../../api/base/context/context';
import { keepDuties } from '../../api/domains/duties/configureDuties';
import { recalculateDutiesJob } from '../../api/domains/duties/recalculateDuties';
import { configureEquipments } from '../../api/domains/equipments/configureEquipments';
import type { Job } from '../../api/platform/jobs/jobs';
import { openAccountWithDuties } from './accountWithDuties';
import { dashboardCounts } from './benchDashboard';
import { atLeast, atMost, type Line, median, type OnEnd, seconds } from './line';
import { load } from './load';
import { startServer } from './startServer';

const rows = 100_000;
const rounds = 5;
const today = '2026-07-15';

const mine = 't.instance = ? and t.deletedAt is null';
const mandatory = `${mine} and t.isMandatory = 1`;

interface Question {
  path: string;
  /** Hand-written statements for the same numbers, and what they omit. */
  bare: readonly string[];
  without: string;
}
const questions: Record<string, Question> = {
  'duties, first page': {
    path: `/api/inspectionDuties?${new URLSearchParams({ filter: '{}', sort: '["nextDate","ASC"]', range: '[0,24]' })}`,
    bare: [`select * from inspectionDuties t where ${mine} order by t.nextDate, t.id limit 25`],
    without: 'the total',
  },
  suggestions: {
    path: `/api/suggestions?today=${today}&horizon=FOURWEEKS`,
    bare: [
      `select t.location, t.owner, t.type, count(distinct t.equipment) as amount, count(distinct if(t.nextDate < '${today}', t.equipment, null)) as overdue, min(t.nextDate) as firstDue
       from inspectionDuties t where ${mandatory} and t.nextDate <= '2026-08-12' group by t.location, t.owner, t.type order by firstDue limit 50`,
    ],
    without: 'what is planned, not found or hidden',
  },
  calendar: {
    path: '/api/calendar?from=2026-06-29&to=2026-08-09',
    bare: [
      `select t.nextDate as day, t.location, t.type, count(*) as amount from inspectionDuties t
       where ${mandatory} and t.nextDate between '2026-06-29' and '2026-08-09' group by t.nextDate, t.location, t.type`,
    ],
    without: 'locked pieces and appointments',
  },
  dashboard: {
    path: `/api/dashboard?today=${today}`,
    bare: [
      ...dashboardCounts,
      `select count(*) as amount from inspectionDuties t where ${mandatory} and t.lastDate is null and t.nextDate <= '${today}'`,
    ],
    without: 'deficiencies, tasks, appointments, reports and changes',
  },
};

/**
 * 100,000 pieces with a yearly and a weekly duty each: queries of duties against the bare statements, and the
 * recalculation after a regulation's interval changed against the bare UPDATE of the same rows.
 */
export async function* benchDuties(onEnd: OnEnd): AsyncGenerator<Line> {
  const account = await openAccountWithDuties(onEnd, rows);
  const { url, instance, api, headers } = account;
  for (const [name, { path, bare, without }] of Object.entries(questions)) {
    const address = `${api}${path}`;
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const limit = await startServer(
      'scripts/bench/bareServer.ts',
      { DATABASE_URL: url, STATEMENTS: JSON.stringify(bare), BINDINGS: JSON.stringify([instance]) },
      onEnd,
    );
    const common = { connections: 4, seconds: 3 };
    const figures: { bare: number; api: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      figures.push({
        bare: (await load({ url: limit, ...common })).perSecond,
        api: (await load({ url: address, headers, ...common })).perSecond,
      });
    yield {
      work: `${name} of ${rows.toLocaleString('en')} pieces with two duties each, 4 connections`,
      limit: `node:http, bare statements for the same numbers, without ${without}`,
      ...atLeast(median(figures.map((one) => one.api / one.bare)), 0.5),
      detail: `${median(figures.map((one) => one.api)).toFixed(1)}/s against ${median(figures.map((one) => one.bare)).toFixed(1)}/s`,
    };
  }
  yield await recalculation(account);
}

async function recalculation({
  db,
  instance,
  visual: regulation,
}: Awaited<ReturnType<typeof openAccountWithDuties>>): Promise<Line> {
  const bare = await seconds(() =>
    db.transaction(async (trx) => {
      await trx.raw(
        `update inspectionDuties set \`interval\` = 3, nextDate = date_add(lastDate, interval 3 week),
           version = version + 1, changeNumber = changeNumber + 1 where instance = ? and regulation = ?`,
        [instance, regulation],
      );
      await trx.raw(
        `update equipments set nextAuditDate = date_add(nextAuditDate, interval 2 week), version = version + 1,
           changeNumber = changeNumber + 1 where instance = ?`,
        [instance],
      );
    }),
  );
  await db('auditRegulations').where({ id: regulation }).update({ interval: 2 });
  configureEquipments();
  keepDuties();
  const job = { id: 'bench', instance, payload: { scope: { regulations: [regulation] } } };
  // The job uses only these members of api and job.
  const measured = await seconds(() =>
    recalculateDutiesJob.run({ db, now: () => new Date() } as Api, job as unknown as Job),
  );
  const { amount } = (await db('inspectionDuties')
    .where({ regulation, interval: 2 })
    .count({ amount: '*' })
    .first()) as { amount: number }; // a count always has its row
  if (Number(amount) !== rows) throw new Error(`${amount} of ${rows} duties were worked out anew`);
  return {
    work: `recalculation of ${rows.toLocaleString('en')} pieces after a regulation's interval changed`,
    limit: 'the bare UPDATE of the same duties and pieces, without history',
    ...atMost(measured / bare, 25),
    detail: `${measured.toFixed(1)} s against ${bare.toFixed(1)} s, ${Math.round(rows / measured).toLocaleString('en')} pieces/s`,
  };
}
