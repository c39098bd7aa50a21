import type { License } from '../../entities/licenses';
import { licenseStates } from './licenseStates';

type Licence = Pick<
  License,
  'id' | 'isTrial' | 'maxUser' | 'usedCount' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'
>;

/** How many more people a licence may carry; null: any number. */
export const seatsLeft = ({ maxUser, usedCount }: Pick<License, 'maxUser' | 'usedCount'>): number | null =>
  maxUser === null ? null : Math.max(0, maxUser - (usedCount ?? 0));

/** The licence that carries the person who comes into an account on a day (`YYYY-MM-DD`): one in force with a seat, bought before trial. */
export function seatFor(licences: readonly Licence[], day: string): string | null {
  const free = licences.filter(
    (licence) => licenseStates(licence, day).includes('active') && seatsLeft(licence) !== 0,
  );
  return (free.find(({ isTrial }) => !isTrial) ?? free[0])?.id ?? null;
}
