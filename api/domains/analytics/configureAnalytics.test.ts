import { entities } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { AnalyticsPage, Measured, SellerRow } from '@plumbline/resources/rules/analytics/analyticsPage';
import { groupFilter, measureFilter } from '@plumbline/resources/rules/analytics/measureFilter';
import { measuresOf } from '@plumbline/resources/rules/analytics/measures';
import { partsOf } from '@plumbline/resources/rules/analytics/timespans';
import { beforeAll, describe, expect, it } from 'vitest';
import { listRecords } from '../../entities/listRecords';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { configureAnalytics } from './configureAnalytics';

const { database, ask } = useRoutes(configureAnalytics);

async function read(actor: Actor, query: string): Promise<AnalyticsPage> {
  const answer = await ask(actor, 'GET', `/api/analytics?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as AnalyticsPage;
}
const find = ({ measures }: AnalyticsPage, name: string): Measured => {
  const found = measures.find((measure) => measure.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const byKey = ({ groups }: Measured) =>
  Object.fromEntries(groups.map(({ key, now, before }) => [String(key), [now, before]]));

let work: Awaited<ReturnType<typeof buildWork>>;
let sales: Awaited<ReturnType<typeof buildSales>>;
beforeAll(async () => {
  work = await buildWork();
  sales = await buildSales();
});

async function buildWork() {
  const { db } = database;
  const account = await buildAccount(db);
  const [near, far] = [
    (await build(db, account, 'locations')).id,
    (await build(db, account, 'locations')).id,
  ];
  const equipment = await build(db, account, 'equipments', {
    location: near,
    nextAuditDate: '2026-11-30',
    place: 'A1',
  });
  await build(db, account, 'equipments', {
    location: far,
    product: String(equipment.product),
    isLocked: true,
  });
  const audit = async (dateAudited: string, isLate: boolean | null, location = near) =>
    build(db, account, 'audits', {
      dateAudited,
      isLate,
      location,
      equipment: equipment.id,
      type: 'expert',
      isFinished: true,
    });
  // The last minute of October in Warsaw, and the first of November.
  const october = await audit('2026-10-31T22:59:00.000Z', null);
  const november = await audit('2026-10-31T23:00:00.000Z', true);
  await audit('2026-11-30T22:30:00.000Z', false);
  await audit('2026-11-10T10:00:00.000Z', false, far);
  await audit('2026-12-01T10:00:00.000Z', false);
  const deficiency = async (foundOn: string, more: object = {}) =>
    db('deficiencies')
      .where({ id: (await build(db, account, 'deficiencies', { audit: november.id })).id })
      .update({ foundOn, location: near, dangerLevel: 'red', ...more });
  await deficiency('2026-10-31', { status: 'COMPLETED', remediedOn: '2026-11-10' });
  await deficiency('2026-11-01', { status: 'COMPLETED', remediedOn: '2026-11-06' });
  await deficiency('2026-11-30');
  await deficiency('2026-11-30', { isNotAsked: true });
  return { account, near, far, october };
}

async function buildSales() {
  const { db } = database;
  const broker = (await build(db, CATALOGUE_ID, 'brokers')).id;
  const below = (await build(db, CATALOGUE_ID, 'brokers', { parentBroker: broker })).id;
  const stranger = (await build(db, CATALOGUE_ID, 'brokers')).id;
  const salesman = (await build(db, CATALOGUE_ID, 'salesmen', { broker })).id;
  const set = (await build(db, CATALOGUE_ID, 'licenseSets')).id;
  const [home, mine, theirs, foreign] = await Promise.all([0, 1, 2, 3].map(() => buildAccount(db)));
  const put = (id: string | undefined, values: object) => db('instances').where({ id }).update(values);
  await put(home, { broker, instanceType: 'BROKER' });
  await put(mine, { broker, salesman });
  await put(theirs, { broker: below });
  await put(foreign, { broker: stranger });
  for (const account of [mine, theirs, foreign]) {
    const id = String(account);
    await build(db, id, 'licenses', {
      name: 'Trial',
      isTrial: true,
      validFrom: '2026-10-01',
      validBefore: '2026-11-01',
    });
    const bought = await build(db, id, 'licenses', {
      name: 'Basic',
      validFrom: '2026-11-02',
      validBefore: '2027-11-02',
    });
    await db('licenses').where({ id: bought.id }).update({ dateRenewed: '2026-11-20', isAfterTrial: true });
    for (const [dateOrdered, unitPrice, currency, state] of [
      ['2026-10-20', 100, 'EUR', 'PAID'],
      ['2026-11-20', 250.5, 'EUR', 'DELIVERED'],
      ['2026-11-21', 400, 'PLN', 'PAID'],
      ['2026-11-22', 900, 'EUR', 'CANCELLED'],
    ] as const) {
      const order = await build(db, id, 'orders', { licenseSet: set, quantity: 2, dateOrdered });
      await db('orders').where({ id: order.id }).update({ unitPrice, currency, state });
    }
  }
  const seller = actorOf(String(home), 'Owner', { instanceType: 'BROKER', broker, brokers: [broker, below] });
  return { broker, below, salesman, mine: String(mine), foreign: String(foreign), seller };
}

const november = 'timespan=month&day=2026-11-17';

describe('GET /api/analytics of the own work', () => {
  const owner = () => actorOf(work.account);

  it('compares a month with the one before it, each inspection on the day where it was done', async () => {
    const page = await read(owner(), `board=work&${november}`);
    expect([page.span, page.before]).toEqual([
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-10-01', to: '2026-10-31' },
    ]);
    const { total, series } = find(page, 'inspections');
    expect(total).toEqual({ now: 3, before: 1 });
    expect(series).toHaveLength(30);
    expect([series[0], series[9], series[29]]).toEqual([
      { now: 1, before: 0 },
      { now: 1, before: 0 },
      { now: 1, before: 0 },
    ]);
    expect(byKey(find(page, 'punctuality'))).toEqual({ true: [1, 0], false: [2, 0], null: [0, 1] });
    expect(find(page, 'fallingDue').total).toEqual({ now: 1, before: 0 });
  });

  it('tells deficiencies by danger level and how long they took to remedy, without those left out', async () => {
    const page = await read(owner(), `board=work&${november}`);
    expect(byKey(find(page, 'found'))).toEqual({ red: [2, 1] });
    expect(byKey(find(page, 'remedied'))).toEqual({ red: [2, 0] });
    expect(byKey(find(page, 'timeToRemedy'))).toEqual({ red: [7.5, null] });
  });

  it('counts pieces by category and state as they are now', async () => {
    const page = await read(owner(), `board=work&${november}`);
    expect(find(page, 'categories').groups).toMatchObject([{ now: 2, before: null }]);
    expect(byKey(find(page, 'pieces'))).toMatchObject({ inUse: [1, null], locked: [1, null] });
  });

  it('each number is as long as the list it leads to', async () => {
    const actor = owner();
    for (const timespan of ['day', 'week', 'month', 'quarter', 'year'] as const) {
      const page = await read(actor, `board=work&timespan=${timespan}&day=2026-11-01`);
      for (const measure of measuresOf('work', actor).filter(({ of }) => !of)) {
        const total = async (span: typeof page.span, more: object) => {
          const filter = { ...measureFilter(measure, span), ...more };
          return (
            await listRecords(callAs(database.db, actor), entities[measure.resource], {
              filter,
              range: [0, 0],
            })
          ).total;
        };
        const { groups, series } = find(page, measure.name);
        for (const { key, now } of groups)
          expect(await total(page.span, groupFilter(measure, key)), `${measure.name} ${key}`).toBe(now);
        for (const [index, part] of partsOf(timespan, page.span).entries())
          if (series[index]?.now) expect(await total(part, {}), measure.name).toBe(series[index]?.now);
      }
    }
  });

  it('keeps to the account and the places of the person', async () => {
    const kept = actorOf(work.account, 'Employee', { locations: [work.far] });
    const page = await read(kept, `board=work&${november}`);
    expect(find(page, 'inspections').total).toEqual({ now: 1, before: 0 });
    expect(find(page, 'found').total).toEqual({ now: 0, before: 0 });
    expect(byKey(find(page, 'pieces'))).toMatchObject({ inUse: [0, null], locked: [1, null] });
    expect(page.activeUsers).toBeNull();
    const stranger = await read(actorOf(await buildAccount(database.db)), `board=work&${november}`);
    for (const { total } of stranger.measures) expect(total.now ?? 0).toBe(0);
  });

  it('counts people who stored something, and not the product itself', async () => {
    const { db } = database;
    const account = await buildAccount(db);
    const user = newId();
    await db('history').insert(
      ['2026-10-31T22:30:00Z', '2026-11-03T10:00:00Z', '2026-11-04T10:00:00Z'].map((at, index) => ({
        instance: account,
        changeNumber: 900 + index,
        resource: 'tasks',
        recordId: newId(),
        operation: 'create',
        version: 1,
        at: new Date(at),
        user: index === 0 ? newId() : user,
      })),
    );
    const page = await read(actorOf(account), `board=work&${november}`);
    expect(page.activeUsers).toEqual({ now: 1, before: 1 });
  });
});

describe('GET /api/analytics of what is sold', () => {
  it('tells licences, trials turned into licences, orders and revenue by currency', async () => {
    const page = await read(sales.seller, `board=sales&${november}`);
    expect(find(page, 'licencesSold').total).toEqual({ now: 2, before: 0 });
    expect(find(page, 'licencesEnding').total).toEqual({ now: 2, before: 0 });
    expect(find(page, 'licencesRenewed').total).toEqual({ now: 2, before: 0 });
    expect(find(page, 'trials').total).toEqual({ now: 0, before: 2 });
    expect(find(page, 'trialsConverted').total).toEqual({ now: 2, before: 0 });
    expect(byKey(find(page, 'orders'))).toEqual({ PAID: [2, 2], DELIVERED: [2, 0], CANCELLED: [2, 0] });
    const revenue = find(page, 'revenue');
    expect(byKey(revenue)).toEqual({ EUR: [1002, 400], PLN: [1600, 0] });
    expect(revenue.total).toEqual({ now: null, before: null });
  });

  it('narrows to a broker, a salesperson and an account, and never beyond the own ones', async () => {
    const of = async (more: string) =>
      find(await read(sales.seller, `board=sales&${november}&${more}`), 'licencesSold').total.now;
    expect(await of(`broker=${sales.below}`)).toBe(1);
    expect(await of(`salesman=${sales.salesman}`)).toBe(1);
    expect(await of(`account=${sales.mine}`)).toBe(1);
    expect(await of(`account=${sales.foreign}`)).toBe(0);
    const { accounts } = await read(sales.seller, `board=sales&${november}&salesman=${sales.salesman}`);
    expect(accounts).toEqual([sales.mine]);
  });

  it('leaves out accounts that only try the product out, and names the others for the lists', async () => {
    const figures = async () => {
      const page = await read(sales.seller, `board=sales&${november}`);
      const states = find(page, 'accountStates').groups.find(({ key }) => key === 'test');
      return [
        ...['accounts', 'licencesSold', 'orders'].map((name) => find(page, name).total.now),
        states?.now,
        page.accounts?.includes(sales.mine) ?? null,
      ];
    };
    const before = await figures();
    expect([before[3], before[4]]).toEqual([0, null]);
    const orders = find(await read(sales.seller, `board=sales&${november}`), 'orders').groups;
    expect(orders.map(({ key }) => key).sort()).toEqual(['CANCELLED', 'DELIVERED', 'PAID']);
    await database.db('instances').where({ id: sales.mine }).update({ isTestInstance: true });
    const after = await figures();
    await database.db('instances').where({ id: sales.mine }).update({ isTestInstance: false });
    expect(after).toEqual([Number(before[0]) - 1, Number(before[1]) - 1, Number(before[2]) - 3, 1, false]);
  });

  it('shows the provider all accounts', async () => {
    const page = await read(actorOf(CATALOGUE_ID, 'ProviderAdmin'), `board=sales&${november}`);
    expect(find(page, 'licencesSold').total.now).toBeGreaterThanOrEqual(3);
    expect(page.activeUsers?.now).toBeGreaterThanOrEqual(0);
  });

  it('gives sellers no figures of work, and others none of sales', async () => {
    const told = async (actor: Actor, board: string) => {
      const { measures, activeUsers } = await read(actor, `board=${board}&${november}`);
      return [measures, activeUsers];
    };
    expect(await told(actorOf(work.account), 'sales')).toEqual([[], null]);
    expect(await told({ ...sales.seller, role: 'SalesForce' }, 'work')).toEqual([[], null]);
    expect(await told(actorOf(CATALOGUE_ID, 'ProviderAdmin'), 'work')).toEqual([[], null]);
    const page = await read(sales.seller, `board=work&${november}&account=${sales.mine}`);
    expect(find(page, 'inspections').total).toEqual({ now: 0, before: 0 });
    expect((await ask(null, 'GET', `/api/analytics?board=work&${november}`)).status).toBe(401);
    expect((await ask(sales.seller, 'GET', '/api/analytics?board=sales&timespan=age&day=x')).status).toBe(
      400,
    );
  });
});

describe('GET /api/analytics/sellers', () => {
  const sellers = async (actor: Actor, by: string): Promise<SellerRow[]> => {
    const answer = await ask(actor, 'GET', `/api/analytics/sellers?by=${by}&${november}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { sellers: SellerRow[] }).sellers;
  };

  it('sets brokers and salespeople beside each other', async () => {
    const brokers = await sellers(sales.seller, 'broker');
    expect(brokers.map(({ id, accounts }) => [id, accounts])).toEqual([
      [sales.broker, 2],
      [sales.below, 1],
    ]);
    expect(brokers[1]).toMatchObject({
      amounts: { licencesSold: { now: 1, before: 0 }, orders: { now: 3, before: 1 } },
      revenue: { EUR: { now: 501, before: 200 }, PLN: { now: 800, before: 0 } },
    });
    const salesmen = await sellers(sales.seller, 'salesman');
    expect(salesmen.find(({ id }) => id === sales.salesman)).toMatchObject({ accounts: 1 });
    expect(salesmen.find(({ id }) => id === null)).toMatchObject({ accounts: 2 });
  });

  it('is for those who sell', async () => {
    expect(await sellers(actorOf(work.account), 'broker')).toEqual([]);
  });
});
