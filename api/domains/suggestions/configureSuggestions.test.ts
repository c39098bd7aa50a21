import type { Actor } from '@plumbline/resources/language/permissions';
import type { Suggestion } from '@plumbline/resources/rules/suggestions/suggestions';
import { describe, expect, it } from 'vitest';
import { actorOf, build, buildAccount } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { keepDuties } from '../duties/configureDuties';
import { configureSuggestions } from './configureSuggestions';

const { database, ask } = useRoutes((api) => {
  keepDuties();
  configureSuggestions(api);
});

async function read(actor: Actor, horizon = 'FOURWEEKS'): Promise<Suggestion[]> {
  const answer = await ask(actor, 'GET', `/api/suggestions?today=2026-11-17&horizon=${horizon}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Suggestion[];
}

async function world() {
  const { db } = database;
  const account = await buildAccount(db);
  const customer = (await build(db, account, 'equipmentOwners')).id;
  const near = (await build(db, account, 'locations', { owner: customer })).id;
  const far = (await build(db, account, 'locations')).id;
  const ruledBy = async (...types: ('light' | 'expert')[]) => {
    const auditRegulations = await Promise.all(
      types.map((type) =>
        build(db, account, 'auditRegulations', { type, interval: 12, intervalUnit: 'MONTHLY' }),
      ),
    );
    const ids = auditRegulations.map(({ id }) => id);
    return (await build(db, account, 'products', { auditRegulations: ids })).id;
  };
  const product = await ruledBy('expert');
  const piece = async (location: string, nextAuditDate: string, more: object = {}) =>
    (
      await build(db, account, 'equipments', {
        product,
        location,
        nextAuditDate,
        owner: location === near ? customer : null,
        ...more,
      })
    ).id;
  const [first] = [await piece(near, '2026-11-10'), await piece(near, '2026-12-15')];
  await piece(near, '2026-12-16');
  await piece(near, '2026-11-01', { isArchived: true });
  await piece(near, '2026-11-01', { isTraceable: false });
  await piece(far, '2026-11-20');
  return { account, customer, near, far, first, piece, ruledBy };
}

describe('GET /api/suggestions', () => {
  it('lists locations with equipment due within the horizon, the earliest first', async () => {
    const { account, customer, near, far } = await world();
    const there = {
      location: far,
      owner: null,
      type: 'expert',
      count: 1,
      overdue: 0,
      firstDue: '2026-11-20',
    };
    expect(await read(actorOf(account))).toEqual([
      { location: near, owner: customer, type: 'expert', count: 2, overdue: 1, firstDue: '2026-11-10' },
      there,
    ]);
    expect((await read(actorOf(account), 'ONEYEAR')).map(({ count }) => count)).toEqual([3, 1]);
  });

  it('leaves out equipment in an open appointment', async () => {
    const { db } = database;
    const { account, customer, near, first } = await world();
    const planning = (
      await build(db, account, 'auditPlannings', { location: near, owner: customer, state: 'open' })
    ).id;
    await build(db, account, 'audits', { planning, equipment: first });
    const there = async () => (await read(actorOf(account))).find(({ location }) => location === near);
    expect(await there()).toMatchObject({ count: 1, overdue: 0, firstDue: '2026-12-15' });
    await db('auditPlannings').where({ id: planning }).update({ state: 'finished' });
    expect(await there()).toMatchObject({ count: 2, overdue: 1 });
  });

  it('names the type of inspection that is due, each by itself', async () => {
    const { account, near, piece, ruledBy } = await world();
    const both = await ruledBy('expert', 'light');
    await piece(near, '2026-11-11', { product: both });
    const there = (await read(actorOf(account))).filter(({ location }) => location === near);
    expect(there.map(({ type, count }) => [type, count])).toEqual([
      ['expert', 3],
      ['light', 1],
    ]);
  });

  it('leaves out what planning would refuse: on an appointment of another type, or without regulation', async () => {
    const { db } = database;
    const { account, customer, near, first, piece } = await world();
    await piece(near, '2026-11-02', { product: (await build(db, account, 'products')).id });
    const light = { location: near, owner: customer, state: 'open' as const, type: 'light' as const };
    const planning = (await build(db, account, 'auditPlannings', light)).id;
    const audit = await build(db, account, 'audits', { planning, equipment: first });
    await db('audits').where({ id: audit.id }).update({ type: 'light' });
    const there = (await read(actorOf(account))).find(({ location }) => location === near);
    expect(there).toMatchObject({ type: 'expert', count: 1, firstDue: '2026-12-15' });
  });

  it('leaves out suggestions hidden by the user, until the given day and for that user only', async () => {
    const { db } = database;
    const { account, near, far } = await world();
    const actor = actorOf(account);
    const hide = (location: string, until: string | null) =>
      db('hiddenSuggestions').insert({
        id: crypto.randomUUID(),
        instance: account,
        version: 1,
        changeNumber: 1,
        createdAt: new Date(),
        updatedAt: new Date(),
        user: actor.user,
        location,
        until,
      });
    await hide(near, '2026-11-17');
    await hide(far, '2026-11-16');
    expect((await read(actor)).map(({ location }) => location)).toEqual([far]);
    await hide(far, null);
    expect(await read(actor)).toEqual([]);
    expect(await read(actorOf(account))).toHaveLength(2);
  });

  it('respects the account and the user’s locations, and is empty without the right to plan', async () => {
    const { account, far } = await world();
    const employee = await read(actorOf(account, 'Employee', { locations: [far] }));
    expect(employee.map(({ location }) => location)).toEqual([far]);
    expect(await read(actorOf(account, 'ServiceProvider'))).toEqual([]);
    expect(await read(actorOf(account, 'SalesForce'))).toEqual([]);
    expect(await read(actorOf(await buildAccount(database.db)))).toEqual([]);
  });

  it('refuses invalid days and horizons', async () => {
    const owner = actorOf(await buildAccount(database.db));
    for (const query of [
      '',
      '?today=2026-11-17',
      '?today=x&horizon=ONEYEAR',
      '?today=2026-11-17&horizon=toString',
    ])
      expect((await ask(owner, 'GET', `/api/suggestions${query}`)).status).toBe(400);
  });
});
