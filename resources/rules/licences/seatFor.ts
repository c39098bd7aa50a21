import type { License } from '../../entities/licenses';
import { licenseStates } from './licenseStates';

type Licence = Pick<
  License,
  'id' | 'isTrial' | 'maxUser' | 'usedCount' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'
>;

/** Number of free seats; null: unlimited. */
export const seatsLeft = ({ maxUser, usedCount }: Pick<License, 'maxUser' | 'usedCount'>): number | null =>
  maxUser === null ? null : Math.max(0, maxUser - (usedCount ?? 0));

/** The licence for a new person on a day (`YYYY-MM-DD`): a valid one with a free seat, purchased before trial. */
export function seatFor(licences: readonly Licence[], day: string): string | null {
  const free = licences.filter(
    (licence) => licenseStates(licence, day).includes('active') && seatsLeft(licence) !== 0,
  );
  return (free.find(({ isTrial }) => !isTrial) ?? free[0])?.id ?? null;
}
