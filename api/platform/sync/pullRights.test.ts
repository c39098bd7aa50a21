import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { describe, expect, test } from 'vitest';
import { actorOf, build, buildAccount, callAs } from '../testing/factories';
import { pullShard } from './pullShard';
import { usePulling } from './testing/usePulling';

const world = usePulling();

describe('rights', () => {
  test('a person restricted to categories gets no other equipment, and loses what changes into another category', async () => {
    const allowed = (await build(world.db, world.account, 'categories')).id;
    const hidden = (await build(world.db, world.account, 'categories')).id;
    const visible = await build(world.db, world.account, 'equipments', {
      location: world.hall,
      product: (await build(world.db, world.account, 'products', { category: allowed })).id,
    });
    const concealed = await build(world.db, world.account, 'equipments', {
      location: world.hall,
      product: (await build(world.db, world.account, 'products', { category: hidden })).id,
    });
    await world.change('equipments', visible.id, { category: allowed });
    await world.change('equipments', concealed.id, { category: hidden });
    const device = world.reader(actorOf(world.account, 'Employee', { categories: [allowed] }), {
      location: world.hall,
    });
    await device.readAll();
    expect(device.ids('equipments')).toEqual([visible.id]);
    await world.change('equipments', concealed.id, { place: 'B' });
    await world.change('equipments', visible.id, { category: hidden });
    await device.readAll();
    expect(device.ids('equipments')).toEqual([]);
    // The id of what was never theirs does not travel, not even as gone.
    expect(device.seen.map(({ id }) => id)).not.toContain(concealed.id);
  });

  test('an appointment comes and goes with the categories it lists, and none that was never theirs is named', async () => {
    const allowed = (await build(world.db, world.account, 'categories')).id;
    const hidden = (await build(world.db, world.account, 'categories')).id;
    const appointment = async (categories: string[]) => {
      const { id } = await build(world.db, world.account, 'auditPlannings', { location: world.hall });
      await world.change('auditPlannings', id, { categories });
      return id;
    };
    const mixed = await appointment([allowed, hidden]);
    const concealed = await appointment([hidden]);
    const device = world.reader(actorOf(world.account, 'Employee', { categories: [allowed] }), {
      location: world.hall,
    });
    await device.readAll();
    expect(device.ids('auditPlannings')).toEqual([mixed]);
    await world.change('auditPlannings', concealed, { comment: 'B' });
    await world.change('auditPlannings', mixed, { categories: [hidden] });
    await device.readAll();
    expect(device.ids('auditPlannings')).toEqual([]);
    expect(device.seen.map(({ id }) => id)).not.toContain(concealed);
  });

  test('a location outside the person’s rights is not found, nor is another account’s', async () => {
    const restricted = actorOf(world.account, 'Employee', { locations: [newId()] });
    await expect(
      world.pull(restricted, { shard: { location: world.hall }, cursor: null }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const stranger = actorOf(await buildAccount(world.db));
    await expect(
      world.pull(stranger, { shard: { location: world.hall }, cursor: null }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('customers and contacts come and go with the places that name them, and no other is named', async () => {
    const [first, second, never] = await Promise.all(
      ['A', 'B', 'C'].map(
        async (name) => (await build(world.db, world.account, 'equipmentOwners', { name })).id,
      ),
    );
    const place = (await build(world.db, world.account, 'locations', { owner: first })).id;
    const [theirs, others] = await Promise.all(
      [first, second].map(
        async (owner) =>
          (await build(world.db, world.account, 'contacts', { owner, contactType: 'other' } as never)).id,
      ),
    );
    const device = world.reader(actorOf(world.account, 'ServiceProvider', { locations: [place] }), 'base');
    await device.readAll();
    expect(device.ids('equipmentOwners')).toEqual([first]);
    expect(device.ids('contacts')).toEqual([theirs]);
    await world.change('locations', place, { owner: second });
    await device.readAll();
    expect(device.ids('equipmentOwners')).toEqual([second]);
    expect(device.ids('contacts')).toEqual([others]);
    await world.change('locations', place, { contacts: [theirs] });
    await device.readAll();
    expect([...device.ids('contacts')].sort()).toEqual([theirs, others].sort());
    await world.change('locations', place, { contacts: [] });
    await device.readAll();
    expect(device.ids('contacts')).toEqual([others]);
    expect(device.seen.map(({ id }) => id)).not.toContain(never);
  });

  test('a foreign location is not even named in the base of a restricted person', async () => {
    const device = world.reader(actorOf(world.account, 'Employee', { locations: [world.hall] }), 'base');
    await device.readAll();
    const secret = await build(world.db, world.account, 'locations');
    await world.change('locations', secret.id, { name: 'Renamed' });
    await world.remove('locations', secret.id);
    await device.readAll();
    expect(device.ids('locations')).toEqual([world.hall]);
    expect(device.seen.map(({ id }) => id)).not.toContain(secret.id);
  });

  test('when rights change, the stamp differs and the shard starts anew with what is left', async () => {
    const other = (await build(world.db, world.account, 'locations')).id;
    const wide = actorOf(world.account, 'Employee', { locations: [world.hall, other] });
    const device = world.reader(wide, 'base');
    await device.readAll();
    expect(device.ids('locations')).toEqual([world.hall, other].sort());
    const narrow: Actor = { ...wide, locations: [world.hall] };
    const answer = await world.pull(narrow, { shard: 'base', cursor: device.cursor() });
    expect(answer.isRestart).toBe(true);
    expect(answer.stamp).not.toBe(device.stamp());
    expect(answer.changes.filter(({ resource }) => resource === 'locations').map(({ id }) => id)).toEqual([
      world.hall,
    ]);
  });

  test('the order in which permitted locations are listed does not change the stamp', async () => {
    const other = (await build(world.db, world.account, 'locations')).id;
    const actor = actorOf(world.account, 'Employee', { locations: [world.hall, other] });
    const device = world.reader(actor, 'base');
    await device.readAll();
    const answer = await world.pull(
      { ...actor, locations: [other, world.hall] },
      { shard: 'base', cursor: device.cursor() },
    );
    expect(answer.stamp).toBe(device.stamp());
    expect(answer.isRestart).toBe(false);
  });

  test('an external auditor loses the deficiencies together with the audit, and gets them with the next one', async () => {
    const auditor = await build(world.db, world.account, 'contacts');
    const successor = await build(world.db, world.account, 'contacts');
    const equipment = await build(world.db, world.account, 'equipments', { location: world.hall });
    const audit = await world.planned(equipment.id, auditor.id);
    const deficiency = await world.found(audit);
    const mine = world.reader(actorOf(world.account, 'ServiceProvider', { contact: auditor.id }), {
      location: world.hall,
    });
    const theirs = world.reader(actorOf(world.account, 'ServiceProvider', { contact: successor.id }), {
      location: world.hall,
    });
    await Promise.all([mine.readAll(), theirs.readAll()]);
    expect(mine.ids('deficiencies')).toEqual([deficiency]);
    expect(theirs.ids('deficiencies')).toEqual([]);
    await world.change('audits', audit, { auditor: successor.id });
    await Promise.all([mine.readAll(), theirs.readAll()]);
    expect(mine.ids('deficiencies')).toEqual([]);
    expect(theirs.ids('deficiencies')).toEqual([deficiency]);
  });

  test('the copy of another person or account is not fed', async () => {
    const request = { shard: 'base', cursor: null } as const;
    await expect(
      pullShard(callAs(world.db, world.owner), { ...request, user: world.owner.user, instance: newId() }),
    ).rejects.toMatchObject({ code: 'SYNC_WRONG_ACCOUNT' });
    await expect(
      pullShard(callAs(world.db, world.owner), { ...request, user: newId(), instance: world.account }),
    ).rejects.toMatchObject({ code: 'SYNC_WRONG_ACCOUNT' });
  });

  test('staff of the provider keep no accounts on their devices', async () => {
    const device = world.reader(actorOf(CATALOGUE_ID, 'ProviderAdmin'), 'base');
    await device.readAll();
    expect(device.ids('instances')).toEqual([]);
  });
});

describe('cursors that do not fit', () => {
  test.each(['', 'nonsense', Buffer.from('{"stamp":1}').toString('base64url'), 'x'.repeat(2000)])(
    'start anew: %s',
    async (cursor) => {
      const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
      const answer = await world.pull(world.owner, { shard: { location: world.hall }, cursor });
      expect(answer.isRestart).toBe(true);
      expect(answer.changes.map(({ id }) => id)).toEqual([rack.id]);
    },
  );

  test('one of another shard starts anew', async () => {
    const device = world.reader(world.owner, 'base');
    await device.readAll();
    const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
    const answer = await world.pull(world.owner, {
      shard: { location: world.hall },
      cursor: device.cursor(),
    });
    expect(answer.isRestart).toBe(true);
    expect(answer.changes.map(({ id }) => id)).toEqual([rack.id]);
  });
});
