import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Actor, Role } from '@plumbline/resources/language/permissions';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { createRecord } from './createRecord';
import { deleteRecord } from './deleteRecord';
import { listRecords } from './listRecords';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { savedFilters } = definitions;
const as = (actor: Actor) => callAs(database.db, actor);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

it('a view is shared by owners, read by the members of the account, and changed by its person alone', async () => {
  const account = await buildAccount(database.db);
  const person = async (role: Role) => {
    const email = `${role}-${account}@example.test`;
    const user = (await build(database.db, CATALOGUE_ID, 'users', { email })).id;
    const contact = (await build(database.db, account, 'contacts')).id;
    await database.db('contacts').where({ id: contact }).update({ user });
    return { ...actorOf(account, role), user, contact };
  };
  const owner = await person('Owner');
  const employee = await person('Employee');
  const visitor = await person('LocationContact');
  const view = (actor: Actor, more: object = {}) =>
    createRecord(as(actor), savedFilters, {
      ...{ name: 'Overdue', user: actor.user, entity: 'equipments', filter: '{}' },
      ...more,
    });
  const names = async (actor: Actor) => {
    const { rows } = await listRecords(as(actor), savedFilters, { filter: { entity: 'equipments' } });
    return rows.map(({ name }) => name).sort();
  };
  const { id } = await view(owner, { isShared: true, standardFor: 'Employee' });
  await view(owner, { name: 'Private' });
  await view(employee, { name: 'Mine' });
  expect(await names(owner)).toEqual(['Overdue', 'Private']);
  expect(await names(employee)).toEqual(['Mine', 'Overdue']);
  expect(await names(visitor)).toEqual([]);
  expect(await names(actorOf(await buildAccount(database.db)))).toEqual([]);
  expect(await codeOf(view(employee, { isShared: true }))).not.toBe('done');
  expect(await codeOf(updateRecord(as(employee), savedFilters, String(id), { name: 'Taken' }))).not.toBe(
    'done',
  );
  expect(await codeOf(deleteRecord(as(employee), savedFilters, String(id)))).not.toBe('done');
  await updateRecord(as(owner), savedFilters, String(id), { isShared: false });
  expect(await names(employee)).toEqual(['Mine']);
});
