import { expect, test } from 'vitest';
import { claimAt, textsAt } from './claimAt';

const claims = {
  email: 'a@b.example',
  realm_access: { roles: ['auditors', 7, null, 'admins'] },
  'https://firma.example/roles': ['boss'],
  'a.b': 'whole',
  a: { b: 'path' },
  group: 'one',
};

test.each([
  ['email', 'a@b.example'],
  ['https://firma.example/roles', ['boss']],
  ['a.b', 'whole'],
  ['realm_access.nothing', undefined],
  ['email.length', undefined],
  ['constructor', undefined],
  ['__proto__.toString', undefined],
  ['a.constructor', undefined],
])('%s is %j', (path, value) => {
  expect(claimAt(claims, path)).toEqual(value);
});

test('texts alone are taken, one or several', () => {
  expect(textsAt(claims, 'realm_access.roles')).toEqual(['auditors', 'admins']);
  expect(textsAt(claims, 'group')).toEqual(['one']);
  expect(textsAt(claims, 'a')).toEqual([]);
  expect(textsAt(claims, 'missing')).toEqual([]);
});
