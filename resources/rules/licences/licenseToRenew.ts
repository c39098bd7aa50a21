import type { License } from '../../entities/licenses';
import { licenseStates } from './licenseStates';

type Licence = Pick<
  License,
  'id' | 'licenseSet' | 'isTrial' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'
>;

/** A purchase in the last days of a licence renews it; earlier it is an additional one. */
export const renewalDays = 90;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/**
 * The licence that a new one of the same set renews: purchased, valid on `day` (`YYYY-MM-DD`), ending within ninety
 * days; the first to end. The renewal begins at its end, so that no day is paid twice.
 */
export function licenseToRenew<L extends Licence>(
  licences: readonly L[],
  licenseSet: string,
  day: string,
): Ending<L> | undefined {
  const horizon = new Date(Date.parse(day) + renewalDays * millisecondsOfDay).toISOString().slice(0, 10);
  return renewable(licences, licenseSet, day)
    .filter(({ validBefore }) => validBefore <= horizon)
    .sort((one, other) => one.validBefore.localeCompare(other.validBefore))[0];
}

/**
 * The licence that a renewal was ordered for, whatever its end: another renewal that was redeemed meanwhile has moved it, and
 * this one begins there.
 */
export const licenseOrderedToRenew = <L extends Licence>(
  licences: readonly L[],
  { licenseSet, license }: { licenseSet: string; license: string },
  day: string,
): Ending<L> | undefined => renewable(licences, licenseSet, day).find(({ id }) => id === license);

type Ending<L> = L & { validBefore: string };

const renewable = <L extends Licence>(licences: readonly L[], licenseSet: string, day: string): Ending<L>[] =>
  licences
    .flatMap((licence) =>
      licence.validBefore === null ? [] : [{ ...licence, validBefore: licence.validBefore }],
    )
    .filter(
      (licence) =>
        licence.licenseSet === licenseSet &&
        !licence.isTrial &&
        licenseStates(licence, day).includes('active'),
    );
