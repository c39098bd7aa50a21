import type { License } from '../../entities/licenses';

/** Why a key was not activated. */
export const keyProblems = [
  'LICENSE_KEY_FORMAT',
  'LICENSE_KEY_UNKNOWN',
  'LICENSE_KEY_ACTIVATED',
  'LICENSE_KEY_EXPIRED',
  'TOO_MANY_REQUESTS',
] as const;
export type KeyProblem = (typeof keyProblems)[number];

export type ActivatedLicense = Pick<License, 'id' | 'name' | 'validFrom' | 'validBefore' | 'maxUser'>;

/** Result per key: the licence, or the reason. */
export type KeyResult = { key: string; license: ActivatedLicense } | { key: string; problem: KeyProblem };

/** Maximum keys per call. */
export const mostKeys = 50;
