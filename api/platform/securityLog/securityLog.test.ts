import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../base/errors/errors';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { registerHooks } from '../../entities/hooks';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../testing/factories';
import { forgetOldEvents } from './forgetOldEvents';
import { noteRefusal, noteSecurityEvent } from './index';
import { rightsHooks } from './rightsHooks';

const { contacts, securityEvents } = definitions;
const database = useTestDatabase();
registerHooks('contacts', rightsHooks);

async function account() {
  const instance = await buildAccount(database.db);
  const owner = callAs(database.db, actorOf(instance));
  const events = async () =>
    (await listRecords(owner, securityEvents, { sort: { field: 'happenedAt', order: 'ASC' } })).rows;
  return { instance, owner, events };
}

test('each change of a role or of permissions is put down with who, whose and what; other changes are not', async () => {
  const { owner, instance, events } = await account();
  const person = await build(database.db, owner.actor.instance, 'contacts', {
    instanceRole: 'Employee',
    contactType: 'employee',
  });
  const name = `${person.firstName} ${person.lastName}`;
  const given = { kind: 'ROLE_CHANGED', subject: name, roleBefore: null, roleAfter: 'Employee' };
  expect(await events()).toMatchObject([given]);
  await updateRecord(owner, contacts, String(person.id), { comment: 'knows the racks' });
  expect(await events()).toHaveLength(1);
  await updateRecord(owner, contacts, String(person.id), { instanceRole: 'Administrator' });
  const place = await build(database.db, instance, 'locations');
  const narrowed = { locationAccess: 'restricted', permittedLocations: [place.id] };
  await updateRecord(owner, contacts, String(person.id), narrowed);
  await deleteRecord(owner, contacts, String(person.id));
  const found = await events();
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'ROLE_CHANGED',
        roleBefore: 'Employee',
        roleAfter: 'Administrator',
        subject: name,
      }),
      expect.objectContaining({ kind: 'PERMISSIONS_CHANGED', subject: name }),
      expect.objectContaining({ kind: 'ROLE_CHANGED', roleBefore: 'Administrator', roleAfter: null }),
    ]),
  );
});

test('a person without a role is none of its concern', async () => {
  const { owner, events } = await account();
  const draft = { firstName: 'Anna', lastName: 'Nowak', contactType: 'other' };
  await createRecord(owner, contacts, draft);
  expect(await events()).toEqual([]);
});

test('a refusal is told once in ten minutes, and no account can be filled with them', async () => {
  const { owner, instance, events } = await account();
  const warn = vi.fn();
  let now = noon;
  const api = { db: database.db, now: () => now, log: { warn } as never };
  const refuse = (resource: string, code: 'FORBIDDEN' | 'NOT_FOUND' = 'FORBIDDEN') =>
    noteRefusal(api, { actor: owner.actor, error: new ApiError(code, { resource, operation: 'update' }) });
  refuse('equipments');
  refuse('equipments');
  refuse('locations');
  refuse('tasks', 'NOT_FOUND');
  await expect
    .poll(async () => (await events()).map(({ resource }) => resource).sort())
    .toEqual(['equipments', 'locations']);
  now = new Date(noon.getTime() + 10 * 60_000);
  refuse('equipments');
  await expect.poll(async () => (await events()).length).toBe(3);
  for (let at = 0; at < 80; at += 1) refuse(`made-up-${at}`);
  const count = async () => {
    const [row] = await database.db('securityEvents').where({ instance }).count({ count: '*' });
    return Number(row?.count);
  };
  // One of the sixty was taken by the first.
  await expect.poll(count).toBe(62);
  expect(warn).not.toHaveBeenCalled();
});

test('owners read them and nobody else does, they are written in terminated accounts too and go after a year', async () => {
  const { db } = database;
  const { instance, owner, events } = await account();
  const other = await account();
  await db('instances').where({ id: instance }).update({ hasResigned: true });
  await noteSecurityEvent({ db, now: noon }, [instance], { kind: 'SIGNED_IN', user: newId() });
  expect(await events()).toMatchObject([{ kind: 'SIGNED_IN', person: null, user: null }]);
  expect(await other.events()).toEqual([]);
  for (const role of ['Administrator', 'Employee', 'ServiceProvider', 'SalesForce'] as const)
    await expect(listRecords(callAs(db, actorOf(instance, role)), securityEvents)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  await expect(
    createRecord(owner, securityEvents, { kind: 'SIGNED_IN', happenedAt: noon.toISOString() }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const inAYear = new Date(noon.getTime() + 366 * 24 * 60 * 60_000);
  await noteSecurityEvent({ db, now: inAYear }, [instance], { kind: 'SIGNED_IN', user: null });
  await forgetOldEvents(db, inAYear);
  expect(await db('securityEvents').where({ instance, deletedAt: null })).toHaveLength(1);
  expect(systemCall(db, instance)).toBeDefined();
});
