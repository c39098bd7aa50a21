import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Knex } from 'knex';
import { withDescendants } from '../../../entities/withDescendants';
import { brokersOf } from './brokersOf';
import type { Account, Person } from './findPerson';

/** The actor of a person in one account, with the rights as they are now. */
export async function actorIn(
  db: Knex,
  person: Pick<Person, 'id' | 'email' | 'language'>,
  account: Account,
): Promise<Actor> {
  const [locations, categories, brokers] = await Promise.all([
    permitted(db, 'locations', account.locationAccess, account.permittedLocations, [account.instance]),
    permitted(db, 'categories', account.categoryAccess, account.permittedCategories, [
      account.instance,
      CATALOGUE_ID,
    ]),
    brokersOf(db, account, person.id),
  ]);
  return {
    user: person.id,
    contact: account.contact,
    instance: account.instance,
    instanceType: account.instanceType,
    role: account.role,
    locations,
    categories,
    language: person.language,
    email: person.email,
    license: account.license ?? null,
    ...brokers,
    ...(account.erasedOn ? { termination: { erasedOn: account.erasedOn } } : {}),
  };
}

type Tree = 'locations' | 'categories';

async function permitted(
  db: Knex,
  tree: Tree,
  access: string | null,
  ids: unknown,
  instances: string[],
): Promise<'all' | string[]> {
  if (access !== 'restricted') return 'all';
  const roots = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  // A permission on a location or category includes its descendants.
  return withDescendants(db, { tree, roots, instances });
}
