import { describe, expect, it } from 'vitest';
import { checkRegistration, firstWrongStep, type RegistrationForm } from './registration';

const form: RegistrationForm = {
  accountType: 'COMPANY',
  companyName: 'Chłodnia Żółw sp. z o.o.',
  firstName: 'Grażyna',
  lastName: 'Wójcik-Święs',
  email: 'grazyna@chlodnia.example',
  phone: '+48 61 555 01 10',
  password: 'Chłodnia-2026',
  repeat: 'Chłodnia-2026',
  terms: 'yes',
  privacy: 'yes',
};

describe('a registration', () => {
  it('is good when every field is', () => {
    expect(checkRegistration(form)).toEqual({});
  });

  it.each([
    ['accountType', '', 'accountType'],
    ['accountType', 'PROVIDER', 'accountType'],
    ['companyName', '', 'required'],
    ['companyName', '   ', 'required'],
    ['companyName', 'x'.repeat(151), 'maxLength'],
    ['firstName', ' ', 'required'],
    ['firstName', '-.', 'personName'],
    ['lastName', 'Wójcik2', 'personName'],
    ['email', 'grazyna@', 'email'],
    ['email', '', 'required'],
    ['phone', '', 'required'],
    ['phone', '   ', 'required'],
    ['phone', ' 615550110', 'phoneSpace'],
    ['phone', '555 01', 'phoneShort'],
    ['phone', 'call me', 'phone'],
    ['password', '', 'required'],
    ['repeat', 'Chłodnia-2027', 'mismatch'],
    ['terms', '', 'terms'],
    ['privacy', '', 'privacy'],
  ] as const)('with %s „%s” is refused: %s', (field, value, problem) => {
    const { [field]: found } = checkRegistration({ ...form, [field]: value });
    expect(found).toBe(problem);
  });

  it('takes an address with spaces around it, as one pastes it', () => {
    expect(checkRegistration({ ...form, email: ' grazyna@chlodnia.example ' })).toEqual({});
  });

  it('names the rules its password breaks', () => {
    const weak = { ...form, password: 'aaaa', repeat: 'aaaa' };
    expect(checkRegistration(weak)).toEqual({
      password: [
        'PasswordTooShort',
        'PasswordRequiresUpper',
        'PasswordRequiresDigit',
        'PasswordRequiresNonAlphanumeric',
        'PasswordRequiresUniqueChars',
      ],
    });
  });

  it('is checked step by step', () => {
    const empty = { ...form, companyName: '', email: '', terms: '' };
    expect(checkRegistration(empty, [0])).toEqual({ companyName: 'required' });
    expect(checkRegistration(empty, [1])).toEqual({ email: 'required' });
    expect(checkRegistration(empty, [9])).toEqual({});
    expect([
      firstWrongStep(checkRegistration(empty)),
      firstWrongStep({ terms: 'terms', email: 'email' }),
      firstWrongStep({ terms: 'terms' }),
    ]).toEqual([0, 1, 2]);
  });
});
