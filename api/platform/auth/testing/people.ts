import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { setPassword } from '../passwords/setPassword';

export const password = 'Pion-2026!';

const row = (instance: string) => ({
  id: newId(),
  instance,
  changeNumber: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});

export async function buildInstance(db: Knex, values: Record<string, unknown> = {}): Promise<string> {
  const base = row('');
  await db('instances').insert({
    ...base,
    instance: base.id,
    companyName: 'Regały Kowalski',
    instanceType: 'AUDITOR',
    ...values,
  });
  return base.id;
}

export async function buildUser(db: Knex, values: Record<string, unknown> = {}): Promise<string> {
  const base = row(CATALOGUE_ID);
  const email = `anna.${base.id.slice(-12)}@auditor.example`;
  await db('users').insert({
    ...base,
    email,
    firstName: 'Anna',
    lastName: 'Nowak',
    language: 'pl-PL',
    isActive: true,
    ...values,
  });
  await setPassword(db, base.id, password);
  return base.id;
}

export async function buildContact(
  db: Knex,
  instance: string,
  user: string,
  values: Record<string, unknown> = {},
): Promise<string> {
  const base = row(instance);
  await db('contacts').insert({
    ...base,
    user,
    firstName: 'Anna',
    lastName: 'Nowak',
    contactType: 'owner',
    instanceRole: 'Owner',
    locationAccess: 'full',
    categoryAccess: 'full',
    ...values,
  });
  return base.id;
}

export interface Somebody {
  user: string;
  email: string;
  instance: string;
  contact: string;
}

/** A user with a password who owns an account. */
export async function buildSomebody(db: Knex, contact: Record<string, unknown> = {}): Promise<Somebody> {
  const instance = await buildInstance(db);
  const user = await buildUser(db);
  const { email } = await db('users').where({ id: user }).first('email');
  return { user, email, instance, contact: await buildContact(db, instance, user, contact) };
}
