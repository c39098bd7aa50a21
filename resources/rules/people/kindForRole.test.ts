import { expect, it } from 'vitest';
import { kindForRole } from './kindForRole';
import { signInRole } from './signInRole';

it.each([
  ['owner', 'Employee', 'employee'],
  ['owner', 'Administrator', 'admin'],
  ['owner', 'ServiceProvider', 'external-auditor'],
  ['admin', 'Owner', 'owner'],
  ['admin', 'SalesForce', 'employee'],
  ['auditor', 'ServiceProvider', 'external-auditor'],
  ['external-auditor', 'Employee', 'employee'],
] as const)('the kind %s of somebody who becomes %s is %s', (kind, role, becomes) => {
  expect(kindForRole(kind, role)).toBe(becomes);
});

it.each([
  ['owner', 'Owner'],
  ['auditor', 'Administrator'],
  ['auditor', null],
  ['other', 'Employee'],
  ['location-contact', 'Owner'],
] as const)('the kind %s stays true of the role %s', (kind, role) => {
  expect(kindForRole(kind, role)).toBe(kind);
});

it('nobody who loses a role signs in for that', () => {
  for (const kind of ['owner', 'admin', 'external-auditor'] as const)
    expect(signInRole({ instanceRole: null, contactType: kindForRole(kind, null) })).toBeNull();
});
