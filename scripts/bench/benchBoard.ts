import { dayAfter } from '@plumbline/resources/language/due';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { openAccountWithDuties } from './accountWithDuties';
import { atLeast, type Line, median, type OnEnd } from './line';
import { load } from './load';
import { startServer } from './startServer';

const pieces = 5000;
const customers = 40;
const appointments = { past: 400, planned: 60 };
const perAppointment = 25;
const rounds = 5;
const [from, to, today] = ['2026-07-13', '2026-08-09', '2026-07-15'];

const medians = `select t.category, t.type, timestampdiff(minute, t.dateStarted, t.dateAudited) as minutes, count(*) as amount
  from audits t where t.instance = $account and t.deletedAt is null and t.isFinished = 1 and t.dateAudited > t.dateStarted
    and t.dateAudited < date_add(t.dateStarted, interval 240 minute)
  group by t.category, t.type, minutes order by minutes`;
const planned = `select a.equipment from auditPlannings p join audits a on a.planning = p.id
  where p.instance = $account and p.deletedAt is null and p.state = 'open' and a.deletedAt is null and a.isFinished = 0`;
const notFound = `select e.id from equipments e where e.instance = $account and e.deletedAt is null and e.isTraceable = 0`;
const shown = `p.instance = $account and p.deletedAt is null and p.datePlanned between '2026-06-13' and '${to}'`;
const questions = {
  board: {
    path: `/api/auditPlannings/board?from=${from}&to=${to}`,
    bare: [
      medians,
      `select p.* from auditPlannings p where ${shown} order by p.datePlanned`,
      `select t.planning, t.category, t.type, count(*) as pieces from audits t join auditPlannings p on p.id = t.planning
       where ${shown} and t.deletedAt is null group by t.planning, t.category, t.type`,
      'select id, name from equipmentOwners where instance = $account and deletedAt is null',
      'select id, name from locations where instance = $account and deletedAt is null',
      'select id, firstName, lastName from contacts where instance = $account and deletedAt is null',
      `select * from absences where instance = $account and deletedAt is null and dateFrom <= '${to}' and dateUntil >= '${from}'`,
    ],
    without: 'sign-in and rights',
  },
  waiting: {
    path: `/api/auditPlannings/waiting?today=${today}&horizon=FOURWEEKS`,
    bare: [
      medians,
      `select t.location, t.owner, t.type, t.category, count(distinct t.equipment) as amount, min(t.nextDate) as firstDue
       from inspectionDuties t where t.instance = $account and t.deletedAt is null and t.isMandatory = 1 and t.nextDate <= '2026-08-12'
       and t.regulation is not null and t.equipment not in (${planned}) and t.equipment not in (${notFound})
       group by t.location, t.owner, t.type, t.category`,
    ],
    without: 'names and addresses',
  },
} as const;

/**
 * The planning board of an account with 5,000 pieces of 40 customers and 11,500 inspections, against bare statements
 * for the same numbers.
 */
export async function* benchBoard(onEnd: OnEnd): AsyncGenerator<Line> {
  const { db, url, instance, api, headers } = await openAccountWithDuties(onEnd, pieces);
  await spreadOverCustomers(db, instance);
  await plan(db, instance);
  await db.raw('analyze table equipments, inspectionDuties, audits, auditPlannings');
  for (const [name, { path, bare, without }] of Object.entries(questions)) {
    const address = `${api}${path}`;
    await checkAnswer(address, headers);
    const limit = await startServer(
      'scripts/bench/bareServer.ts',
      {
        DATABASE_URL: url,
        STATEMENTS: JSON.stringify(bare.map((one) => one.replaceAll('$account', () => `'${instance}'`))),
      },
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
      work: `planning board, ${name}, of ${pieces.toLocaleString('en')} pieces of ${customers} customers, 4 connections`,
      limit: `node:http, bare statements for the same numbers, without ${without}`,
      ...atLeast(median(figures.map((one) => one.api / one.bare)), 0.35),
      detail: `${median(figures.map((one) => one.api)).toFixed(1)}/s against ${median(figures.map((one) => one.bare)).toFixed(1)}/s`,
    };
  }
}

const stamps = (instance: string) => ({
  id: newId(),
  instance,
  version: 1,
  changeNumber: 1,
  createdAt: new Date(),
  updatedAt: new Date(),
});

/** Each location belongs to one of the customers. */
async function spreadOverCustomers(db: Knex, instance: string): Promise<void> {
  const owners = Array.from({ length: customers }, (_none, index) => ({
    ...stamps(instance),
    name: `Customer ${index}`,
  }));
  await db.batchInsert('equipmentOwners', owners);
  const locations: string[] = await db('locations')
    .where({ instance, deletedAt: null })
    .orderBy('id')
    .pluck('id');
  for (const [index, location] of locations.entries()) {
    const owner = owners[index % customers]?.id;
    await db('locations').where({ id: location }).update({ owner });
    await db('equipments').where({ location }).update({ owner });
    await db('inspectionDuties').where({ location }).update({ owner });
  }
}

/** Finished appointments of the year before, and open ones on the board. */
async function plan(db: Knex, instance: string): Promise<void> {
  const equipments: { id: string; location: string; owner: string; category: string }[] = await db(
    'equipments',
  )
    .where({ instance, deletedAt: null })
    .orderBy('id')
    .select('id', 'location', 'owner', 'category');
  const auditor = await db('contacts').where({ instance, deletedAt: null }).first('id');
  const plannings: Record<string, unknown>[] = [];
  const audits: Record<string, unknown>[] = [];
  for (let index = 0; index < appointments.past + appointments.planned; index += 1) {
    const isPast = index < appointments.past;
    const datePlanned = isPast
      ? dayAfter('2026-05-01', -(index % 300))
      : dayAfter(from, (index - appointments.past) % 28);
    const chosen = Array.from(
      { length: perAppointment },
      (_none, at) => equipments[(index * perAppointment + at) % equipments.length],
    ).filter((one) => one !== undefined);
    const { location, owner } = chosen[0] ?? {};
    const planning = {
      ...stamps(instance),
      location,
      owner,
      auditor: auditor.id,
      datePlanned,
      type: 'expert',
    };
    plannings.push({ ...planning, state: isPast ? 'finished' : 'open', plannedCount: perAppointment });
    for (const [at, { id: equipment, category, ...place }] of chosen.entries()) {
      const started = Date.parse(`${datePlanned}T08:00:00Z`) + at * 600_000;
      audits.push({
        ...stamps(instance),
        ...place,
        ...{
          planning: planning.id,
          equipment,
          category,
          auditor: auditor.id,
          type: 'expert',
          isFinished: isPast,
        },
        ...(isPast
          ? { dateStarted: new Date(started), dateAudited: new Date(started + (3 + (at % 9)) * 60_000) }
          : { dateStarted: null, dateAudited: null }),
      });
    }
  }
  await db.batchInsert('auditPlannings', plannings, 500);
  await db.batchInsert('audits', audits, 500);
}

async function checkAnswer(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const read: { appointments: unknown[] } | { minutes: number | null }[] = await answer.json();
  const count = Array.isArray(read) ? read.length : read.appointments.length;
  if (count < customers) throw new Error(`${url} told ${count}`);
}
