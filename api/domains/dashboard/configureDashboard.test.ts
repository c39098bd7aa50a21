import { definitions, entities } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { barFilter, chartsOf } from '@plumbline/resources/rules/dashboard/charts';
import type { DashboardPage } from '@plumbline/resources/rules/dashboard/dashboardPage';
import { figuresOf } from '@plumbline/resources/rules/dashboard/figures';
import { beforeAll, describe, expect, it } from 'vitest';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { configureDashboard } from './configureDashboard';

const { database, ask } = useRoutes(configureDashboard);
const today = '2026-11-17';

async function read(actor: Actor): Promise<DashboardPage> {
  const answer = await ask(actor, 'GET', `/api/dashboard?today=${today}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DashboardPage;
}

let world: Awaited<ReturnType<typeof buildWorld>>;
beforeAll(async () => {
  world = await buildWorld();
});

async function buildWorld() {
  const { db } = database;
  const account = await buildAccount(db);
  const customer = (await build(db, account, 'equipmentOwners')).id;
  const near = (await build(db, account, 'locations', { owner: customer })).id;
  const far = (await build(db, account, 'locations')).id;
  const product = (await build(db, account, 'products')).id;
  const piece = (location: string, nextAuditDate: string | null, more: object = {}) =>
    build(db, account, 'equipments', {
      product,
      location,
      nextAuditDate,
      owner: location === near ? customer : null,
      ...more,
    });
  await piece(near, '2026-11-16', { lastAuditResult: 'OKAY' });
  await piece(near, '2026-11-17', { lastAuditResult: 'REPAIR_LOCKED', isLocked: true });
  await piece(near, '2027-10-31');
  await piece(near, '2027-11-01');
  await piece(near, null);
  await piece(near, '2026-01-01', { isArchived: true, lastAuditResult: 'OKAY' });
  await piece(far, '2025-03-01', { lastAuditResult: 'OKAY' });
  await piece(far, '2026-10-01');
  const contact = (await build(db, account, 'contacts')).id;
  const visit = { location: far, owner: null, auditor: contact };
  await build(db, account, 'auditPlannings', { ...visit, datePlanned: '2026-11-16', state: 'open' });
  await build(db, account, 'auditPlannings', { ...visit, datePlanned: '2026-12-01', state: 'open' });
  await build(db, account, 'auditPlannings', { ...visit, datePlanned: '2026-09-01', state: 'finished' });
  const task = { linkType: 'LOCATION', location: near } as const;
  await build(db, account, 'tasks', { ...task, dateDue: '2026-11-01' });
  await build(db, account, 'tasks', { ...task, dateDue: '2026-11-01', status: 'COMPLETED' });
  return { account, customer, near, far, contact };
}

describe('GET /api/dashboard', () => {
  it('counts what wants doing, and in charts by month, result and place', async () => {
    const { hasEquipment, figures, charts } = await read(actorOf(world.account));
    expect(hasEquipment).toBe(true);
    expect(figures).toMatchObject({
      overdue: 3,
      soon: 1,
      locked: 1,
      overdueTasks: 1,
      openTasks: 1,
      latePlannings: 1,
      openPlannings: 2,
      openReports: 0,
      redDeficiencies: 0,
    });
    expect(charts.due?.filter(({ count }) => count > 0)).toEqual([
      { key: 'overdue', count: 3 },
      { key: '2026-11', count: 1 },
      { key: '2027-10', count: 1 },
    ]);
    expect(charts.due).toHaveLength(13);
    expect([...(charts.results ?? [])].sort((a, b) => b.count - a.count)).toEqual([
      { key: null, count: 4 },
      { key: 'OKAY', count: 2 },
      { key: 'REPAIR_LOCKED', count: 1 },
    ]);
    expect(charts.customers).toEqual([
      { key: null, count: 2, overdue: 2 },
      { key: world.customer, count: 2, overdue: 1 },
    ]);
  });

  it('counts a company by its locations', async () => {
    const { charts } = await read(actorOf(world.account, 'Owner', { instanceType: 'COMPANY' }));
    expect(charts.locations).toEqual([
      { key: world.far, count: 2, overdue: 2 },
      { key: world.near, count: 2, overdue: 1 },
    ]);
    expect(charts.customers).toBeUndefined();
  });

  it('each figure and each bar is as long as the list it leads to', async () => {
    const actor = actorOf(world.account);
    const call = callAs(database.db, actor);
    const page = await read(actor);
    const total = async (resource: keyof typeof entities, filter: object) =>
      (await listRecords(call, entities[resource], { filter: { ...filter }, range: [0, 0] })).total;
    for (const { name, resource, filter } of figuresOf('inspecting', today, actor))
      expect(await total(resource, filter), name).toBe(page.figures[name]);
    for (const chart of chartsOf('inspecting', today, actor))
      for (const { key, count } of page.charts[chart.name] ?? [])
        expect(await total(chart.resource, barFilter(chart, key, today)), `${chart.name} ${key}`).toBe(count);
  });

  it('keeps to the account, the role and the places of the person', async () => {
    const employee = await read(actorOf(world.account, 'Employee', { locations: [world.near] }));
    expect(employee.figures).toMatchObject({ overdue: 1, soon: 1, openPlannings: 0, openTasks: 1 });
    expect(employee.charts.customers).toEqual([{ key: world.customer, count: 2, overdue: 1 }]);
    const inspector = await read(
      actorOf(world.account, 'ServiceProvider', { contact: world.contact, locations: [world.far] }),
    );
    expect(inspector.figures).toMatchObject({ overdue: 2, openPlannings: 2, openTasks: 0 });
    const stranger = await read(actorOf(await buildAccount(database.db)));
    expect(stranger.hasEquipment).toBe(false);
    expect(Object.values(stranger.figures).filter((count) => count > 0)).toEqual([]);
    expect(await read(actorOf(world.account, 'SalesForce'))).toMatchObject({ figures: {}, charts: {} });
    expect((await ask(null, 'GET', `/api/dashboard?today=${today}`)).status).toBe(401);
  });

  it('tells the latest changes of what the person may read, each row once', async () => {
    const { db } = database;
    const account = await buildAccount(db);
    const near = await build(db, account, 'locations', { name: 'Near' });
    const far = await build(db, account, 'locations', { name: 'Far' });
    const actor = actorOf(account);
    await updateRecord(callAs(db, actor), definitions.locations, near.id, { name: 'Nearer' });
    const all = await read(actor);
    expect(all.changes.map(({ record, operation }) => [record.id, operation])).toEqual([
      [near.id, 'update'],
      [far.id, 'create'],
      [account, 'create'],
    ]);
    expect(all.changes[0]?.record.name).toBe('Nearer');
    const employee = await read(actorOf(account, 'Employee', { locations: [far.id] }));
    expect(employee.changes.map(({ record }) => record.id)).toEqual([far.id, account]);
  });

  it('counts for a broker the accounts it looks after, and for the provider all of them', async () => {
    const { db } = database;
    const broker = (await build(db, CATALOGUE_ID, 'brokers')).id;
    const other = (await build(db, CATALOGUE_ID, 'brokers')).id;
    const own = await buildAccount(db);
    const customer = await buildAccount(db);
    const foreign = await buildAccount(db);
    await db('instances').whereIn('id', [own, customer]).update({ broker });
    await db('instances').where({ id: foreign }).update({ broker: other });
    for (const [account, validBefore] of [
      [customer, '2026-12-31'],
      [customer, '2026-11-17'],
      [foreign, '2026-12-31'],
    ] as const)
      await build(db, account, 'licenses', { name: 'Basic', validBefore });
    const seller = await read(actorOf(own, 'Owner', { instanceType: 'BROKER', broker, brokers: [broker] }));
    expect(seller.figures).toMatchObject({ accounts: 2, endingLicenses: 1, expiredLicenses: 1 });
    expect(seller.charts.licenses?.filter(({ count }) => count > 0)).toEqual([{ key: '2026-12', count: 1 }]);
    const provider = await read(actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    expect(provider.figures.accounts).toBeGreaterThanOrEqual(3);
    expect(provider.figures.errors).toBe(0);
    expect(provider.hasEquipment).toBe(false);
  });

  it('refuses what is no day', async () => {
    for (const query of ['', '?today=2026-02-30', '?today=today', '?today[]=2026-11-17'])
      expect((await ask(actorOf(world.account), 'GET', `/api/dashboard${query}`)).status).toBe(400);
  });
});
