import { expect, it } from 'vitest';
import { offeredIn } from './offeredIn';

const set = {
  name: 'size',
  values: ['S', 'M', 'L'],
  onlyIn: { values: ['L'], accounts: ['BROKER'] },
} as const;

it('keeps values for the accounts that they are meant for', () => {
  expect(offeredIn(set, 'BROKER')).toEqual(['S', 'M', 'L']);
  expect(offeredIn(set, 'COMPANY')).toEqual(['S', 'M']);
  expect(offeredIn({ name: 'any', values: ['S'] }, 'COMPANY')).toEqual(['S']);
});
