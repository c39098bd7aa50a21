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
    ],
  ],
])('%s lacks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});
