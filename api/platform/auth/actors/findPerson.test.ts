import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database';
import { buildContact, buildInstance, buildUser } from '../testing/people';
import { findPerson } from './findPerson';

const database = useTestDatabase();

test('finds the living accounts in which the person has a role, by name, the provider first', async () => {
  const { db } = database;
  const user = await buildUser(db, { systemRole: 'ProviderAdmin' });
  const account = async (
    companyName: string,
    contact: Record<string, unknown> = {},
    instance: Record<string, unknown> = {},
  ) => buildContact(db, await buildInstance(db, { companyName, ...instance }), user, contact);
  const zeta = await account('Zeta', { instanceRole: 'Employee' }, { instanceType: 'COMPANY' });
  const alfa = await account('Alfa');
  await account('Ended', {}, { deletedAt: new Date() });
  await account('Left', { deletedAt: new Date() });
  await account('Only an address', { instanceRole: null });
  await buildContact(db, await buildInstance(db), await buildUser(db));
  const person = await findPerson(db, user);
  expect(
    person?.accounts.map(({ contact, instanceName, instanceType, role }) => [
      contact,
      instanceName,
      instanceType,
      role,
    ]),
  ).toEqual([
    [null, 'Plumbline', 'PROVIDER', 'ProviderAdmin'],
    [alfa, 'Alfa', 'AUDITOR', 'Owner'],
    [zeta, 'Zeta', 'COMPANY', 'Employee'],
  ]);
  expect(person?.accounts[0]?.instance).toBe(CATALOGUE_ID);
});

test('a person without names is called by the address', async () => {
  const user = await buildUser(database.db, {
    firstName: null,
    lastName: null,
    email: 'nameless@company.example',
    language: 'xx',
  });
  expect(await findPerson(database.db, user)).toMatchObject({
    name: 'nameless@company.example',
    language: 'pl-PL',
    accounts: [],
  });
});

test('nobody is found for an unknown id', async () => {
  expect(await findPerson(database.db, newId())).toBeNull();
});
