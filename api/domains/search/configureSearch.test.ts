import { definitions } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { configureCustomFields } from '../customFields/configureCustomFields';
import { configureSearch } from './configureSearch';
import type { SearchGroup } from './searchAll';

const { database, ask } = useRoutes(configureSearch);
configureCustomFields();
type Actor = Parameters<typeof ask>[0];

async function find(actor: Actor, q: string) {
  const answer = await ask(actor, 'GET', `/api/search?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SearchGroup[];
}
const idsIn = (groups: SearchGroup[], resource: string) =>
  groups.find((group) => group.resource === resource)?.rows.map(({ id }) => id) ?? [];

describe('GET /api/search', () => {
  it('finds rows of all readable entities, grouped, and tells if there are more', async () => {
    const account = await buildAccount(database.db);
    const customer = await build(database.db, account, 'equipmentOwners', { name: 'Zażółć Sp. z o.o.' });
    const hall = await build(database.db, account, 'locations', { name: 'Hala Zażółć' });
    for (let index = 0; index < 7; index += 1)
      await build(database.db, account, 'equipments', {
        identNumber: `ZAZOLC-${index}`,
        location: hall.id,
      });
    const groups = await find(actorOf(account), 'zazolc');
    expect(idsIn(groups, 'equipmentOwners')).toEqual([customer.id]);
    expect(idsIn(groups, 'locations')).toEqual([hall.id]);
    const racks = groups.find(({ resource }) => resource === 'equipments');
    expect([racks?.rows.length, racks?.hasMore]).toEqual([5, true]);
    expect(idsIn(await find(actorOf(account), 'zażółć hala'), 'locations')).toEqual([hall.id]);
    expect(await find(actorOf(account), '100%')).toEqual([]);
  });

  it('searches the account’s custom text fields', async () => {
    const account = await buildAccount(database.db);
    await build(database.db, account, 'customFieldDefinitions', { key: 'route', isSearchable: true });
    const customer = await build(database.db, account, 'equipmentOwners');
    const call = callAs(database.db, actorOf(account));
    await updateRecord(call, definitions.equipmentOwners, customer.id, { custom_route: 'Trasa południowa' });
    expect(idsIn(await find(actorOf(account), 'poludniowa'), 'equipmentOwners')).toEqual([customer.id]);
    const stranger = actorOf(await buildAccount(database.db));
    expect(await find(stranger, 'poludniowa')).toEqual([]);
  });

  it('respects the account, the role and the locations of the user', async () => {
    const account = await buildAccount(database.db);
    const near = await build(database.db, account, 'locations', { name: 'Nearby' });
    const far = await build(database.db, account, 'locations', { name: 'Faraway' });
    const seen = await build(database.db, account, 'equipments', {
      identNumber: 'SEEK-1',
      location: near.id,
    });
    await build(database.db, account, 'equipments', { identNumber: 'SEEK-2', location: far.id });
    const employee = actorOf(account, 'Employee', { locations: [near.id] });
    expect(idsIn(await find(employee, 'seek'), 'equipments')).toEqual([seen.id]);
    expect(idsIn(await find(actorOf(account, 'SalesForce'), 'seek'), 'equipments')).toEqual([]);
    const stranger = actorOf(await buildAccount(database.db));
    expect(await find(stranger, 'seek')).toEqual([]);
  });

  it('requires at least two characters and a sign-in', async () => {
    const account = await buildAccount(database.db);
    for (const q of ['', 'a', 'x'.repeat(101)])
      expect((await ask(actorOf(account), 'GET', `/api/search?q=${q}`)).status).toBe(400);
    expect((await ask(null, 'GET', '/api/search?q=abc')).status).toBe(401);
  });
});
