import { describe, expect, it } from 'vitest';
import { actorOf, build, buildAccount } from '../testing/factories';
import { useRoutes } from '../testing/useRoutes';
import { configureExport } from './configureExport';

const { database, ask } = useRoutes(configureExport);
const path = '/api/equipmentOwners/export';

describe('GET /api/<resource>/export', () => {
  it('answers the filtered and sorted list as a file in the language asked for', async () => {
    const account = await buildAccount(database.db);
    for (const name of ['Odra', 'Zażółć', 'Odrzywół'])
      await build(database.db, account, 'equipmentOwners', { name });
    const query = new URLSearchParams({
      filter: '{"q":"odr"}',
      sort: '["name","DESC"]',
      columns: 'customerNumber,name',
      language: 'hu-HU',
    });
    const answer = await ask(actorOf(account), 'GET', `${path}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'Ügyfelek 2026-11-17.csv',
    );
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(
      '\ufeffNév;Ügyfélszám\r\nOdrzywół;\r\nOdra;\r\n',
    );
    // The account's owners read in the security log who took how much out.
    expect(await database.db('securityEvents').where({ instance: account })).toMatchObject([
      { kind: 'LIST_EXPORTED', resource: 'equipmentOwners', count: 2 },
    ]);
  });

  it('is named by the day it is where the person is', async () => {
    const account = await buildAccount(database.db);
    const headers = { 'x-time-zone': 'Pacific/Kiritimati' };
    const answer = await ask(actorOf(account), 'GET', path, undefined, headers);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'Klienci 2026-11-18.csv',
    );
  });

  it.each([
    ['format=pdf', 400, { field: 'format' }],
    ['language=fr', 400, { field: 'language' }],
    ['columns=name,nothing', 400, { field: 'columns' }],
    ['timeZone=Nowhere/At_all', 400, { field: 'timeZone' }],
    ['sort=["address","ASC"]', 400, { resource: 'equipmentOwners', field: 'address' }],
    ['filter={"nothing":1}', 400, { resource: 'equipmentOwners', field: 'nothing' }],
    ['limit=3', 400, { field: 'limit' }],
  ])('refuses %s before a byte of the list', async (query, status, data) => {
    const account = await buildAccount(database.db);
    const answer = await ask(actorOf(account), 'GET', `${path}?${query}`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: 'BAD_QUERY', data });
  });

  it('is for those who may read, and for entities that have a list', async () => {
    const account = await buildAccount(database.db);
    expect((await ask(null, 'GET', path)).status).toBe(401);
    const sales = actorOf(account, 'SalesForce');
    expect((await ask(sales, 'GET', '/api/equipments/export')).status).toBe(403);
    expect((await ask(actorOf(account), 'GET', '/api/savedFilters/export')).status).toBe(404);
  });

  it('holds what list and form show where nothing is imported', async () => {
    const account = await buildAccount(database.db);
    const person = await build(database.db, account, 'contacts', { firstName: 'Jan', lastName: 'Lis' });
    await build(database.db, account, 'licenses', {
      name: 'Grundpaket',
      validBefore: '2026-12-01',
      userContact: person.id,
      maxCustomQrCodes: 250,
    });
    const answer = await ask(actorOf(account), 'GET', '/api/licenses/export?language=de-DE');
    const [head, ...rows] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(head?.split(';').slice(0, 3)).toEqual(['Bezeichnung', 'Ablaufdatum', 'Ansprechpartner']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^Grundpaket;01\.12\.2026;Jan Lis;.*;250;/);
  });
});

describe('POST /api/exports', () => {
  const chosen = { resource: 'equipmentOwners', columns: 'name', language: 'pl-PL', sort: '["name","ASC"]' };

  it('answers the chosen rows that the caller may read, and no others', async () => {
    const [account, other] = [await buildAccount(database.db), await buildAccount(database.db)];
    const ids: string[] = [];
    for (const name of ['Odra', 'Warta', 'Noteć'])
      ids.push((await build(database.db, account, 'equipmentOwners', { name })).id);
    const { id: foreign } = await build(database.db, other, 'equipmentOwners', { name: 'Obcy' });
    const asked = { ...chosen, ids: [ids[1], ids[0], foreign] };
    const answer = await ask(actorOf(account), 'POST', '/api/exports', asked);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('\ufeffNazwa\r\nOdra\r\nWarta\r\n');
    expect(await database.db('securityEvents').where({ instance: account })).toMatchObject([
      { kind: 'LIST_EXPORTED', resource: 'equipmentOwners', count: 2 },
    ]);
  });

  it.each([
    ['resource', { resource: 'nothing', ids: [] }],
    ['format', { format: 'pdf', ids: [] }],
  ])('refuses what it does not know by its field: %s', async (field, wrong) => {
    const account = await buildAccount(database.db);
    const answer = await ask(actorOf(account), 'POST', '/api/exports', { ...chosen, ...wrong });
    expect([answer.status, await answer.json()]).toMatchObject([400, { data: { field } }]);
  });
});
