/** What a password may lack, by the names the specification gives. */
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

/** What satisfies each rule; the pages that ask for a password show it while it is typed. */
export const passwordPatterns: Record<PasswordRule, RegExp> = {
  PasswordTooShort: /^[\s\S]{8,}$/u,
  // Hashing takes time in proportion; nobody types more.
  PasswordTooLong: /^[\s\S]{0,200}$/u,
  PasswordRequiresLower: /\p{Ll}/u,
  PasswordRequiresUpper: /\p{Lu}/u,
  PasswordRequiresDigit: /\p{Nd}/u,
  PasswordRequiresNonAlphanumeric: /[^\p{L}\p{N}\s]/u,
  // Four different characters: what stands nowhere behind itself, four times. Looking is not worth it where it is too long anyway.
  PasswordRequiresUniqueChars: /^(?:[\s\S]{201}|(?:[\s\S]*?([\s\S])(?![\s\S]*\1)){4})/u,
};

/** The rules a password breaks, in the order in which people are told; empty when it will do. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !passwordPatterns[rule].test(password));
}
