import { explainContact, listStaff, searchPeople } from '@plumbline/resources/commands/identity';
import { definitions } from '@plumbline/resources/entities/index';
import { addressOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { updateRecord } from '../../entities/updateRecord';
import { buildContact, buildInstance, buildUser } from '../../platform/auth/testing/people';
import { actorOf, build, callAs, noon } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { configureIdentity } from './configureIdentity';

const { database, ask } = useRoutes((api) =>
  configureIdentity(Object.assign(api, { config: { oidc: null } })),
);
const admin = actorOf(CATALOGUE_ID, 'ProviderAdmin', { contact: null });
const support = actorOf(CATALOGUE_ID, 'ProviderSupport', { contact: null });

type Answer = { status: number; body: never };
async function get(actor: Parameters<typeof ask>[0], path: string): Promise<Answer> {
  const response = await ask(actor, 'GET', path);
  return { status: response.status, body: (await response.json()) as never }; // each test states the expected type
}
const rightsOf = (actor: Parameters<typeof ask>[0], id: string) =>
  get(actor, addressOf(explainContact.path, { id }));

async function employee(values: object = {}, instance: object = {}) {
  const account = await buildInstance(database.db, { companyName: 'Szafir', ...instance });
  const user = await buildUser(database.db);
  const contact = await buildContact(database.db, account, user, { instanceRole: 'Employee', ...values });
  return { account, user, contact };
}

describe('the rights of a person', () => {
  it('are visible only to that person, to users who assign rights there and to the provider', async () => {
    const { account, user, contact } = await employee();
    const other = await buildContact(database.db, account, await buildUser(database.db), {
      instanceRole: 'Employee',
    });
    const inside = (role: Parameters<typeof actorOf>[1], more = {}) => actorOf(account, role, more);
    for (const told of [
      inside('Owner'),
      inside('Administrator'),
      inside('Employee', { user, contact }),
      admin,
      support,
    ])
      expect((await rightsOf(told, contact)).status).toBe(200);
    const elsewhere = await buildInstance(database.db);
    for (const stranger of [
      inside('Employee', { contact: other }),
      actorOf(elsewhere),
      actorOf(elsewhere, 'SalesForce'),
    ])
      expect((await rightsOf(stranger, contact)).status).toBe(404);
    expect((await get(actorOf(account), `/api/users/${user}/rights`)).status).toBe(403);
  });

  it('tell whether locations are restricted, with names only for the own account', async () => {
    const { account, contact } = await employee();
    const hall = await build(database.db, account, 'locations', { name: 'Hala Łódź' });
    const owner = callAs(database.db, actorOf(account));
    await updateRecord(owner, definitions.contacts, contact, {
      locationAccess: 'restricted',
      permittedLocations: [hall.id],
    });
    const own = await rightsOf(actorOf(account), contact);
    expect(own.body).toMatchObject({
      locations: { access: 'restricted', count: 1, names: ['Hala Łódź'] },
      others: [],
    });
    const provider = await rightsOf(support, contact);
    expect(provider.body).toMatchObject({ locations: { access: 'restricted', count: 1, names: null } });
    expect(JSON.stringify(provider.body)).not.toContain('Łódź');
    const pieces = entityIn(provider.body, 'equipments');
    expect(pieces.operations[0]).toMatchObject({ refusal: null, limits: [{ kind: 'locations', count: 1 }] });
    const people = entityIn(provider.body, 'contacts');
    expect(people.operations.map(({ refusal }) => refusal)).toEqual([null, 'role', 'role', 'role']);
    expect(people.fields.find(({ name }) => name === 'instanceRole')).toMatchObject({
      update: 'role',
      notes: [],
    });
  });

  it.each([
    [
      'noSignIn',
      async () =>
        (
          await build(database.db, await buildInstance(database.db), 'contacts', {
            instanceRole: 'Employee',
          } as object)
        ).id,
    ],
    ['noRole', async () => (await employee({ instanceRole: null, contactType: 'employee' })).contact],
    [
      'switchedOff',
      async () => {
        const { user, contact } = await employee();
        await database.db('users').where({ id: user }).update({ isActive: 0 });
        return contact;
      },
    ],
    ['secondFactor', async () => (await employee({}, { demandsSecondFactor: true })).contact],
    ['yes', async () => (await employee()).contact],
  ] as const)('begin with whether there is a way in: %s', async (signIn, make) => {
    const { body } = await rightsOf(admin, await make());
    expect(body).toMatchObject({ signIn });
    expect((body as { entities: unknown[] }).entities.length > 0).toBe(signIn !== 'noRole');
  });

  it('are read-only in a terminated account', async () => {
    const { contact } = await employee({}, { hasResigned: true, dateErasureDue: '2027-02-01' });
    const category = await build(database.db, CATALOGUE_ID, 'categories');
    const { body } = await rightsOf(admin, contact);
    expect(body).toMatchObject({ erasedOn: '2027-02-01' });
    expect(entityIn(body, 'tasks').operations.map(({ refusal }) => refusal)).toEqual([
      null,
      'terminated',
      'terminated',
      'terminated',
    ]);
    const planning = (body as { planning: { category: string; problem: string }[] }).planning;
    expect(planning.find((one) => one.category === category.id)?.problem).toBe('NO_LICENSE');
  });

  it('tell whether a licence covers a category, or since when not', async () => {
    const { account, contact } = await employee();
    const [covered, over, other] = await Promise.all(
      [1, 2, 3].map(() => build(database.db, CATALOGUE_ID, 'categories')),
    );
    await build(database.db, account, 'licenses', {
      validFrom: '2026-01-01',
      validBefore: '2027-01-01',
      categories: [covered?.id],
    } as object);
    await build(database.db, account, 'licenses', {
      validFrom: '2026-01-01',
      validBefore: '2026-11-01',
      categories: [over?.id],
    } as object);
    const { body } = await rightsOf(actorOf(account), contact);
    const of = (id: unknown) =>
      (body as { planning: { category: string }[] }).planning.find((one) => one.category === id);
    expect(of(covered?.id)).toMatchObject({ problem: null, until: '2026-12-31' });
    expect(of(over?.id)).toMatchObject({ problem: 'LICENSE_EXPIRED', until: '2026-10-31' });
    expect(of(other?.id)).toMatchObject({ problem: 'LICENSE_CATEGORY', until: null });
  });
});

describe('the search for people', () => {
  it('finds only people with a login or a role, matching all words', async () => {
    const { contact } = await employee({ firstName: 'Żaneta', lastName: 'Znajdźmnie' });
    await build(database.db, await buildInstance(database.db), 'contacts', {
      firstName: 'Żaneta',
      lastName: 'Znajdźmnie',
    });
    const search = (q: string) => get(support, `${searchPeople.path}?q=${encodeURIComponent(q)}`);
    expect((await search('znajdz szafir')).body).toMatchObject({
      rows: [{ kind: 'contacts', id: contact, instanceName: 'Szafir', role: 'Employee' }],
      hasMore: false,
    });
    expect((await search('%%')).body).toEqual({ rows: [], hasMore: false });
    expect((await search('x')).status).toBe(400);
    expect((await get(actorOf(await buildInstance(database.db)), `${searchPeople.path}?q=ab`)).status).toBe(
      403,
    );
  });
});

describe('users with system rights', () => {
  it('are listed with the source of each right and the history of changes', async () => {
    const { db } = database;
    const keeper = await buildUser(db, { systemRole: 'ProviderAdmin' });
    const user = await buildUser(db, { email: 'new.staff@provider.example' });
    const call = callAs(db, { ...admin, user: keeper }, noon);
    await updateRecord(call, definitions.users, user, { systemRole: 'ProviderSupport' });
    const firm = await buildInstance(db, { instanceType: 'BROKER', companyName: 'Regalux' });
    const manager = await buildContact(db, firm, await buildUser(db), { instanceRole: 'Owner' });
    const selling = await buildContact(db, firm, await buildUser(db), { instanceRole: 'SalesForce' });
    const broker = await build(db, CATALOGUE_ID, 'brokers', { account: firm } as object);
    const salesman = await build(db, CATALOGUE_ID, 'salesmen', { broker: broker.id } as object);
    const read = async () =>
      (await get(support, listStaff.path)).body as {
        id: string;
        rights: { right: string; from: string }[];
      }[];
    const before = await read();
    const of = (rows: typeof before, id: unknown) => rows.find((one) => one.id === id);
    const rights = (rows: typeof before, id: unknown) =>
      of(rows, id)?.rights.map(({ right, from }) => `${right} ${from}`) ?? [];
    expect(of(before, user)).toMatchObject({
      kind: 'provider',
      role: 'ProviderSupport',
      changes: [
        {
          field: 'users.systemRole',
          before: null,
          after: 'ProviderSupport',
          by: 'Anna Nowak',
          at: noon.toISOString(),
        },
      ],
    });
    expect(rights(before, user)).toEqual([
      'readAccounts role',
      'mirror role',
      'readSignIns role',
      'salesFigures role',
    ]);
    expect(rights(before, keeper)).toContain('giveSystemRoles role');
    expect(rights(before, manager)).toEqual(
      expect.arrayContaining(['changeAccounts role', 'openAccounts role']),
    );
    expect(rights(before, selling)).not.toContain('openAccounts role');
    expect([rights(before, manager), rights(before, salesman.id)].flat().join()).not.toContain('unlocked');
    await updateRecord(call, definitions.brokers, broker.id, { isShownSalesman: true });
    const after = await read();
    expect(rights(after, manager)).toContain('showSalesmen unlocked');
    expect(rights(after, salesman.id)).toEqual(['showSalesmen unlocked']);
  });

  it('are listed with the account support currently mirrors, and whether it may write', async () => {
    const { db } = database;
    const user = await buildUser(db, { systemRole: 'ProviderSupport' });
    const account = await buildInstance(db, {
      companyName: 'Bursztyn',
      supportMayWriteUntil: new Date('2026-11-18T00:00:00Z'),
    });
    const [startedAt, endsAt] = ['2026-11-17T11:30:00.000Z', '2026-11-17T12:30:00.000Z'];
    await build(db, account, 'mirrorings', { user, startedAt, endsAt } as object);
    await build(db, account, 'mirrorings', { user, startedAt, endsAt: '2026-11-17T11:59:00.000Z' } as object);
    const { body } = await get(admin, listStaff.path);
    expect((body as { id: string }[]).find(({ id }) => id === user)).toMatchObject({
      mirrored: [{ instanceName: 'Bursztyn', until: endsAt, mayWrite: true }],
    });
  });
});

interface Told {
  resource: string;
  operations: { refusal: string | null; limits: unknown[] }[];
  fields: { name: string }[];
}
function entityIn(body: unknown, resource: string): Told {
  const found = (body as { entities: Told[] }).entities.find((one) => one.resource === resource);
  if (!found) throw new Error(`${resource} is not told of`);
  return found;
}
