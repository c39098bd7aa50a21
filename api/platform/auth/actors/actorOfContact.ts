import { defaultLanguage } from '@plumbline/resources/language/languages';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { GivenRights } from '@plumbline/resources/rules/people/givenRights';
import type { Knex } from 'knex';
import { actorIn } from './actorIn';
import { contactAccounts } from './findPerson';

/**
 * The actor of a contact, signed in or not, with its current rights or with `rights` in their place; null if the
 * contact cannot sign in.
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

// Permissions follow from the contact; it may have no user yet.
const unnamed = { id: '', email: '', language: defaultLanguage };
