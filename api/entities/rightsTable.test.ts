import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../base/config/config';
import { createApi, type RunningApi } from '../createApi';
import { issueDemoToken } from '../platform/auth/issueDemoToken';
import { follow, openBrowser } from '../platform/auth/testing/browser';
import { buildContact, buildInstance, buildUser, password } from '../platform/auth/testing/people';
import { useTestDatabase } from '../platform/testing/database';
import { build } from '../platform/testing/factories';

// The specification's §6 as a table by hand: it takes nothing from the definitions, and asks the product through its REST API.

const database = useTestDatabase();
let api: RunningApi;
let server: Server;
let dataDir = '';
const tokens = new Map<string, string>();
/** Ids of the rows and people the table names, by the names it gives them. */
const ids: Record<string, string> = {};

const people = {
  owner: { instanceRole: 'Owner', contactType: 'owner' },
  administrator: { instanceRole: 'Administrator', contactType: 'admin' },
  employee: { instanceRole: 'Employee', contactType: 'employee' },
  'employee of hall A': { instanceRole: 'Employee', contactType: 'employee', isRestricted: true },
  'employee for racks': { instanceRole: 'Employee', contactType: 'employee', isForRacks: true },
  'service provider': { instanceRole: 'ServiceProvider', contactType: 'external-auditor' },
  'visiting auditor of hall A': {
    instanceRole: 'ServiceProvider',
    contactType: 'external-auditor',
    isRestricted: true,
  },
  'sales force': { instanceRole: 'SalesForce', contactType: 'employee' },
  'contact at hall A': { instanceRole: null, contactType: 'location-contact', isAtHallA: true },
} as const;
type Member = keyof typeof people;
type Who = Member | 'owner elsewhere' | 'broker' | 'broker sales' | 'provider admin' | 'support';

async function person(who: string, instance: string, contact: Record<string, unknown>): Promise<void> {
  const email = `${who.replaceAll(' ', '.').toLowerCase()}@auditor.example`;
  const user = await buildUser(database.db, { email });
  ids[`${who}, user`] = user;
  ids[who] = await buildContact(database.db, instance, user, contact);
  tokens.set(who, await issueDemoToken(database.db, email, new Date()));
}

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other
  dataDir = await mkdtemp(path.join(tmpdir(), 'rights-table-'));
  const origin = `http://127.0.0.1:${port}`;
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: dataDir,
  });
  api = await createApi({ config, db: database.db, log: pino({ level: 'silent' }) });
  server.on('request', api.web);

  const { db } = database;
  const account = await buildInstance(db, { maxAdministrators: 1 });
  ids.account = account;
  const make = async (as: string, name: Parameters<typeof build>[2], values: object) => {
    ids[as] = (await build(db, account, name, values as never)).id; // drafts of several entities, made below alone
    return ids[as];
  };
  const customerA = await make('customer A', 'equipmentOwners', { name: 'Customer A' });
  const customerB = await make('customer B', 'equipmentOwners', { name: 'Customer B' });
  const hallA = await make('hall A', 'locations', { owner: customerA });
  const hallB = await make('hall B', 'locations', { owner: customerB });
  const racks = await make('racks', 'categories', {});
  const gates = await make('gates', 'categories', { type: 'doors-and-gates' });
  const rack = await make('model of racks', 'products', { category: racks });
  const gate = await make('model of gates', 'products', { category: gates });
  for (const [name, contact] of Object.entries(people)) {
    const { isRestricted, isForRacks, isAtHallA, ...values } = { ...flags, ...contact };
    await person(name, account, {
      ...values,
      ...(isRestricted ? { locationAccess: 'restricted', permittedLocations: JSON.stringify([hallA]) } : {}),
      ...(isForRacks ? { categoryAccess: 'restricted', permittedCategories: JSON.stringify([racks]) } : {}),
      ...(isAtHallA ? { location: hallA, owner: customerA } : {}),
    });
  }
  await make('rack in hall A', 'equipments', {
    product: rack,
    owner: customerA,
    location: hallA,
    category: racks,
  });
  await make('gate in hall A', 'equipments', {
    product: gate,
    owner: customerA,
    location: hallA,
    category: gates,
  });
  await make('rack in hall B', 'equipments', {
    product: rack,
    owner: customerB,
    location: hallB,
    category: racks,
  });
  // Hooks of the product set what the server alone may say.
  await db('equipments').whereIn('product', [rack]).update({ category: racks });
  await db('equipments').whereIn('product', [gate]).update({ category: gates });
  const task = (linkType: string, values: object) => ({ title: 'Task', linkType, ...values });
  await make('task in hall A', 'tasks', task('LOCATION', { location: hallA }));
  await make('task in hall B', 'tasks', task('LOCATION', { location: hallB }));
  await make('person of customer A', 'contacts', { owner: customerA, contactType: 'other' });
  await make('person of customer B', 'contacts', { owner: customerB, contactType: 'other' });
  await make('task without a place', 'tasks', task('CONTACT', { contact: ids['person of customer B'] }));
  await make('person of nobody', 'contacts', { contactType: 'other' });
  await make('text for all', 'textModules', { content: 'For all' });
  const planning = await make('appointment', 'auditPlannings', { location: hallA, auditor: ids.employee });
  await make('report', 'auditReports', { planning });
  ids['account elsewhere'] = await buildInstance(db, { companyName: 'Elsewhere' });
  await person('owner elsewhere', ids['account elsewhere'], {});
  const brokersAccount = await buildInstance(db, { companyName: 'Broker', instanceType: 'BROKER' });
  const broker = await build(db, brokersAccount, 'brokers', { account: brokersAccount } as never);
  ids['broker firm'] = broker.id;
  await db('instances').where({ id: account }).update({ broker: broker.id });
  await db('instances').where({ id: brokersAccount }).update({ broker: broker.id });
  await person('broker', brokersAccount, {});
  await person('broker sales', brokersAccount, { instanceRole: 'SalesForce', contactType: 'employee' });
  for (const [who, systemRole] of [
    ['provider admin', 'ProviderAdmin'],
    ['support', 'ProviderSupport'],
  ] as const) {
    const email = `${who.replace(' ', '.')}@provider.example`;
    ids[`${who}, user`] = await buildUser(db, { email, systemRole });
    tokens.set(who, await issueDemoToken(db, email, new Date()));
  }
}, 120_000);
const flags: { isRestricted?: boolean; isForRacks?: boolean; isAtHallA?: boolean } = {};

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
  await rm(dataDir, { recursive: true });
});

/** `{hall A}` in a path stands for the id of that row. */
const named = (text: string): string => text.replace(/\{([^}]+)\}/g, (_, name: string) => ids[name] ?? name);

async function ask(who: Who, method: string, route: string, body?: unknown) {
  const response = await fetch(`${api.config.origin}/api/${named(route)}`, {
    method,
    headers: { authorization: `Bearer ${tokens.get(who)}`, 'content-type': 'application/json' },
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body, (_, value) => (typeof value === 'string' ? named(value) : value)) }),
  });
  const text = await response.text();
  const json: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  const code = typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : null;
  return { status: response.status, code, json, total: response.headers.get('content-range') };
}

const everybody = Object.keys(people) as Member[]; // the keys of the table above
const keepers: readonly Member[] = ['owner', 'administrator'];
const others = (...known: readonly Member[]): Member[] => everybody.filter((one) => !known.includes(one));

describe('Permissions: full or restricted per location and per category', () => {
  const placesOf: Readonly<Record<string, readonly Member[]>> = {
    'equipments/{rack in hall A}': others('sales force', 'service provider').concat('service provider'),
    'equipments/{gate in hall A}': others('sales force', 'employee for racks'),
    'equipments/{rack in hall B}': [
      'owner',
      'administrator',
      'employee',
      'employee for racks',
      'service provider',
    ],
    'locations/{hall A}': everybody,
    'locations/{hall B}': others('employee of hall A', 'visiting auditor of hall A', 'contact at hall A'),
    'tasks/{task in hall A}': [
      'owner',
      'administrator',
      'employee',
      'employee of hall A',
      'employee for racks',
      'contact at hall A',
    ],
    'tasks/{task in hall B}': ['owner', 'administrator', 'employee', 'employee for racks'],
    'tasks/{task without a place}': ['owner', 'administrator', 'employee', 'employee for racks'],
    'equipmentOwners/{customer A}': others('contact at hall A'),
    'equipmentOwners/{customer B}': others(
      'contact at hall A',
      'employee of hall A',
      'visiting auditor of hall A',
    ),
    'contacts/{person of customer A}': others('contact at hall A'),
    'contacts/{person of customer B}': others(
      'contact at hall A',
      'employee of hall A',
      'visiting auditor of hall A',
    ),
    'contacts/{person of nobody}': others(
      'contact at hall A',
      'employee of hall A',
      'visiting auditor of hall A',
    ),
    'contacts/{administrator}': others('contact at hall A', 'visiting auditor of hall A'),
  };
  describe.each(Object.entries(placesOf))('%s', (route, readers) => {
    it.each(everybody)('as the table says to the %s', async (who) => {
      const [resource = '', id = ''] = named(route).split('/');
      const isReader = readers.includes(who);
      const one = await ask(who, 'GET', route);
      expect([200, 403, 404]).toContain(one.status);
      expect(one.status === 200).toBe(isReader);
      // Lists, their counts, exports and histories say the same as the row itself.
      const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
      const list = await ask(who, 'GET', `${resource}?filter=${filter}&range=[0,9]`);
      expect(Array.isArray(list.json) ? list.json.length : 0).toBe(isReader ? 1 : 0);
      if (list.status < 300) expect(list.total).toMatch(isReader ? /\/1$/ : /\/0$/);
      expect((await ask(who, 'GET', `${resource}/${id}/history`)).status === 200).toBe(isReader);
      const exported = await ask(who, 'GET', `${resource}/export?format=csv&filter=${filter}`);
      if (exported.status === 200)
        expect(String(exported.json).trim().split('\r\n').length - 1).toBe(isReader ? 1 : 0);
    });

    it('is nobody’s of another account', async () => {
      expect((await ask('owner elsewhere', 'GET', route)).status).toBe(404);
    });
  });

  it('lets nobody put a row where they may not see it', async () => {
    const task = { title: 'x', linkType: 'LOCATION' };
    const put = (who: Member, location: string | null) => ask(who, 'POST', 'tasks', { ...task, location });
    expect((await put('employee of hall A', '{hall A}')).status).toBe(201);
    expect((await put('employee of hall A', '{hall B}')).status).toBe(422);
    expect((await put('employee of hall A', null)).status).toBe(422);
    expect((await put('employee', '{hall B}')).status).toBe(201);
  });

  it('holds on devices: what is synchronised is what may be read', async () => {
    const pulled = async (who: Member) => {
      const { status, json } = await ask(who, 'POST', 'sync/pull', {
        user: ids[`${who}, user`],
        instance: ids.account,
        shard: 'base',
        cursor: null,
      });
      expect(status).toBe(200);
      return JSON.stringify(json);
    };
    const [free, kept] = [await pulled('service provider'), await pulled('visiting auditor of hall A')];
    for (const name of ['customer B', 'person of customer B', 'person of nobody', 'hall B']) {
      expect(free).toContain(ids[name]);
      expect(kept).not.toContain(ids[name]);
    }
    for (const name of ['customer A', 'person of customer A', 'hall A', 'visiting auditor of hall A'])
      expect(kept).toContain(ids[name]);
  });
});

describe('Deleting a customer or location needs a specific right', () => {
  it.each(everybody)('which owners and administrators have, for the %s', async (who) => {
    const customer = (await build(database.db, ids.account ?? '', 'equipmentOwners')).id;
    const place = (await build(database.db, ids.account ?? '', 'locations')).id;
    for (const route of [`equipmentOwners/${customer}`, `locations/${place}`])
      expect((await ask(who, 'DELETE', route)).status).toBe(keepers.includes(who) ? 200 : 403);
  });
});

describe('Finalizing a report: only the account owner, an administrator or the named auditor', () => {
  it.each(everybody)('for the %s', async (who) => {
    const { status, code } = await ask(who, 'POST', 'auditReports/{report}/finalize', {});
    const isAllowed = [...keepers, 'employee'].includes(who); // the employee is the one it names
    expect([403, 404].includes(status)).toBe(!isAllowed);
    if (who === 'employee for racks') expect(code).toBe('NOT_THE_REPORTS_AUDITOR');
  });
});

describe('Deletion limits', () => {
  it('oneself cannot be deleted', async () => {
    expect(await ask('administrator', 'DELETE', 'contacts/{administrator}')).toMatchObject({
      status: 409,
      code: 'CANNOT_DELETE_ONESELF',
    });
  });
  it('the sole owner cannot be deleted, nor loses the role', async () => {
    expect(await ask('owner', 'DELETE', 'contacts/{owner}')).toMatchObject({
      status: 409,
      code: 'LAST_OWNER',
    });
    expect((await ask('administrator', 'DELETE', 'contacts/{owner}')).status).toBeGreaterThanOrEqual(400);
    const demoted = await ask('owner', 'PUT', 'contacts/{owner}', { instanceRole: 'Employee' });
    expect(demoted).toMatchObject({ code: 'LAST_OWNER' });
  });
  it.each(others(...keepers))('people are deleted by nobody else, not by the %s', async (who) => {
    expect((await ask(who, 'DELETE', 'contacts/{person of customer A}')).status).toBe(403);
  });
});

describe('Text modules', () => {
  const write = async (who: Member, isForAll: boolean) => {
    const { json } = await ask(who, 'POST', 'textModules', { content: `of ${who} ${isForAll}`, isForAll });
    return String((json as { id: string }).id); // the row that was just made
  };
  it('for all are deleted by owners and administrators alone', async () => {
    for (const who of others(...keepers))
      expect([403, 404]).toContain((await ask(who, 'DELETE', 'textModules/{text for all}')).status);
    for (const who of keepers)
      expect((await ask(who, 'DELETE', `textModules/${await write('employee', true)}`)).status).toBe(200);
  });
  it('of one’s own one deletes oneself, and nobody else does', async () => {
    const own = await write('employee', false);
    for (const who of ['employee of hall A', 'owner'] as const)
      expect((await ask(who, 'DELETE', `textModules/${own}`)).status).toBe(404);
    expect((await ask('employee', 'DELETE', `textModules/${own}`)).status).toBe(200);
  });
});

describe('Roles are given by owners and administrators, within limits', () => {
  it('at most so many administrators as the account may have', async () => {
    const answer = await ask('owner', 'PUT', 'contacts/{employee}', { instanceRole: 'Administrator' });
    expect(answer.code).toBe('MAX_ADMINISTRATORS');
  });
  it('an administrator makes no owner, and nobody raises oneself', async () => {
    const raise = (who: Member, whom: Member, instanceRole: string) =>
      ask(who, 'PUT', `contacts/{${whom}}`, { instanceRole });
    expect((await raise('administrator', 'employee', 'Owner')).code).toBe('OWNER_MAKES_OWNERS');
    for (const who of others(...keepers)) expect((await raise(who, who, 'Owner')).status).toBe(403);
  });
  it('the user count is limited by the account', async () => {
    const user = await buildUser(database.db, { email: 'one.more@auditor.example' });
    await database.db('instances').where({ id: ids.account }).update({ maxUser: 1 });
    const answer = await ask('owner', 'PUT', 'contacts/{person of nobody}', { user });
    await database.db('instances').where({ id: ids.account }).update({ maxUser: null });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

describe('A login e-mail can only be changed by its user', () => {
  it.each([...everybody, 'owner elsewhere', 'broker', 'support'] as const)('not by the %s', async (who) => {
    const answer = await ask(who, 'PUT', 'users/{employee, user}', { email: 'taken.over@auditor.example' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await database.db('users').where({ id: ids['employee, user'] }).first()).email).toBe(
      'employee@auditor.example',
    );
  });
});

describe('Licence administration: owner and administrator only', () => {
  it.each(everybody)('the shop and keys are for the %s as the table says', async (who) => {
    const isKeeper = keepers.includes(who);
    expect((await ask(who, 'GET', 'shop')).status === 200).toBe(isKeeper);
    const key = await ask(who, 'POST', 'licenses/activate', { keys: 'AAAA-AAAA-AAAA-AAAA' });
    expect(key.status === 403).toBe(!isKeeper);
    const buys = await ask(who, 'POST', 'licenses', { name: 'Made by hand' });
    expect([403, 422]).toContain(buys.status);
  });
});

describe('Brokers administer their instances; broker settings are for nobody else', () => {
  const changes = { supportPhone: '+48 600 100 200' };
  it.each(everybody)('not for the %s of a customer', async (who) => {
    expect([403, 404]).toContain((await ask(who, 'PUT', 'brokers/{broker firm}', changes)).status);
  });
  it('but for the broker', async () => {
    expect((await ask('broker', 'PUT', 'brokers/{broker firm}', changes)).status).toBe(200);
    expect((await ask('broker', 'GET', 'instances/{account}')).status).toBe(200);
    expect((await ask('broker', 'GET', 'instances/{account}/figures')).status).toBe(200);
    expect((await ask('broker', 'GET', 'instances/{account elsewhere}')).status).toBe(404);
    expect((await ask('broker sales', 'PUT', 'brokers/{broker firm}', changes)).status).toBe(403);
    // Whose account it is, is no leave to look into it.
    expect((await ask('broker', 'GET', 'equipments/{rack in hall A}')).status).toBe(404);
  });
  it('salesman and white-labelling are unlocked by the provider alone', async () => {
    for (const change of [{ isWhitelabelingBroker: true }, { isShownSalesman: true }]) {
      expect((await ask('broker', 'PUT', 'brokers/{broker firm}', change)).status).toBe(422);
      expect((await ask('support', 'PUT', 'brokers/{broker firm}', change)).status).toBe(403);
      expect((await ask('provider admin', 'PUT', 'brokers/{broker firm}', change)).status).toBe(200);
    }
  });
});

describe('Support staff can mirror a customer’s instance', () => {
  async function mirror(email: string) {
    const browser = openBrowser(api.config.origin);
    const { url } = await follow(browser, await browser.get('/api/oauth/issuer'));
    await follow(browser, await browser.post(url, { email, password }));
    const refreshed = (await (await browser.call('POST', '/api/session/refresh')).json()) as {
      accessToken: string;
    };
    const answer = await browser.call('POST', '/api/session/mirror', {
      token: refreshed.accessToken,
      body: { instance: ids.account, reason: 'The owner asked for help.' },
    });
    return { status: answer.status, token: ((await answer.json()) as { accessToken?: string }).accessToken };
  }
  it('and sees what its owner sees, but changes nothing without the owner’s leave', async () => {
    const { status, token } = await mirror('support@provider.example');
    expect(status).toBe(200);
    tokens.set('support', token ?? '');
    expect((await ask('support', 'GET', 'equipments/{rack in hall B}')).status).toBe(200);
    expect((await ask('support', 'PUT', 'equipments/{rack in hall B}', { place: 'x' })).status).toBe(403);
  });
  it('nobody else can', async () => {
    expect((await mirror('owner@auditor.example')).status).toBe(403);
    expect((await mirror('broker@auditor.example')).status).toBe(403);
  });
});

it('a licence for its category is required to plan equipment', async () => {
  const planning = await ask('owner', 'POST', 'auditPlannings', {
    location: '{hall A}',
    auditor: '{owner}',
    datePlanned: '2027-01-11',
    type: 'expert',
  });
  const candidates = await ask(
    'owner',
    'GET',
    'auditPlannings/candidates?location={hall A}&type=expert&datePlanned=2027-01-11',
  );
  expect([planning.status, candidates.status]).toEqual([201, 200]);
  expect(JSON.stringify(candidates.json)).toMatch(/licen[cs]e/i);
});
