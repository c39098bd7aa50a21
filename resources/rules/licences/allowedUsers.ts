import type { License } from '../../entities/licenses';
import { licencesThatCount } from './licencesThatCount';

type Licence = Pick<License, 'isTrial' | 'maxUser' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'>;

/**
 * Maximum number of sign-ins of an account on a day (`YYYY-MM-DD`): the sum of its valid licences (the trial only
 * without others), at least the number agreed for the account. With expired licences only, the largest counts, so that
 * expiry does not admit more people. Null: unlimited.
 */
export function allowedUsers(
  agreed: number | null,
  licences: readonly Licence[],
  day: string,
): number | null {
  const counted = licencesThatCount(licences, day);
  if (counted.some(({ maxUser }) => maxUser === null)) return null;
  const numbers = (of: readonly Licence[]) => of.map(({ maxUser }) => maxUser ?? 0);
  if (counted.length > 0)
    return Math.max(
      agreed ?? 0,
      numbers(counted).reduce((sum, number) => sum + number, 0),
    );
  return agreed ?? (Math.max(0, ...numbers(licences)) || null);
}
