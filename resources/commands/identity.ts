import { instanceRole } from '../language/choices/choices';
import { described, json, many, nullable, object, string, word } from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import {
  boolean,
  choice,
  date,
  datetime,
  integer,
  localizedText,
  reference,
} from '../language/fields/builders';
import type { AccountType, Role } from '../language/permissions';
import { licenseProblems } from '../rules/licences/licenseProblem';
import type { ExplainedEntity } from '../rules/rights/explainRights';
import { signInStates, staffKinds } from '../rules/rights/people';
import { type SystemRight, systemRights } from './systemRights';

const provider = { roles: ['ProviderAdmin', 'ProviderSupport'] } as const;
const role = nullable(string<Role>());
const account = { instance: string(), instanceName: string(), instanceType: string<AccountType>() };

export const listStaff = defineCommand('/api/identity/staff', {
  method: 'GET',
  who: provider,
  answer: many(
    object({
      id: described(string(), 'of this person in this place'),
      kind: word(...staffKinds),
      user: nullable(reference('users')),
      contact: nullable(reference('contacts')),
      name: string(),
      email: nullable(string()),
      isActive: boolean(),
      ...account,
      role,
      isNamedAdmin: described(boolean(), 'a broker names the person among its admins'),
      rights: many(object({ right: word(...systemRights), from: word('role', 'unlocked') })),
      mirrored: many(object({ instanceName: string(), until: datetime(), mayWrite: boolean() })),
      changes: described(
        many(
          object({
            at: datetime(),
            by: nullable(string()),
            field: string(),
            before: nullable(string()),
            after: nullable(string()),
          }),
        ),
        'of role, activity and unlocking, newest first',
      ),
    }),
  ),
  summary:
    'Who has which system rights, and where from: the provider’s staff, the people of brokers and salespeople',
});

export const searchPeople = defineCommand('/api/identity/people', {
  method: 'GET',
  who: provider,
  input: { q: described(string(), '2 to 100 characters') },
  answer: {
    rows: many(
      object({
        kind: word('contacts', 'users'),
        id: string(),
        name: string(),
        email: nullable(string()),
        ...account,
        role,
      }),
    ),
    hasMore: boolean(),
  },
  summary: 'People who sign in or have a role, in all accounts, by name or address',
});

const permitted = object({
  access: word('all', 'restricted'),
  count: integer(),
  names: described(
    nullable(many(string())),
    'null for the provider, who does not look into accounts by this',
  ),
});

const explained = {
  name: string(),
  email: nullable(string()),
  user: nullable(reference('users')),
  contact: nullable(reference('contacts')),
  ...account,
  role: described(role, 'null: nobody signs in with it'),
  instanceRole: nullable(choice(instanceRole)),
  signIn: word(...signInStates),
  erasedOn: described(nullable(date()), 'the account was terminated and is erased on that day'),
  locations: permitted,
  categories: permitted,
  others: described(
    many(object({ contact: nullable(reference('contacts')), ...account, role })),
    'where the person works besides; told to the provider alone',
  ),
  planning: described(
    many(
      object({
        category: reference('categories'),
        name: localizedText({ max: 200 }),
        problem: nullable(word(...licenseProblems)),
        until: described(nullable(date()), 'the last day on which a licence covers it'),
      }),
    ),
    'whether the account’s licences allow to plan equipment of these categories today',
  ),
  entities: json<ExplainedEntity[]>(
    'per entity what the person may and why not; fields and commands one by one',
  ),
};

export const explainContact = defineCommand('/api/contacts/{id}/rights', {
  method: 'GET',
  who: 'signedIn',
  answer: explained,
  summary:
    'What a person may do in an account and why not more: to that person, to those who give rights there, and to the provider',
});

export const explainUser = defineCommand('/api/users/{id}/rights', {
  method: 'GET',
  who: provider,
  answer: explained,
  summary: 'The same of somebody of the provider’s staff',
});

export type Explained = NonNullable<NonNullable<typeof explainContact.types>['answer']>;
export type StaffMember = NonNullable<NonNullable<typeof listStaff.types>['answer']>[number];
export type FoundPerson = NonNullable<NonNullable<typeof searchPeople.types>['answer']>['rows'][number];
export type { SystemRight };
