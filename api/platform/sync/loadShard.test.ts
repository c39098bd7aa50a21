import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { describe, expect, test } from 'vitest';
import { build, buildAccount } from '../testing/factories';
import { usePulling } from './testing/usePulling';

const world = usePulling();

describe('the first read of a shard', () => {
  test('the base holds what is kept always, the shared catalogue included, and nothing of another account', async () => {
    const shared = await build(world.db, CATALOGUE_ID, 'categories');
    const other = await buildAccount(world.db);
    const foreign = await build(world.db, other, 'equipmentOwners');
    const customer = await build(world.db, world.account, 'equipmentOwners');
    const device = world.reader(world.owner, 'base');
    await device.readAll();
    expect(device.has('categories', shared.id)).toBe(true);
    expect(device.has('equipmentOwners', customer.id)).toBe(true);
    expect(device.has('instances', world.account)).toBe(true);
    expect(device.has('equipmentOwners', foreign.id)).toBe(false);
    expect(device.has('instances', other)).toBe(false);
    expect([...device.resources()]).not.toContain('equipments');
  });

  test('a location holds its own equipment and not that of the next hall', async () => {
    const here = await build(world.db, world.account, 'equipments', { location: world.hall });
    const there = await build(world.db, world.account, 'equipments');
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    expect(device.ids('equipments')).toEqual([here.id]);
    expect(device.ids('equipments')).not.toContain(there.id);
  });

  test('rows come whole, lists and all', async () => {
    const regulation = await build(world.db, world.account, 'auditRegulations');
    const device = world.reader(world.owner, 'base');
    await device.readAll();
    expect(device.row('auditRegulations', regulation.id)).toEqual({
      ...regulation,
      version: 1,
      changeNumber: expect.any(Number),
    });
    expect(device.row('auditRegulations', regulation.id)?.parts).toHaveLength(1);
  });

  test('equipment that stands elsewhere comes with the audit that is done here', async () => {
    const guest = await build(world.db, world.account, 'equipments');
    await world.planned(guest.id);
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    expect(device.ids('equipments')).toEqual([guest.id]);
    expect(device.ids('audits')).toHaveLength(1);
  });

  test('the audits of a planning come with it, and their deficiencies and equipment, wherever these stand', async () => {
    const auditor = await build(world.db, world.account, 'contacts');
    const planning = await world.plannedAt(world.hall, auditor.id);
    const elsewhere = (await build(world.db, world.account, 'locations')).id;
    const guest = await build(world.db, world.account, 'equipments', { location: elsewhere });
    const audit = await world.planned(guest.id, null, { planning, location: elsewhere });
    const deficiency = await world.found(audit, { location: elsewhere });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    expect(device.all()).toEqual(
      [
        `auditPlannings/${planning}`,
        `audits/${audit}`,
        `deficiencies/${deficiency}`,
        `equipments/${guest.id}`,
      ].sort(),
    );
    const there = world.reader(world.owner, { location: elsewhere });
    await there.readAll();
    expect(there.all()).toEqual(
      [
        `auditPlannings/${planning}`,
        `audits/${audit}`,
        `deficiencies/${deficiency}`,
        `equipments/${guest.id}`,
      ].sort(),
    );
  });

  test('pages of one row lead to the same whole, and the first page tells how many rows will come', async () => {
    for (let count = 0; count < 5; count += 1)
      await build(world.db, world.account, 'equipments', { location: world.hall });
    await world.planned((await build(world.db, world.account, 'equipments')).id);
    const whole = world.reader(world.owner, { location: world.hall });
    const atOnce = await whole.readAll();
    expect(atOnce).toEqual({ total: whole.all().length, pages: 1 });
    const slow = world.reader(world.owner, { location: world.hall });
    const { total, pages } = await slow.readAll(1);
    expect(slow.all()).toEqual(whole.all());
    expect(total).toBe(slow.all().length);
    expect(pages).toBeGreaterThan(5);
  });

  test('deleted rows do not come', async () => {
    const gone = await build(world.db, world.account, 'equipments', { location: world.hall });
    await world.remove('equipments', gone.id);
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    expect(device.seen).toEqual([]);
  });

  test('an interrupted read goes on from its cursor', async () => {
    for (let count = 0; count < 4; count += 1)
      await build(world.db, world.account, 'equipments', { location: world.hall });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readPage(2);
    expect(device.ids('equipments')).toHaveLength(2);
    const again = world.reader(world.owner, { location: world.hall }, device.cursor());
    await again.readAll(2);
    expect([...device.ids('equipments'), ...again.ids('equipments')].sort()).toHaveLength(4);
  });
});

describe('changes while pages are read', () => {
  test('a row changed behind the reader comes again, with its new value', async () => {
    const first = await build(world.db, world.account, 'equipments', { location: world.hall, place: 'old' });
    for (let count = 0; count < 3; count += 1)
      await build(world.db, world.account, 'equipments', { location: world.hall });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readPage(2);
    await world.change('equipments', first.id, { place: 'new' });
    await device.readAll(2);
    expect(device.row('equipments', first.id)?.place).toBe('new');
  });

  test('a row deleted behind the reader goes again', async () => {
    const first = await build(world.db, world.account, 'equipments', { location: world.hall });
    for (let count = 0; count < 3; count += 1)
      await build(world.db, world.account, 'equipments', { location: world.hall });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readPage(2);
    await world.remove('equipments', first.id);
    await device.readAll(2);
    expect(device.has('equipments', first.id)).toBe(false);
    expect(device.ids('equipments')).toHaveLength(3);
  });

  test('what is written between all pages arrives, none is lost and none is doubled', async () => {
    const device = world.reader(world.owner, { location: world.hall });
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      made.push((await build(world.db, world.account, 'equipments', { location: world.hall })).id);
      await device.readPage(1);
    }
    await device.readAll(1);
    expect(device.ids('equipments')).toEqual([...made].sort());
  });

  test('writers that commit while a reader pages leave no gap', async () => {
    const device = world.reader(world.owner, { location: world.hall });
    const product = (await build(world.db, world.account, 'products')).id;
    const writers = Promise.all(
      [1, 2, 3].map(async () => {
        const made: string[] = [];
        for (let count = 0; count < 8; count += 1)
          made.push(
            (await build(world.db, world.account, 'equipments', { location: world.hall, product })).id,
          );
        return made;
      }),
    );
    for (let count = 0; count < 20; count += 1) await device.readPage(3);
    const made = (await writers).flat();
    await device.readAll(3);
    expect(device.ids('equipments')).toEqual(made.sort());
  });
});
