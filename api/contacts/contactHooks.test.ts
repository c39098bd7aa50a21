import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteRecord } from '../entities/deleteRecord';
import { updateRecord } from '../entities/updateRecord';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs } from '../testing/factories';
import { configureContacts } from './configureContacts';

const database = useTestDatabase();
const { contacts } = definitions;
beforeAll(configureContacts);

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

async function person(
  instance: string,
  instanceRole: 'Owner' | 'Administrator' | 'Employee',
  canSignIn = true,
) {
  const user = canSignIn ? (await build(database.db, CATALOGUE_ID, 'users')).id : null;
  return build(database.db, instance, 'contacts', { instanceRole, user });
}

describe('people of an account', () => {
  it('keep an owner who can sign in', async () => {
    const account = await buildAccount(database.db);
    const owner = await person(account, 'Owner');
    await person(account, 'Owner', false);
    const administrator = callAs(database.db, actorOf(account, 'Administrator'));
    expect(await codeOf(deleteRecord(administrator, contacts, owner.id))).toBe('LAST_OWNER');
    expect(await codeOf(updateRecord(administrator, contacts, owner.id, { instanceRole: 'Employee' }))).toBe(
      'LAST_OWNER',
    );
    await person(account, 'Owner');
    expect(await codeOf(deleteRecord(administrator, contacts, owner.id))).toBe('done');
  });

  it('cannot delete themselves', async () => {
    const account = await buildAccount(database.db);
    const administrator = await person(account, 'Administrator');
    const call = callAs(database.db, actorOf(account, 'Administrator', { contact: administrator.id }));
    expect(await codeOf(deleteRecord(call, contacts, administrator.id))).toBe('CANNOT_DELETE_ONESELF');
  });

  it('are made owners by owners alone', async () => {
    const account = await buildAccount(database.db);
    const employee = await person(account, 'Employee');
    const as = (role: 'Owner' | 'Administrator') => callAs(database.db, actorOf(account, role));
    expect(
      await codeOf(updateRecord(as('Administrator'), contacts, employee.id, { instanceRole: 'Owner' })),
    ).toBe('OWNER_MAKES_OWNERS');
    expect(await codeOf(updateRecord(as('Owner'), contacts, employee.id, { instanceRole: 'Owner' }))).toBe(
      'done',
    );
  });
});
