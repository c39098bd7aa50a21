import { expect, it } from 'vitest';
import { isKey } from '../rules/customFields/customFields';
import { keyOf } from './keyOf';

it.each([
  ['Tragfähigkeit [kg]', 'tragfahigkeitKg'],
  ['Łączna długość', 'lacznaDlugosc'],
  ['Größe', 'grosse'],
  ['2. Bediener', 'f2Bediener'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('makes a key of %s', (name, key) => {
  expect(keyOf(name)).toBe(key);
  expect(isKey(key)).toBe(true);
});

it('makes nothing of signs alone', () => {
  expect(keyOf('– ? –')).toBe('');
});
