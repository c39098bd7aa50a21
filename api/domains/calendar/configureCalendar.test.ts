import { definitions } from '@plumbline/resources/entities/index';
import type { CalendarCount, CalendarPage } from '@plumbline/resources/rules/calendar/calendarPage';
import { describe, expect, it } from 'vitest';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { keepDuties } from '../duties/configureDuties';
import { configureEquipments } from '../equipments/configureEquipments';
import { mountCalendar } from './configureCalendar';

const { database, ask } = useRoutes((api) => {
  configureEquipments();
  keepDuties();
  mountCalendar(api);
});
type Actor = Parameters<typeof ask>[0];

async function read(actor: Actor, path: string, filter?: object) {
  const query = filter ? `&filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  const answer = await ask(actor, 'GET', `/api/calendar${path}${query}`);
  expect(answer.status).toBe(200);
  const { entries, counts } = (await answer.json()) as CalendarPage;
  return {
    entries: entries.map(({ resource, day, record }) => [resource, day, record.id]),
    counts: counts.map(({ day, by, count }) => [day, by, count]).sort(),
  };
}
const november = '?from=2026-11-01&to=2026-11-30';
const overdue = '/overdue?today=2026-11-17';

async function world() {
  const { db } = database;
  const account = await buildAccount(db);
  const customer = (await build(db, account, 'equipmentOwners')).id;
  const near = (await build(db, account, 'locations', { owner: customer })).id;
  const far = (await build(db, account, 'locations')).id;
  const ownerAt = (location: string) => (location === near ? customer : null);
  const product = (await build(db, account, 'products')).id;
  const piece = (location: string, nextAuditDate: string, more: object = {}) =>
    build(db, account, 'equipments', { product, location, nextAuditDate, owner: ownerAt(location), ...more });
  const auditor = (await build(db, account, 'contacts')).id;
  const visit = (location: string, datePlanned: string, state: 'open' | 'finished' = 'open') =>
    build(db, account, 'auditPlannings', { location, datePlanned, state, auditor, owner: ownerAt(location) });
  const { id: first } = await piece(near, '2026-11-20');
  for (const day of ['2026-11-20', '2026-11-30', '2026-12-01']) await piece(near, day);
  await piece(far, '2026-11-20');
  await piece(far, '2026-10-02');
  await piece(far, '2026-09-02');
  await piece(near, '2026-11-20', { isArchived: true });
  const soon = (await visit(near, '2026-11-25')).id;
  const done = (await visit(far, '2026-11-03', 'finished')).id;
  const late = (await visit(far, '2026-11-10')).id;
  return { account, customer, near, far, first, auditor, soon, done, late };
}

describe('GET /api/calendar', () => {
  it('of a site shows what is due in its halls, and of another account’s nothing', async () => {
    const { db } = database;
    const { account, near, far, soon } = await world();
    const site = (await build(db, account, 'locations')).id;
    const street = (await build(db, account, 'locations', { parent: site })).id;
    await db('locations').where({ id: near }).update({ parent: street });
    const { entries, counts } = await read(actorOf(account), november, { location: [site] });
    expect(entries).toEqual([['auditPlannings', '2026-11-25', soon]]);
    expect(counts.map(([, by]) => by)).not.toContain(far);
    expect(counts).toHaveLength(2);
    const stranger = await read(actorOf(await buildAccount(db)), november, { location: [site] });
    expect(stranger).toEqual({ entries: [], counts: [] });
  });

  it('gives appointments one by one and inspections due counted by day and place', async () => {
    const { account, near, far, soon, done, late } = await world();
    const { entries, counts } = await read(actorOf(account), november);
    expect(entries).toEqual([
      ['auditPlannings', '2026-11-03', done],
      ['auditPlannings', '2026-11-10', late],
      ['auditPlannings', '2026-11-25', soon],
    ]);
    expect(counts).toEqual(
      [
        ['2026-11-20', near, 2],
        ['2026-11-20', far, 1],
        ['2026-11-30', near, 1],
      ].sort(),
    );
  });

  it('gives an appointment of several days for each period that it reaches into', async () => {
    const { account, customer: owner, near: location, auditor, soon } = await world();
    const from = (datePlanned: string, dateUntil: string | null) =>
      build(database.db, account, 'auditPlannings', { owner, location, auditor, datePlanned, dateUntil });
    const { id: long } = await from('2026-11-23', '2026-11-26');
    await from('2026-11-23', '2026-11-24');
    await from('2026-11-24', null);
    const ids = async (query: string) =>
      (await read(actorOf(account), query)).entries.map(([, day, id]) => [day, id]);
    expect(await ids('?from=2026-11-25&to=2026-11-29')).toEqual([
      ['2026-11-23', long],
      ['2026-11-25', soon],
    ]);
    expect(await ids('?from=2026-11-27&to=2026-11-29')).toEqual([]);
  });

  it('says how many of those counted are locked', async () => {
    const { account, near, far, first } = await world();
    const { db } = database;
    await db('equipments').where({ id: first }).orWhere({ location: far }).update({ isLocked: true });
    const flagged = async (query: string) => {
      const answer = await ask(actorOf(account), 'GET', `/api/calendar${query}`);
      const { counts } = (await answer.json()) as CalendarPage;
      return counts.map(({ day, by, count, flagged: locked }) => [day, by, count, locked]).sort();
    };
    expect(await flagged(november)).toEqual(
      [
        ['2026-11-20', near, 2, 1],
        ['2026-11-20', far, 1, 1],
        ['2026-11-30', near, 1, 0],
      ].sort(),
    );
    expect(await flagged(overdue)).toEqual([['2026-09-02', far, 2, 2]]);
  });

  it('counts what is overdue by place with its oldest day, and leaves out what is done', async () => {
    const { account, far, late } = await world();
    expect(await read(actorOf(account), overdue)).toEqual({
      entries: [['auditPlannings', '2026-11-10', late]],
      counts: [['2026-09-02', far, 2]],
    });
  });

  it('is narrowed by place, customer, kind, and by auditor, whom duties do not have', async () => {
    const { account, near, customer, auditor, soon, done, late } = await world();
    const owner = actorOf(account);
    const there = await read(owner, november, { location: [near] });
    expect([there.entries.length, there.counts.length]).toEqual([1, 2]);
    expect(await read(owner, november, { owner: [customer] })).toEqual(there);
    const his = await read(owner, november, { auditor: [auditor] });
    expect(his.entries.map(([, , id]) => id)).toEqual([done, late, soon]);
    expect(his.counts).toEqual([]);
    // What equipment was asked for by before its duties were counted.
    for (const name of ['inspectionDuties', 'equipments']) {
      const only = await read(owner, `${november}&show=${name}`);
      expect([only.entries.length, only.counts.length]).toEqual([0, 3]);
    }
  });

  it('keeps to the account, the role and the places of the person', async () => {
    const { account, near, auditor, soon } = await world();
    const employee = await read(actorOf(account, 'Employee', { locations: [near] }), november);
    expect(employee.entries.map(([, , id]) => id)).toEqual([soon]);
    expect(employee.counts).toEqual([
      ['2026-11-20', near, 2],
      ['2026-11-30', near, 1],
    ]);
    expect((await read(actorOf(account, 'Employee', { locations: [near] }), overdue)).counts).toEqual([]);
    const inspector = actorOf(account, 'ServiceProvider', { contact: auditor });
    expect((await read(inspector, november)).entries).toHaveLength(3);
    const nobody = { entries: [], counts: [] };
    expect(await read(actorOf(account, 'SalesForce'), november)).toEqual(nobody);
    expect(await read(actorOf(await buildAccount(database.db)), november)).toEqual(nobody);
    expect((await ask(null, 'GET', `/api/calendar${november}`)).status).toBe(401);
  });

  it('refuses spans, days, kinds and filters it does not know', async () => {
    const owner = actorOf(await buildAccount(database.db));
    for (const path of [
      '',
      '?from=2026-11-01',
      '?from=2026-11-31&to=2026-12-01',
      '?from=2026-11-02&to=2026-11-01',
      '?from=2026-01-01&to=2026-12-31',
      `${november}&show=nothing`,
      `${november}&filter={"identNumber":["x"]}`,
      `${november}&filter={"location":[{"a":1}]}`,
      '/overdue',
    ])
      expect((await ask(owner, 'GET', `/api/calendar${path}`)).status).toBe(400);
  });
});

describe('what the calendar counts', () => {
  async function rack() {
    const { db } = database;
    const account = await buildAccount(db);
    const regulation = async (type: 'expert' | 'light', more: object) =>
      (await build(db, account, 'auditRegulations', { type, interval: 1, ...more })).id;
    const auditRegulations = [
      await regulation('expert', { intervalUnit: 'YEARLY' }),
      await regulation('light', { intervalUnit: 'WEEKLY' }),
      await regulation('light', { intervalUnit: 'DAILY', isMandatory: false }),
    ];
    const category = (await build(db, account, 'categories', { auditRegulations })).id;
    const product = (await build(db, account, 'products', { category })).id;
    const location = (await build(db, account, 'locations')).id;
    const { id } = await build(db, account, 'equipments', {
      product,
      location,
      commissioningDate: '2026-11-16',
      lastAuditDate: '2025-11-25',
      maxYearsOfUse: 1,
    });
    const change = (values: Record<string, unknown>) =>
      updateRecord(systemCall(db, account), definitions.equipments, id, values);
    return { account, location, id, change };
  }
  const countsOf = async (account: string, path: string): Promise<CalendarCount[]> => {
    const answer = await ask(actorOf(account), 'GET', `/api/calendar${path}`);
    return ((await answer.json()) as CalendarPage).counts;
  };

  it('is each mandatory duty on its own day: the weekly one does not hide the yearly one', async () => {
    const { account, location } = await rack();
    const common = { resource: 'inspectionDuties', by: location, count: 1, flagged: 0 };
    expect(await countsOf(account, november)).toEqual([
      { ...common, day: '2026-11-16', kinds: { light: 1 } },
      { ...common, day: '2026-11-25', kinds: { expert: 1 } },
    ]);
    const year = await countsOf(account, '?from=2027-11-01&to=2027-11-30');
    expect(year).toEqual([{ ...common, day: '2027-11-16', kinds: { endOfUse: 1 } }]);
  });

  it('is overdue from the first day on where it was never carried out', async () => {
    const { account, location } = await rack();
    expect(await countsOf(account, overdue)).toEqual([
      {
        resource: 'inspectionDuties',
        day: '2026-11-16',
        by: location,
        count: 1,
        kinds: { light: 1 },
        flagged: 0,
      },
    ]);
  });

  it('names a locked piece once, however many of its duties are due', async () => {
    const { account, change } = await rack();
    await change({ isLocked: true, lastAuditDate: '2025-11-16' });
    expect(await countsOf(account, november)).toMatchObject([
      { day: '2026-11-16', count: 2, kinds: { light: 1, expert: 1 }, flagged: 1 },
    ]);
  });

  it('is nothing of a piece that is archived or scrapped', async () => {
    for (const values of [{ isArchived: true }, { isScrapped: true }]) {
      const { account, change } = await rack();
      await change(values);
      expect(await countsOf(account, november)).toEqual([]);
    }
  });

  it('is as many as the list it leads to has rows', async () => {
    const { account, location } = await rack();
    const { rows } = await listRecords(callAs(database.db, actorOf(account)), definitions.inspectionDuties, {
      filter: {
        isMandatory: true,
        location: [location],
        nextDate_gte: '2026-11-01',
        nextDate_lte: '2026-11-30',
      },
    });
    expect(rows.map(({ nextDate }) => nextDate)).toEqual(
      (await countsOf(account, november)).flatMap(({ day, count }) => Array(count).fill(day)),
    );
  });
});
