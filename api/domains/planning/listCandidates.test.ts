import * as commands from '@plumbline/resources/commands/planning';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { takenBy } from '../../platform/testing/takenBy';
import { type Candidates, listCandidates } from './listCandidates';
import { buildCustomer, type Customer, refusal } from './testing/customer';

const database = useTestDatabase();
let given: Customer;
let racks: Record<'two' | 'ten' | 'old' | 'bare' | 'site' | 'planned' | 'yard' | 'foreign', string>;

beforeAll(async () => {
  given = await buildCustomer(database.db);
  const owner = (await build(database.db, given.account, 'equipmentOwners')).id;
  const location = (await build(database.db, given.account, 'locations', { owner })).id;
  racks = {
    two: await given.rack({
      identNumber: 'REG-2',
      place: 'Aisle 4',
      serialNumber: 'S-77',
      lastAuditDate: '2025-11-01',
      nextAuditDate: '2026-11-01',
    }),
    ten: await given.rack({ identNumber: 'REG-10' }),
    old: await given.rack({ identNumber: 'REG-1', isArchived: true }),
    bare: await given.rack({
      identNumber: 'TOR-1',
      product: (await build(database.db, given.account, 'products')).id,
    }),
    site: await given.rack({ identNumber: 'REG-7', location: given.site }),
    planned: await given.rack({ identNumber: 'REG-3' }),
    yard: await given.rack({ identNumber: 'REG-5', location: given.yard }),
    foreign: await given.rack({ identNumber: 'REG-6', owner, location }),
  };
  await given.plan([racks.planned], { title: 'Before' });
});

const list = async (query: object = {}) =>
  listCandidates(
    given.call,
    await takenBy(commands.listCandidates, { location: given.site, type: 'expert', ...query }),
  );
const idents = ({ rows }: Candidates) => rows.map((row) => row.identNumber);

describe('candidates', () => {
  it('are the equipment of the location and its descendants, in natural order, each with its obstacle', async () => {
    const found = await list();
    expect(idents(found)).toEqual(['REG-2', 'REG-3', 'REG-7', 'REG-10', 'TOR-1']);
    expect(found.rows[0]).toEqual({
      id: racks.two,
      identNumber: 'REG-2',
      qrCode: null,
      serialNumber: 'S-77',
      place: 'Aisle 4',
      locationName: 'Hall 2',
      productName: 'SSI PR 600',
      categoryName: { 'en-EN': expect.any(String) },
      lastAuditDate: '2025-11-01',
      nextAuditDate: '2026-11-01',
      dutyDate: '2026-11-01',
      isNeverInspected: false,
      isLocked: false,
      lastAuditResult: null,
      obstacle: null,
      appointment: null,
      isPlanned: false,
      regulation: {
        id: given.regulation,
        shortName: expect.any(String),
        name: { 'en-EN': expect.any(String) },
      },
    });
    expect(found.rows[1]).toMatchObject({
      obstacle: 'ALREADY_PLANNED',
      appointment: { title: 'Before', datePlanned: '2026-11-30', locationName: 'Site' },
    });
    expect(found.rows[4]).toMatchObject({ obstacle: 'NO_REGULATION', regulation: null });
    expect(found.refused).toEqual({ ALREADY_PLANNED: 1, NO_REGULATION: 1 });
    expect(found.choosable.sort()).toEqual([racks.two, racks.ten, racks.site].sort());
  });

  it('tell locked equipment, and equipment never inspected by the regulation', async () => {
    await database.db('equipments').where({ id: racks.ten }).update({ isLocked: true });
    const { rows } = await list();
    expect(rows.find(({ id }) => id === racks.ten)).toMatchObject({ isLocked: true, isNeverInspected: true });
    expect(rows.find(({ id }) => id === racks.two)).toMatchObject({
      isLocked: false,
      isNeverInspected: false,
    });
  });

  it('can be paged, searched and limited to choosable ones; each page has all choosable ids', async () => {
    const page = await list({ from: '1', size: '2' });
    expect([idents(page), page.total, page.choosable.length]).toEqual([['REG-3', 'REG-7'], 5, 3]);
    expect(idents(await list({ only: 'choosable' }))).toEqual(['REG-2', 'REG-7', 'REG-10']);
    expect(idents(await list({ q: 'aisle' }))).toEqual(['REG-2']);
    const archived = await list({ q: 'REG-1' });
    expect(archived.rows.map((row) => [row.identNumber, row.obstacle])).toEqual([
      ['REG-1', 'ARCHIVED'],
      ['REG-10', null],
    ]);
  });

  it('outside the location need a confirmation, of other customers are refused', async () => {
    const found = await list({ where: 'anywhere', q: 'REG' });
    const obstacles = Object.fromEntries(found.rows.map((row) => [row.identNumber, row.obstacle]));
    expect(obstacles).toMatchObject({ 'REG-5': 'OTHER_LOCATION', 'REG-6': 'OTHER_CUSTOMER', 'REG-2': null });
    expect(found.choosable.includes(racks.yard)).toBe(false);
    expect(found.isCut).toBe(false);
  });

  it('tell a missing regulation of the type from none at all', async () => {
    expect((await list({ type: 'light' })).refused).toEqual({ NO_REGULATION: 1, NO_REGULATION_OF_TYPE: 4 });
  });

  it('can be limited to what is due for the type by a day; other types are told by what is due', async () => {
    const due = await list({ dueUntil: '2026-11-30' });
    expect(idents(due)).toContain('REG-2');
    expect(due.choosable).toContain(racks.two);
    const early = await list({ dueUntil: '2026-10-31' });
    expect(early.choosable).not.toContain(racks.two);
    const light = await list({ type: 'light', dueUntil: '2026-11-30' });
    expect([light.total, light.choosable]).toEqual([0, []]);
    expect(light.fitting).toEqual({ expert: due.total });
    await database.db('inspectionDuties').where({ equipment: racks.two }).update({ isMandatory: false });
    expect((await list({ dueUntil: '2026-11-30' })).choosable).not.toContain(racks.two);
    await database.db('inspectionDuties').where({ equipment: racks.two }).update({ isMandatory: true });
  });

  it('of an existing planning mark its own equipment, without obstacle', async () => {
    const { planning } = await given.plan([racks.two]);
    const found = await list({ planning: planning.id });
    expect(found.rows[0]).toMatchObject({ identNumber: 'REG-2', isPlanned: true, obstacle: null });
    expect(found.choosable.includes(racks.two)).toBe(false);
    expect((await list()).rows[0]).toMatchObject({ identNumber: 'REG-2', obstacle: 'ALREADY_PLANNED' });
  });

  it('are limited to the account and permitted locations', async () => {
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await refusal(listCandidates(stranger, { location: given.site, type: 'expert' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const employee = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.site] }));
    expect(idents(await listCandidates(employee, { location: given.site, type: 'expert' }))).toEqual([
      'REG-7',
    ]);
  });

  it('refuse invalid input', async () => {
    expect(await refusal(list({ location: 'x' }))).toMatchObject({
      code: 'BAD_QUERY',
      data: { field: 'location' },
    });
    expect(await refusal(list({ type: 'thorough' }))).toMatchObject({
      code: 'BAD_QUERY',
      data: { field: 'type' },
    });
    expect(await refusal(list({ from: '-1' }))).toMatchObject({ code: 'BAD_QUERY' });
  });
});
