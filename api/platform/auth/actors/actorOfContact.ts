import { defaultLanguage } from '@plumbline/resources/language/languages';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { GivenRights } from '@plumbline/resources/rules/people/givenRights';
import type { Knex } from 'knex';
import { actorIn } from './actorIn';
import { contactAccounts } from './findPerson';

/**
 * The actor a contact of an account is once signed in, with the rights as they stand now or with others instead; null: none
 * who may sign in.
 */
export async function actorOfContact(
  db: Knex,
  instance: string,
  { contact, rights = {} }: { contact: string; rights?: GivenRights },
): Promise<Actor | null> {
  const which = { 'contacts.id': contact, 'contacts.instance': instance };
  const [account] = await contactAccounts(db, which, rights);
  return account ? actorIn(db, unnamed, account) : null;
}

// What a person may do in an account follows from the contact; there may be no sign-in yet.
const unnamed = { id: '', email: '', language: defaultLanguage };
