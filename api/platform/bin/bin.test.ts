import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { configureContacts } from '../../domains/contacts/configureContacts';
import { deleteRecord } from '../../entities/deleteRecord';
import { findRecord } from '../../entities/getRecord';
import { listHistory } from '../../entities/history';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, build, buildAccount, callAs, noon } from '../testing/factories';
import { useRoutes } from '../testing/useRoutes';
import { mountBin } from './configureBin';
import { emptyBin } from './emptyBin';
import { type BinPage, listBin } from './listBin';
import { restoreRecord } from './restoreRecord';

const { database, ask } = useRoutes(mountBin);
beforeAll(configureContacts);
const { equipmentOwners, locations, contacts, textModules, equipments } = definitions;

async function account() {
  const instance = await buildAccount(database.db);
  return { instance, owner: callAs(database.db, actorOf(instance)) };
}
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);

describe('restoring', () => {
  it('brings back what was deleted along, and puts back where rows were let go of it', async () => {
    const { instance, owner: call } = await account();
    const customer = await build(database.db, instance, 'equipmentOwners', { name: 'Odra' });
    const person = await build(database.db, instance, 'contacts', { owner: customer.id });
    const site = await build(database.db, instance, 'locations', { name: 'Hala' });
    const guard = await build(database.db, instance, 'contacts', { location: site.id });
    const moved = await build(database.db, instance, 'contacts', { location: site.id });
    const other = await build(database.db, instance, 'locations', { name: 'Magazyn' });

    await deleteRecord(call, equipmentOwners, customer.id);
    expect(await findRecord(call, contacts, person.id)).toBeUndefined();
    const restored = await restoreRecord(call, equipmentOwners, customer.id);
    expect(restored.row).toMatchObject({ name: 'Odra', deletedAt: null, version: 3 });
    expect(restored.along).toEqual({ contacts: 1 });
    expect(await findRecord(call, contacts, person.id)).toMatchObject({
      owner: customer.id,
      deletedAt: null,
    });
    expect((await listHistory(call, equipmentOwners, customer.id)).map(({ operation }) => operation)).toEqual(
      ['restore', 'delete', 'create'],
    );

    await deleteRecord(call, locations, site.id);
    expect(await findRecord(call, contacts, guard.id)).toMatchObject({ location: null });
    await updateRecord(call, contacts, moved.id, { location: other.id });
    await restoreRecord(call, locations, site.id);
    expect(await findRecord(call, contacts, guard.id)).toMatchObject({ location: site.id });
    expect(await findRecord(call, contacts, moved.id)).toMatchObject({ location: other.id });
  });

  it('names what is missing, and what another row has by now', async () => {
    const { instance, owner: call } = await account();
    const site = await build(database.db, instance, 'locations', { name: 'Hala' });
    const rack = await build(database.db, instance, 'equipments', { identNumber: 'R-1', location: site.id });
    await deleteRecord(call, equipments, rack.id);
    await deleteRecord(call, locations, site.id);
    await expect(restoreRecord(call, equipments, rack.id)).rejects.toMatchObject({
      code: 'RESTORE_MISSING',
      data: {
        missing: [{ field: 'location', resource: 'locations', id: site.id, title: { name: 'Hala' } }],
      },
    });
    await restoreRecord(call, locations, site.id);
    await build(database.db, instance, 'equipments', { identNumber: 'r-1', location: site.id });
    await expect(restoreRecord(call, equipments, rack.id)).rejects.toMatchObject({
      code: 'INVALID',
      errors: { identNumber: { message: 'validation.unique' } },
    });
    expect(await findRecord(call, equipments, rack.id)).toBeUndefined();
  });

  it('counts people anew', async () => {
    const { instance, owner: call } = await account();
    await updateRecord(callAs(database.db, actorOf(instance)), definitions.instances, instance, {});
    const admins = [];
    for (let index = 0; index < 5; index += 1)
      admins.push(await build(database.db, instance, 'contacts', { instanceRole: 'Administrator' }));
    await deleteRecord(call, contacts, String(admins[0]?.id));
    await build(database.db, instance, 'contacts', { instanceRole: 'Administrator' });
    await expect(restoreRecord(call, contacts, String(admins[0]?.id))).rejects.toMatchObject({
      code: 'MAX_ADMINISTRATORS',
    });
  });

  it('is refused to other accounts, to who may not delete, and of what is not deleted', async () => {
    const { instance, owner } = await account();
    const customer = await build(database.db, instance, 'equipmentOwners');
    const path = `/api/equipmentOwners/${customer.id}/restore`;
    const body = async (answer: Response) => {
      const { code } = (await answer.json()) as { code?: string };
      return [answer.status, code];
    };
    expect(await body(await ask(owner.actor, 'POST', path))).toEqual([409, 'RESTORE_NOT_DELETED']);
    await deleteRecord(owner, equipmentOwners, customer.id);
    const stranger = actorOf(await buildAccount(database.db));
    expect(await body(await ask(stranger, 'POST', path))).toEqual([404, 'NOT_FOUND']);
    expect(await body(await ask(actorOf(instance, 'Employee'), 'POST', path))).toEqual([403, 'FORBIDDEN']);
    expect(await body(await ask(null, 'POST', path))).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await ask(owner.actor, 'POST', path)).status).toBe(200);
  });
});

describe('the bin', () => {
  it('lists the latest first, each with who and what went along, and only what one may bring back', async () => {
    const { instance, owner } = await account();
    const customer = await build(database.db, instance, 'equipmentOwners', { name: 'Odra' });
    await build(database.db, instance, 'contacts', { owner: customer.id });
    const text = await build(database.db, instance, 'textModules', { content: 'Słupek' });
    const who = await build(database.db, '00000000-0000-7000-8000-000000000000', 'users', {
      firstName: 'Anna',
      lastName: 'Nowak',
    });
    const anna = { ...owner, actor: { ...owner.actor, user: who.id } };
    await deleteRecord(anna, equipmentOwners, customer.id);
    await deleteRecord({ ...anna, now: later(1) }, textModules, text.id);
    const { entries, hasMore } = await listBin({ ...owner, now: later(2) });
    expect(hasMore).toBe(false);
    expect(entries.map(({ resource, by, along, deletedAt }) => [resource, by, along, deletedAt])).toEqual([
      ['textModules', 'Anna Nowak', {}, later(1).toISOString()],
      ['equipmentOwners', 'Anna Nowak', { contacts: 1 }, noon.toISOString()],
    ]);
    expect(entries[1]?.record).toMatchObject({ id: customer.id, name: 'Odra' });

    const employee = await ask(actorOf(instance, 'Employee'), 'GET', '/api/bin');
    expect(((await employee.json()) as BinPage).entries.map(({ resource }) => resource)).not.toContain(
      'equipmentOwners',
    );
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)), later(2));
    expect((await listBin(stranger)).entries).toEqual([]);
    expect((await listBin({ ...owner, now: later(30.5) })).entries.map(({ resource }) => resource)).toEqual([
      'textModules',
    ]);
    expect((await ask(owner.actor, 'GET', '/api/bin?resource=nothing')).status).toBe(400);
  });

  it('is emptied after 30 days of what nothing names any more', async () => {
    const { instance, owner } = await account();
    const site = await build(database.db, instance, 'locations');
    const hall = await build(database.db, instance, 'locations', { parent: site.id });
    const audit = await build(database.db, instance, 'audits');
    const inspected = await database.db('audits').where({ id: audit.id }).first();
    await database.db('equipments').where({ id: inspected.equipment }).update({ deletedAt: noon });
    await deleteRecord(owner, locations, hall.id);
    await deleteRecord(owner, locations, site.id);
    const left = async (name: 'locations' | 'equipments', id: string) =>
      (await database.db(name).where({ id })).length;
    await emptyBin(database.db, later(29));
    expect(await left('locations', hall.id)).toBe(1);
    await emptyBin(database.db, later(31));
    expect([await left('locations', hall.id), await left('locations', site.id)]).toEqual([0, 0]);
    // The record of an inspection names it for good.
    expect(await left('equipments', inspected.equipment)).toBe(1);
    expect(await database.db('history').where({ recordId: hall.id, operation: 'delete' })).toHaveLength(1);
  });
});
