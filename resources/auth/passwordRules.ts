/** What a password may lack, by the names the specification gives. */
export const passwordRules = [
  'PasswordTooShort',
  'PasswordTooLong',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'PasswordRequiresDigit',
  'PasswordRequiresNonAlphanumeric',
] as const;
export type PasswordRule = (typeof passwordRules)[number];

const checks: Record<PasswordRule, (password: string) => boolean> = {
  PasswordTooShort: (password) => [...password].length >= 8,
  // Hashing takes time in proportion; nobody types more.
  PasswordTooLong: (password) => [...password].length <= 200,
  PasswordRequiresLower: (password) => /\p{Ll}/u.test(password),
  PasswordRequiresUpper: (password) => /\p{Lu}/u.test(password),
  PasswordRequiresDigit: (password) => /\p{Nd}/u.test(password),
  PasswordRequiresNonAlphanumeric: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The rules a password breaks, in the order in which people are told; empty when it will do. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !checks[rule](password));
}
