import type { License } from '../../entities/licenses';

type Licence = Pick<License, 'name' | 'isTrial' | 'validFrom' | 'validBefore' | 'categories'>;

/** A licence that ends, or has ended. */
export interface LicenseEnd {
  name: string | null;
  /** The exclusive end (`YYYY-MM-DD`). */
  validBefore: string;
}

/** Days before the end at which the notice appears, and at which it becomes urgent. */
export const endIsNear = 30;
export const endIsPressing = 7;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/**
 * The licence end to announce on a day (`YYYY-MM-DD`): the first within thirty days that is not continued by another
 * licence for the same categories; with expired licences only, the last one. Null: none.
 */
export function licenseEnd(licences: readonly Licence[], day: string): LicenseEnd | null {
  const bought = licences.filter(({ isTrial }) => !isTrial);
  const alive = bought.filter(({ validBefore }) => validBefore === null || validBefore > day);
  if (alive.length === 0) return told(bought, -1);
  const horizon = new Date(Date.parse(day) + endIsNear * millisecondsOfDay).toISOString().slice(0, 10);
  const ending = alive.filter(
    (licence) =>
      licence.validBefore !== null &&
      licence.validBefore <= horizon &&
      (licence.validFrom === null || licence.validFrom <= day) &&
      !alive.some((other) => carriesOn(other, licence)),
  );
  return told(ending, 0);
}

function told(licences: readonly Licence[], place: number): LicenseEnd | null {
  const ends = licences.flatMap(({ name, validBefore }) => (validBefore ? [{ name, validBefore }] : []));
  return ends.sort((one, other) => one.validBefore.localeCompare(other.validBefore)).at(place) ?? null;
}

/** Whether another licence continues it for the same categories. */
export function carriesOn(
  other: Pick<Licence, 'validFrom' | 'validBefore' | 'categories'>,
  { validBefore, categories }: Pick<Licence, 'validBefore' | 'categories'>,
): boolean {
  const isLater = other.validBefore === null || (validBefore !== null && other.validBefore > validBefore);
  const begins = other.validFrom === null || (validBefore !== null && other.validFrom <= validBefore);
  if (!isLater || !begins) return false;
  if (!other.categories?.length) return true;
  return (
    Boolean(categories?.length) &&
    (categories ?? []).every((category) => other.categories?.includes(category))
  );
}
