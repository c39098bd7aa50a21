import { expect, it } from 'vitest';
import { codeNumbers } from './codeNumbers';

it('reads a code as a number behind each prefix it may have, whatever its letters and zeros', () => {
  expect(codeNumbers('A1-023')).toEqual([
    { prefix: 'a1-02', number: 3 },
    { prefix: 'a1-0', number: 23 },
    { prefix: 'a1-', number: 23 },
  ]);
});

it('finds no number where there is none, or nothing before it', () => {
  expect(codeNumbers('PL-X')).toEqual([]);
  expect(codeNumbers('123')).toEqual([
    { prefix: '12', number: 3 },
    { prefix: '1', number: 23 },
  ]);
});

it('stops where a number is longer than any that was printed', () => {
  expect(codeNumbers(`P${'9'.repeat(38)}`)).toHaveLength(10);
});
