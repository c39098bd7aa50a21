import type { License } from '../../entities/licenses';
import { licenseStates } from './licenseStates';

type Licence = Pick<
  License,
  'id' | 'licenseSet' | 'isTrial' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'
>;

/** Who buys the same again in the last days of a licence goes on with it; before, it is one more beside it. */
export const renewalDays = 90;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/**
 * The licence that a new one of the same set carries on: bought, in force on `day` (`YYYY-MM-DD`) and over within ninety
 * days; of several the one that ends first. What it is renewed by begins at its end, so that no day is paid for twice.
 */
export function licenseToRenew<L extends Licence>(
  licences: readonly L[],
  licenseSet: string,
  day: string,
): (L & { validBefore: string }) | undefined {
  const horizon = new Date(Date.parse(day) + renewalDays * millisecondsOfDay).toISOString().slice(0, 10);
  return licences
    .flatMap((licence) =>
      licence.validBefore === null ? [] : [{ ...licence, validBefore: licence.validBefore }],
    )
    .filter(
      (licence) =>
        licence.licenseSet === licenseSet &&
        !licence.isTrial &&
        licence.validBefore <= horizon &&
        licenseStates(licence, day).includes('active'),
    )
    .sort((one, other) => one.validBefore.localeCompare(other.validBefore))[0];
}
