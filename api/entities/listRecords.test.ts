import { definitions } from '@plumbline/resources/entities/index';
import { expect, it, vi } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { deleteRecord } from './deleteRecord';
import { listRecords } from './listRecords';

const database = useTestDatabase();
const { equipmentOwners } = definitions;
const owner = (instance: string) => callAs(database.db, actorOf(instance));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

it('filters, searches, sorts and counts', async () => {
  const listed = await buildAccount(database.db);
  for (const name of ['Ćwikła', 'Cwal', 'Żółw', '100%_sure', 'Äpfel'])
    await build(database.db, listed, 'equipmentOwners', { name, customerNumber: `N-${name}` });
  const names = async (query: Parameters<typeof listRecords>[2]) => {
    const { rows, total } = await listRecords(owner(listed), equipmentOwners, query);
    return [rows.map((row) => row.name), total];
  };
  expect(await names({ sort: { field: 'name', order: 'ASC' }, range: [0, 1] })).toEqual([
    ['100%_sure', 'Äpfel'],
    5,
  ]);
  expect(await names({ filter: { q: 'zolw' } })).toEqual([['Żółw'], 1]);
  expect(await names({ filter: { q: '%' } })).toEqual([['100%_sure'], 1]);
  expect(await names({ filter: { customerNumber: 'N-Ćwikła' } })).toEqual([['Ćwikła'], 1]);
  expect(
    await codeOf(listRecords(owner(listed), equipmentOwners, { sort: { field: 'logo', order: 'ASC' } })),
  ).toBe('BAD_QUERY');
  expect(await codeOf(listRecords(owner(listed), equipmentOwners, { filter: { 'name`--': 1 } }))).toBe(
    'BAD_QUERY',
  );
});

it('filters by a place and all below it, as far as the person sees them', async () => {
  const { db } = database;
  const listed = await buildAccount(db);
  const place = async (name: string, parent: string | null = null) =>
    (await build(db, listed, 'locations', { name, parent })).id;
  const site = await place('Site');
  const hall = await place('Hall', site);
  const aisle = await place('Aisle', hall);
  const yard = await place('Yard');
  for (const location of [site, hall, aisle, yard])
    await build(db, listed, 'equipments', { location, identNumber: location });
  const at = async (filter: object, call = owner(listed)) => {
    const { rows, total } = await listRecords(call, definitions.equipments, {
      filter: { ...filter },
      range: [0, 9],
    });
    expect(total).toBe(rows.length);
    return rows.map((row) => row.location).sort();
  };
  expect(await at({ location_below: site })).toEqual([site, hall, aisle].sort());
  expect(await at({ location_below: [hall, yard] })).toEqual([hall, aisle, yard].sort());
  expect(await at({ location_below: site, location: [hall, yard] })).toEqual([hall]);
  expect(await at({ location_below: [] })).toEqual([]);
  const employee = callAs(db, actorOf(listed, 'Employee', { locations: [site, aisle] }));
  expect(await at({ location_below: site }, employee)).toEqual([site]);
  expect(await at({ location_below: site }, owner(await buildAccount(db)))).toEqual([]);
  for (const filter of [{ product_below: site }, { location_below: 7 }, { identNumber_below: 'x' }])
    expect(await codeOf(at(filter))).toBe('BAD_QUERY');
});

it('finds a text in any of its languages, but not by what the languages are called', async () => {
  const told = await buildAccount(database.db);
  const name = { 'pl-PL': 'Bramy zwijane', 'de-DE': 'Rolltore' };
  const { id } = await build(database.db, told, 'categories', { name });
  const found = async (q: string) => {
    const { rows } = await listRecords(owner(told), definitions.categories, { filter: { q } });
    return rows.some((row) => row.id === id);
  };
  expect(await Promise.all(['rolltöre', 'zwijane bramy', 'de-DE', 'pl'].map(found))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('counts anew after a write', async () => {
  const counted = await buildAccount(database.db);
  const total = async () => (await listRecords(owner(counted), equipmentOwners, { range: [0, 0] })).total;
  expect(await total()).toBe(0);
  const { id } = await build(database.db, counted, 'equipmentOwners');
  expect(await total()).toBe(1);
  await deleteRecord(owner(counted), equipmentOwners, id);
  expect(await total()).toBe(0);
});

it('reads no page where none is left since the last count, and finds what is written then', async () => {
  const emptied = await buildAccount(database.db);
  const asked = vi.spyOn(database.db.client, 'acquireConnection');
  const list = async (first: number) => {
    asked.mockClear();
    const { rows, total } = await listRecords(owner(emptied), equipmentOwners, {
      range: [first, first + 9],
    });
    return { rows: rows.length, total, asked: asked.mock.calls.length };
  };
  await list(0);
  // The account's counter alone.
  expect(await list(0)).toEqual({ rows: 0, total: 0, asked: 1 });
  await build(database.db, emptied, 'equipmentOwners');
  expect(await list(0)).toMatchObject({ rows: 1, total: 1 });
  expect(await list(1)).toEqual({ rows: 0, total: 1, asked: 1 });
  asked.mockRestore();
});

it('puts what has no date last, whichever way it is sorted', async () => {
  const dated = await buildAccount(database.db);
  for (const [name, resubmissionDate] of [
    ['none', null],
    ['late', '2027-03-01'],
    ['soon', '2026-12-01'],
  ] as const) {
    await build(database.db, dated, 'equipmentOwners', { name, resubmissionDate });
  }
  const names = async (order: 'ASC' | 'DESC') => {
    const { rows } = await listRecords(owner(dated), equipmentOwners, {
      sort: { field: 'resubmissionDate', order },
    });
    return rows.map((row) => row.name);
  };
  expect(await names('ASC')).toEqual(['soon', 'late', 'none']);
  expect(await names('DESC')).toEqual(['late', 'soon', 'none']);
});

it('begin where a filter of the date they are sorted by does, and find the same', async () => {
  const dated = await buildAccount(database.db);
  for (const [name, resubmissionDate] of [
    ['none', null],
    ['soon', '2026-12-01'],
    ['late', '2027-05-01'],
  ] as const)
    await build(database.db, dated, 'equipmentOwners', { name, resubmissionDate });
  const found = (filter: Record<string, unknown>) =>
    Promise.all(
      (['ASC', 'DESC'] as const).map(async (order) => {
        const sort = { field: 'resubmissionDate', order };
        const { rows, total } = await listRecords(owner(dated), equipmentOwners, {
          filter,
          sort,
          range: [0, 9],
        });
        expect(total).toBe(rows.length);
        return rows.map((row) => row.name);
      }),
    );
  expect(await found({ resubmissionDate_gte: '2026-12-01' })).toEqual([
    ['soon', 'late'],
    ['late', 'soon'],
  ]);
  expect(await found({ resubmissionDate_gte: '2027-01-01' })).toEqual([['late'], ['late']]);
  expect(await found({ resubmissionDate_lte: '2026-12-31' })).toEqual([['soon'], ['soon']]);
  expect(await found({ resubmissionDate: '2027-05-01' })).toEqual([['late'], ['late']]);
  expect(await found({ resubmissionDate: ['2027-05-01'] })).toEqual([['late'], ['late']]);
  expect(await found({ resubmissionDate: null })).toEqual([['none'], ['none']]);
});
