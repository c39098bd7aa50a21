import type { License } from '../../entities/licenses';
import { licencesThatCount } from './licencesThatCount';

type Licence = Pick<License, 'isTrial' | 'maxUser' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'>;

/**
 * How many people may sign in to an account on a day (`YYYY-MM-DD`): as many as its licences in force allow together, the
 * trial only where there is nothing else, and never fewer than was agreed for the account itself. Where all are over, as
 * many as the largest of them allowed: nobody new comes because nothing is paid for any more. Null: no limit.
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
