import type { License } from '../../entities/licenses';
import { licenseStates } from './licenseStates';

type Dated = Pick<License, 'isTrial' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'>;

/** The valid licences on a day (`YYYY-MM-DD`); the trial only without others. */
export function licencesThatCount<L extends Dated>(licences: readonly L[], day: string): readonly L[] {
  const inForce = licences.filter((licence) => licenseStates(licence, day).includes('active'));
  const bought = inForce.filter(({ isTrial }) => !isTrial);
  return bought.length > 0 ? bought : inForce;
}
