import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import type { Config } from '../../base/config/config';
import { ApiError } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { mailedPage } from './issuer/embeddedClient';
import { makeAccountLink } from './passwords/accountLinks';

const day = 24 * 60 * 60 * 1000;

/**
 * Makes the address an administrator of the provider, creating its user if there is none, and returns the address of
 * the page to set the password, valid for a day. Throws if it is not an e-mail address.
 */
export async function makeProviderAdmin(
  { db, config, now }: { db: Knex; config: Config; now: Date },
  email: string,
): Promise<string> {
  const call = asSystem({ db, now }, CATALOGUE_ID);
  // Inactive users included.
  const row = await db('users').where({ email: email.trim(), deletedAt: null }).first('id');
  const known: string | undefined = row?.id;
  const user = known ?? (await makeUser(call, email.trim()));
  if (known)
    await updateRecord(call, definitions.users, known, { systemRole: 'ProviderAdmin', isActive: true });
  const token = await makeAccountLink(db, { user, purpose: 'resetPassword', now, lifetime: day });
  const person = await findTyped(call, 'users', user);
  return mailedPage(config, '/password/reset', { language: person?.language ?? 'pl-PL', token });
}

async function makeUser(call: Parameters<typeof createRecord>[0], email: string): Promise<string> {
  try {
    const { id } = await createRecord(call, definitions.users, { email, systemRole: 'ProviderAdmin' });
    return String(id);
  } catch (error) {
    if (error instanceof ApiError && error.errors?.email) throw new Error(`${email} is no e-mail address`);
    throw error;
  }
}
