import { expect, it } from 'vitest';
import { mergeMessages } from './mergeMessages';

it('joins what areas say below the same key', () => {
  expect(mergeMessages([{ errors: { INVALID: 'a' } }, { errors: { IN_USE: 'b' } }])).toEqual({
    errors: { INVALID: 'a', IN_USE: 'b' },
  });
});

it('names the key that two areas claim', () => {
  expect(() => mergeMessages([{ errors: { INVALID: 'a' } }, { errors: { INVALID: 'b' } }])).toThrow(
    'errors.INVALID',
  );
});

it('refuses a key that is a text in one area and a group in another', () => {
  expect(() => mergeMessages([{ boot: { retry: 'a' } }, { boot: { retry: { hint: 'b' } } }])).toThrow(
    'boot.retry',
  );
  expect(() => mergeMessages([{ boot: { retry: { hint: 'b' } } }, { boot: { retry: 'a' } }])).toThrow(
    'boot.retry',
  );
});

it('leaves the areas as they were', () => {
  const first = { errors: { INVALID: 'a' } };
  mergeMessages([first, { errors: { IN_USE: 'b' } }]);
  expect(first).toEqual({ errors: { INVALID: 'a' } });
});
