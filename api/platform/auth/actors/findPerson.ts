import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { defaultLanguage, isLanguage, type Language } from '@plumbline/resources/language/languages';
import { type AccountType, type Role, roles } from '@plumbline/resources/language/permissions';
import type { AccountChoice } from '@plumbline/resources/rules/auth/session';
import type { GivenRights } from '@plumbline/resources/rules/people/givenRights';
import { isBoundToLocations, signInRole } from '@plumbline/resources/rules/people/signInRole';
import type { Knex } from 'knex';

/** A person who may sign in, with the accounts he or she may work in. */
export interface Person {
  id: string;
  email: string;
  name: string;
  language: Language;
  accounts: Account[];
}

export interface Account extends AccountChoice {
  locationAccess: string | null;
  permittedLocations: unknown;
  categoryAccess: string | null;
  permittedCategories: unknown;
  license?: string | null;
  /** Whether its owner requires a second factor for every sign-in. */
  demandsSecondFactor?: unknown;
  /** Date of erasure (`YYYY-MM-DD`) of a terminated account. */
  erasedOn?: string | null;
}

/**
 * The person with this user id, or null if the user was deleted or, without `alsoInactive`, is inactive. For provider
 * staff the provider account comes first.
 */
export async function findPerson(
  db: Knex,
  user: string,
  { alsoInactive = false } = {},
): Promise<Person | null> {
  const row = await db('users')
    .where({ id: user, deletedAt: null, ...(alsoInactive ? {} : { isActive: true }) })
    .first('id', 'email', 'firstName', 'lastName', 'language', 'systemRole');
  if (!row) return null;
  const accounts = await contactAccounts(db, { 'contacts.user': user });
  if (isRole(row.systemRole)) accounts.unshift(providerAccount(row.systemRole));
  return {
    id: row.id,
    email: row.email,
    name: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    accounts,
  };
}

/** The accounts of these contacts, each with its stored rights or with the rights given in `instead`. */
export async function contactAccounts(
  db: Knex,
  which: { 'contacts.user': string } | { 'contacts.id': string; 'contacts.instance': string },
  instead: GivenRights = {},
): Promise<Account[]> {
  const rows = await db('contacts')
    .join('instances', 'instances.id', 'contacts.instance')
    .where({ ...which, 'contacts.deletedAt': null, 'instances.deletedAt': null })
    .orderBy(['instances.companyName', 'contacts.id'])
    .select(
      'contacts.id as contact',
      'contacts.instance',
      'contacts.instanceRole',
      'contacts.contactType',
      'contacts.location',
      'contacts.locationAccess',
      'contacts.permittedLocations',
      'contacts.categoryAccess',
      'contacts.permittedCategories',
      'contacts.license',
      'instances.companyName as instanceName',
      'instances.instanceType',
      'instances.demandsSecondFactor',
      { erasedOn: db.raw('if(instances.hasResigned = 1, instances.dateErasureDue, null)') },
    );
  return rows.flatMap((found): Account[] => {
    const { instanceRole, contactType, location, ...row } = { ...found, ...instead };
    const role = signInRole({ instanceRole, contactType });
    if (!isRole(role) || !isAccountType(row.instanceType)) return [];
    return [{ ...row, role, ...(isBoundToLocations(role) ? ownLocations(row, location) : {}) }];
  });
}

/** The person's own location, and further permitted locations. */
function ownLocations(
  { locationAccess, permittedLocations }: Pick<Account, 'locationAccess' | 'permittedLocations'>,
  location: unknown,
): Pick<Account, 'locationAccess' | 'permittedLocations'> {
  const named =
    locationAccess === 'restricted' && Array.isArray(permittedLocations) ? permittedLocations : [];
  return { locationAccess: 'restricted', permittedLocations: [location, ...named] };
}

function providerAccount(role: Role): Account {
  return {
    contact: null,
    instance: CATALOGUE_ID,
    instanceName: 'Plumbline',
    instanceType: 'PROVIDER',
    role,
    locationAccess: 'full',
    permittedLocations: null,
    categoryAccess: 'full',
    permittedCategories: null,
  };
}

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

const accountTypes: readonly AccountType[] = ['COMPANY', 'AUDITOR', 'BROKER', 'PROVIDER'];
const isAccountType = (value: unknown): value is AccountType => accountTypes.some((type) => type === value);
