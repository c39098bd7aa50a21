import { describe, expect, it } from 'vitest';
import { follow, openBrowser } from '../platform/auth/testing/browser';
import { buildUser, password } from '../platform/auth/testing/people';
import { useTestDatabase } from '../platform/testing/database';
import { build } from '../platform/testing/factories';
import { type Member, people, useRightsWorld } from './testing/useRightsWorld';

// The specification's §6 as a table by hand: it takes nothing from the definitions, and asks the product through its REST API.

const database = useTestDatabase();
const { ids, tokens, named, ask, origin } = useRightsWorld(database);
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
    const browser = openBrowser(origin());
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
