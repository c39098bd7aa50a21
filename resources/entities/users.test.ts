import { expect, test } from 'vitest';
import type { Field } from '../language/fields/field';
import { type Actor, may, maySet } from '../language/permissions';
import { users } from './users';

const support: Actor = {
  user: 'me',
  contact: null,
  instance: 'provider',
  instanceType: 'PROVIDER',
  role: 'ProviderSupport',
  locations: 'all',
  categories: 'all',
  language: 'pl-PL',
  email: 'support@provider.example',
  broker: null,
  brokers: [],
};

const field = (name: string) => (users.fields as Record<string, Field>)[name] as Field;

test('support keeps its own settings, nobody else’s, and gives itself no role', () => {
  expect(may(users, 'update', support, { id: 'me' })).toBe(true);
  expect(may(users, 'update', support, { id: 'other' })).toBe(false);
  expect(maySet(field('language'), support)).toBe(true);
  for (const name of ['email', 'systemRole', 'isActive'])
    expect(maySet(field(name), support), name).toBe(false);
  expect(maySet(field('systemRole'), { ...support, role: 'ProviderAdmin' })).toBe(true);
});
