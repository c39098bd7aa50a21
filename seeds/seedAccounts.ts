import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { asSystem, type Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { setPassword } from '../api/platform/auth/passwords/setPassword';
import {
  type DemoAccount,
  type DemoPerson,
  demoAccounts,
  demoPassword,
  providerStaff,
  workPhone,
} from './accounts';

export interface SeededAccount {
  id: string;
  contacts: Map<string, string>;
  users: Map<string, string>;
}
export type SeededAccounts = Record<DemoAccount['key'], SeededAccount>;

/** Creates the demo accounts with their people and sign-ins. */
export async function seedAccounts(call: Call): Promise<SeededAccounts> {
  for (const { systemRole, ...person } of providerStaff) await seedUser(call, { ...person, systemRole });
  const seeded = new Map<string, SeededAccount>();
  for (const account of demoAccounts) seeded.set(account.key, await seedAccount(call, account));
  // Filled from the list whose keys the type names.
  return Object.fromEntries(seeded) as SeededAccounts;
}

async function seedAccount(
  call: Call,
  { key: _key, people, ...account }: DemoAccount,
): Promise<SeededAccount> {
  const id = newId();
  const own = asSystem(call, id);
  const isPublic = account.publicContact !== undefined;
  const pages = isPublic ? { hasPublicPages: true, takesDamageReports: true } : {};
  await createRecord(own, definitions.instances, { ...account, ...pages, id });
  const contacts = new Map<string, string>();
  const users = new Map<string, string>();
  for (const person of people) {
    const { contact, user } = await seedPerson(own, person);
    contacts.set(person.email, contact);
    users.set(person.email, user);
  }
  return { id, contacts, users };
}

async function seedPerson(
  own: Call,
  { email, firstName, lastName, role, contactType, language, phone }: DemoPerson,
): Promise<{ contact: string; user: string }> {
  const user = await seedUser(own, { email, firstName, lastName, language });
  const contact = await createRecord(own, definitions.contacts, {
    firstName,
    lastName,
    contactType,
    emailAddress: email,
    phoneNumbers: workPhone(phone),
    user,
    instanceRole: role,
  });
  return { contact: String(contact.id), user };
}

async function seedUser(call: Call, values: Record<string, unknown>): Promise<string> {
  const { id } = await createRecord(asSystem(call, CATALOGUE_ID), definitions.users, values);
  await setPassword(call.db as Parameters<typeof setPassword>[0], String(id), demoPassword, call.now); // seeds run on a pool, never inside a transaction
  return String(id);
}
