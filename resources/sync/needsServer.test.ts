import { expect, test } from 'vitest';
import { entities } from '../entities';
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
  ['a telephone number', contacts, 'update', { phoneNumbers: [] }, false],
  ['the deletion of equipment', equipments, 'delete', {}, false],
] as const)('%s: %s %s %j needs the server: %s', (_what, entity, operation, patch, isNeeded) => {
  expect(needsServer(entity, { operation, patch })).toBe(isNeeded);
});
