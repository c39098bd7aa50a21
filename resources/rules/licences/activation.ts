import type { License } from '../../entities/licenses';

/** Why a key was not turned into a licence. */
export const keyProblems = [
  'LICENSE_KEY_FORMAT',
  'LICENSE_KEY_UNKNOWN',
  'LICENSE_KEY_ACTIVATED',
  'LICENSE_KEY_EXPIRED',
  'TOO_MANY_REQUESTS',
] as const;
export type KeyProblem = (typeof keyProblems)[number];

export type ActivatedLicense = Pick<License, 'id' | 'name' | 'validFrom' | 'validBefore' | 'maxUser'>;

/** What became of one of the keys that were entered: the licence it was turned into, or why not. */
export type KeyResult = { key: string; license: ActivatedLicense } | { key: string; problem: KeyProblem };

/** How many may be entered at once. */
export const mostKeys = 50;
