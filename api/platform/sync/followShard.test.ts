import { entities } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { describe, expect, test } from 'vitest';
import { updateRecord } from '../../entities/updateRecord';
import { restoreRecord } from '../bin/restoreRecord';
import { build, systemCall } from '../testing/factories';
import { usePulling } from './testing/usePulling';

const world = usePulling();

describe('following', () => {
  test('nothing new is an empty page that is complete', async () => {
    await build(world.db, world.account, 'equipments', { location: world.hall });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    const before = device.seen.length;
    const { pages } = await device.readAll();
    expect(pages).toBe(1);
    expect(device.seen).toHaveLength(before);
  });

  test('equipment that moves out of one location and into another leaves the one and joins the other', async () => {
    const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
    const other = (await build(world.db, world.account, 'locations')).id;
    const left = world.reader(world.owner, { location: world.hall });
    const joined = world.reader(world.owner, { location: other });
    await Promise.all([left.readAll(), joined.readAll()]);
    await world.change('equipments', rack.id, { location: other });
    await Promise.all([left.readAll(), joined.readAll()]);
    expect(left.ids('equipments')).toEqual([]);
    expect(joined.ids('equipments')).toEqual([rack.id]);
    expect(left.seen.at(-1)).toEqual({ resource: 'equipments', id: rack.id, row: null });
  });

  test('a row that goes and comes back between two readings is there', async () => {
    const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
    const other = (await build(world.db, world.account, 'locations')).id;
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    for (const location of [other, world.hall]) await world.change('equipments', rack.id, { location });
    await device.readAll();
    expect(device.row('equipments', rack.id)?.version).toBe(3);
  });

  test('a row that is brought back from the bin comes back to the device', async () => {
    const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    await world.remove('equipments', rack.id);
    await device.readAll();
    expect(device.ids('equipments')).toEqual([]);
    await restoreRecord(systemCall(world.db, world.account), entities.equipments, rack.id);
    await device.readAll();
    expect(device.row('equipments', rack.id)).toMatchObject({ version: 3, deletedAt: null });
  });

  test('rows that were never in the shard are not spoken of', async () => {
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    const there = await build(world.db, world.account, 'equipments');
    await world.remove('equipments', there.id);
    await device.readAll();
    expect(device.seen).toEqual([]);
  });

  test('equipment from elsewhere comes when its audit is planned, follows its changes, and goes with the audit', async () => {
    const guest = await build(world.db, world.account, 'equipments', { place: 'A1' });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    const audit = await world.planned(guest.id);
    await device.readAll();
    expect(device.row('equipments', guest.id)?.place).toBe('A1');
    await world.change('equipments', guest.id, { place: 'A2' });
    await device.readAll();
    expect(device.row('equipments', guest.id)?.place).toBe('A2');
    await world.remove('audits', audit);
    await device.readAll();
    expect(device.has('equipments', guest.id)).toBe(false);
    expect(device.has('audits', audit)).toBe(false);
  });

  test('what is planned, found and removed while one follows comes and goes as a whole', async () => {
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    const elsewhere = (await build(world.db, world.account, 'locations')).id;
    const guest = await build(world.db, world.account, 'equipments', { location: elsewhere });
    const planning = await world.plannedAt(world.hall, (await build(world.db, world.account, 'contacts')).id);
    const audit = await world.planned(guest.id, null, { planning, location: elsewhere });
    await device.readAll();
    const deficiency = await world.found(audit, { location: elsewhere });
    await device.readAll();
    expect(device.all()).toEqual(
      [
        `auditPlannings/${planning}`,
        `audits/${audit}`,
        `deficiencies/${deficiency}`,
        `equipments/${guest.id}`,
      ].sort(),
    );
    await world.remove('auditPlannings', planning);
    await device.readAll();
    expect(device.all()).toEqual([]);
  });

  test('a change of a planning does not send its audits again', async () => {
    const planning = await world.plannedAt(world.hall, (await build(world.db, world.account, 'contacts')).id);
    await world.planned(
      (await build(world.db, world.account, 'equipments', { location: world.hall })).id,
      null,
      { planning },
    );
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    const before = device.seen.length;
    await world.change('auditPlannings', planning, {
      comment: 'bring a ladder',
    });
    await device.readAll();
    expect(device.seen.slice(before).map(({ resource }) => resource)).toEqual(['auditPlannings']);
  });

  test('a planning that moves takes its audits along', async () => {
    const planning = await world.plannedAt(world.hall, (await build(world.db, world.account, 'contacts')).id);
    const elsewhere = (await build(world.db, world.account, 'locations')).id;
    const guest = await build(world.db, world.account, 'equipments', { location: elsewhere });
    const audit = await world.planned(guest.id, null, { planning, location: elsewhere });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    expect(device.has('audits', audit)).toBe(true);
    await world.change('auditPlannings', planning, { location: elsewhere });
    await device.readAll();
    expect(device.all()).toEqual([]);
  });

  test('a change of the shared catalogue reaches the base', async () => {
    const category = await build(world.db, CATALOGUE_ID, 'categories', { isActive: true });
    const device = world.reader(world.owner, 'base');
    await device.readAll();
    await updateRecord(systemCall(world.db, CATALOGUE_ID), entities.categories, category.id, {
      isActive: false,
    });
    await device.readAll();
    expect(device.row('categories', category.id)?.isActive).toBe(false);
  });
});
