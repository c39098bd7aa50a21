import { defaultLanguage } from '@plumbline/resources/languages';
import type { Actor } from '@plumbline/resources/permissions';
import type { Knex } from 'knex';
import { actorIn } from './actorIn';
import { contactAccounts } from './findPerson';

/** The actor a contact of an account is once signed in, with the rights as they stand now; null: none who may sign in. */
export async function actorOfContact(db: Knex, instance: string, contact: string): Promise<Actor | null> {
  const [account] = await contactAccounts(db, { 'contacts.id': contact, 'contacts.instance': instance });
  return account ? actorIn(db, unnamed, account) : null;
}

// What a person may do in an account follows from the contact; there may be no sign-in yet.
const unnamed = { id: '', email: '', language: defaultLanguage };
