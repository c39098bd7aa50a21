/** The password rules, named as in the specification. */
export const passwordRules = [
  'PasswordTooShort',
  'PasswordTooLong',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'PasswordRequiresDigit',
  'PasswordRequiresNonAlphanumeric',
  'PasswordRequiresUniqueChars',
] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Check of each rule, shown while typing. */
export const passwordPatterns: Record<PasswordRule, RegExp> = {
  PasswordTooShort: /^[\s\S]{8,}$/u,
  // Hashing takes time proportional to the length.
  PasswordTooLong: /^[\s\S]{0,200}$/u,
  PasswordRequiresLower: /\p{Ll}/u,
  PasswordRequiresUpper: /\p{Lu}/u,
  PasswordRequiresDigit: /\p{Nd}/u,
  PasswordRequiresNonAlphanumeric: /[^\p{L}\p{N}\s]/u,
  // Four distinct characters; very long passwords are not checked.
  PasswordRequiresUniqueChars: /^(?:[\s\S]{201}|(?:[\s\S]*?([\s\S])(?![\s\S]*\1)){4})/u,
};

/** The broken rules in display order; empty: valid. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !passwordPatterns[rule].test(password));
}
