import { expect, test } from 'vitest';
import { brokenPasswordRules } from './passwordRules';

test.each([
  ['Abc1!xyz', []],
  ['Żółw-2026', []],
  ['Abc1!xy', ['PasswordTooShort']],
  ['ABC1!XYZ', ['PasswordRequiresLower']],
  ['abc1!xyz', ['PasswordRequiresUpper']],
  ['Abcd!xyz', ['PasswordRequiresDigit']],
  ['Abc12xyz', ['PasswordRequiresNonAlphanumeric']],
  ['Abc12 xyz', ['PasswordRequiresNonAlphanumeric']],
  [`Aa1!${'x'.repeat(196)}`, []],
  [`Aa1!${'x'.repeat(197)}`, ['PasswordTooLong']],
  [
    '',
    [
      'PasswordTooShort',
      'PasswordRequiresLower',
      'PasswordRequiresUpper',
      'PasswordRequiresDigit',
      'PasswordRequiresNonAlphanumeric',
      'PasswordRequiresUniqueChars',
    ],
  ],
  ['1!1!1!1!', ['PasswordRequiresLower', 'PasswordRequiresUpper', 'PasswordRequiresUniqueChars']],
  ['1!a1!a1!a', ['PasswordRequiresUpper', 'PasswordRequiresUniqueChars']],
  ['aA1!aA1!', []],
])('%s lacks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});

test('what is far too long is told so without looking at all of it', () => {
  expect(brokenPasswordRules(`Aa1!${'ab'.repeat(10_000)}`)).toEqual(['PasswordTooLong']);
  expect(brokenPasswordRules('ab1'.repeat(66))).toContain('PasswordRequiresUniqueChars');
});
