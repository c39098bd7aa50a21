import { isId } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { stableId } from './stableId';

it('is an id, the same one for the same name', () => {
  expect(isId(stableId('EN365_HARNESS', 'text', 'webbing'))).toBe(true);
  expect(stableId('EN365_HARNESS', 'text', 'webbing')).toBe('5afb3ee0-05d4-8f2e-94ba-f5ac26f23605');
});

it('is version 8 of the RFC variant whatever the name', () => {
  for (let number = 0; number < 100; number += 1) {
    expect(stableId(String(number))).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});

it('differs for different names', () => {
  expect(stableId('a', 'b')).not.toBe(stableId('a', 'c'));
});
