import { definitions } from '@plumbline/resources/entities/index';
import { type Actor, may, type Role } from '@plumbline/resources/language/permissions';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { listRecords } from './listRecords';
import type { Row } from './rowMapper';

const database = useTestDatabase();
const names = ['equipmentOwners', 'contacts', 'locations', 'tasks', 'equipments', 'deficiencies'] as const;
const rows = new Map<string, Row[]>();
let account = '';
const places: string[] = [];

beforeAll(async () => {
  const { db } = database;
  account = await buildAccount(db);
  const customers = [
    (await build(db, account, 'equipmentOwners')).id,
    (await build(db, account, 'equipmentOwners')).id,
  ];
  await build(db, account, 'equipmentOwners');
  const person = async (values: object) => (await build(db, account, 'contacts', values)).id;
  const named = await person({ contactType: 'other' });
  for (const owner of [...customers, undefined]) {
    const given = owner ? { owner } : {};
    const place = (
      await build(db, account, 'locations', { ...given, contacts: owner === customers[0] ? [named] : [] })
    ).id;
    places.push(place);
    await person({ ...given, contactType: 'other' });
    await person({ ...given, contactType: 'location-contact', location: place });
    await build(db, account, 'tasks', { title: 'x', linkType: 'LOCATION', location: place });
    const equipment = await build(db, account, 'equipments', { ...given, location: place });
    await build(db, account, 'deficiencies', { equipment: equipment.id } as never);
  }
  await person({ contactType: 'employee' });
  const placeless = await build(db, account, 'tasks', { title: 'x', linkType: 'CONTACT', contact: named });
  await db('tasks').where({ id: placeless.id }).update({ location: null });
  for (const name of [...names, 'audits'] as const)
    rows.set(name, (await listRecords(callAs(db, actorOf(account)), definitions[name])).rows);
});

const roles: readonly Role[] = ['Employee', 'ServiceProvider', 'SalesForce', 'LocationContact'];

describe('what a device says of a row it has, and what the database says', () => {
  it.each(names)(
    'is the same for %s, no matter who asks and whichever places are permitted',
    async (name) => {
      const entity = definitions[name];
      const all = rows.get(name) ?? [];
      const find = (of: string, id: string) => rows.get(of)?.find((row) => row.id === id);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...roles),
          fc.oneof(
            fc.constant('all' as const),
            fc.subarray([0, 1, 2]).map((chosen) => chosen.map((index) => places[index] ?? '')),
          ),
          fc.nat(),
          async (role, locations, who) => {
            const contact = String(rows.get('contacts')?.[who % (rows.get('contacts')?.length ?? 1)]?.id);
            const actor: Actor = actorOf(account, role, { locations, contact });
            const onDevice = all.filter((row) => may(entity, 'read', actor, row, find)).map(({ id }) => id);
            const found = await listRecords(callAs(database.db, actor), entity)
              .then((answer) => answer.rows.map(({ id }) => id))
              .catch(() => []);
            expect(new Set(found)).toEqual(new Set(onDevice));
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it('leaves rows of no place to those who see all of them', async () => {
    const seen = async (locations: Actor['locations']) =>
      (await listRecords(callAs(database.db, actorOf(account, 'Employee', { locations })), definitions.tasks))
        .rows;
    expect((await seen('all')).some(({ location }) => location === null)).toBe(true);
    expect((await seen(places)).some(({ location }) => location === null)).toBe(false);
    expect(await seen([])).toEqual([]);
  });
});
