import { expect, test } from 'vitest';
import { entities } from '../../entities';
import type { Actor, Role } from '../../language/permissions';
import { needsServer } from './needsServer';

const { contacts, equipments } = entities;

test.each([
  ['a change of a role', contacts, 'update', { instanceRole: 'Employee' }, true],
  ['the taking away of a role', contacts, 'update', { instanceRole: null }, true],
  ['the deletion of a person', contacts, 'delete', {}, true],
  ['a new person with a role', contacts, 'create', { lastName: 'Nowak', instanceRole: 'Employee' }, true],
  [
    'a new person as every form makes one',
    contacts,
    'create',
    { lastName: 'Nowak', instanceRole: null, locationAccess: 'full' },
    false,
  ],
  [
    'a type of contact, by which somebody without a role sees',
    contacts,
    'update',
    { contactType: 'other' },
    true,
  ],
  ['where such a person belongs', contacts, 'update', { location: null }, true],
  [
    'a new person at a place, not invited yet',
    contacts,
    'create',
    { lastName: 'Nowak', contactType: 'location-contact', location: 'hall' },
    false,
  ],
  ['a telephone number', contacts, 'update', { phoneNumbers: [] }, false],
  ['the deletion of equipment', equipments, 'delete', {}, false],
] as const)('%s: %s %s %j needs the server: %s', (_what, entity, operation, patch, isNeeded) => {
  expect(needsServer(entity, { operation, patch })).toBe(isNeeded);
});

const actor = (role: Role): Actor => ({
  user: 'u',
  contact: 'c',
  instance: 'a',
  instanceType: 'AUDITOR',
  role,
  locations: 'all',
  categories: 'all',
  language: 'pl-PL',
  email: 'a@example.test',
});

test.each(['locations', 'equipmentOwners'] as const)(
  'a new row of %s waits on a device only where the right to make it is plain',
  (name) => {
    const draft = { operation: 'create', patch: { name: 'Hall 7' } } as const;
    const within = {
      ...entities[name],
      permissions: {
        ...entities[name].permissions,
        Employee: { create: [{ field: 'id', in: 'locations' }] },
      },
    } as const;
    expect(needsServer(entities[name], draft, actor('Owner'))).toBe(false);
    expect(needsServer(entities[name], draft, actor('Administrator'))).toBe(false);
    expect(needsServer(within, draft, actor('Employee'))).toBe(true);
    expect(needsServer(entities[name], draft, actor('Employee'))).toBe(true);
    expect(needsServer(entities[name], draft)).toBe(true);
    expect(needsServer(entities[name], { operation: 'update', patch: { name: 'Hall 8' } })).toBe(false);
  },
);

test('a contract is not resigned from an outbox, equipment is locked from one', () => {
  const step = (name: string) => ({ operation: 'command', name, patch: {} }) as const;
  expect(needsServer(entities.licenses, step('resign'))).toBe(true);
  expect(needsServer(equipments, step('lock'))).toBe(false);
});
