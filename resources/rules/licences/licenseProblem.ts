import type { Category } from '../../entities/categories';
import type { License } from '../../entities/licenses';
import { upwards } from '../places';
import { licenseStates } from './licenseStates';

type Licence = Pick<License, 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned' | 'categories'>;
type Categories = ReadonlyMap<string, Pick<Category, 'id' | 'parent'>>;

/** Why a category cannot be planned or inspected. */
export const licenseProblems = ['NO_LICENSE', 'LICENSE_EXPIRED', 'LICENSE_CATEGORY'] as const;
export type LicenseProblem = (typeof licenseProblems)[number];

/**
 * Whether an account's licences allow, on a day (`YYYY-MM-DD`), that equipment of these categories is planned and thereby
 * inspected; null: they do. One licence in force for any of them is enough; it is for a category when it names it or one
 * above it, and for all where it names none. NO_LICENSE: there is not one; LICENSE_EXPIRED: the one there was is over;
 * LICENSE_CATEGORY: those in force are for others.
 *
 * This is asked when a piece is put on an appointment, and never again: what is planned may always be carried out,
 * finished and synchronised, whatever became of the licence, for the work on a device must not be lost.
 */
export function licenseProblem(
  licences: readonly Licence[],
  kinds: readonly (string | null)[],
  { categories, day }: { categories: Categories; day: string },
): LicenseProblem | null {
  const covers = (licence: Licence): boolean => coversCategories(licence, kinds, categories);
  const isIn = (licence: Licence, state: 'active' | 'expired'): boolean =>
    licenseStates(licence, day).includes(state);
  if (licences.some((licence) => isIn(licence, 'active') && covers(licence))) return null;
  if (licences.some((licence) => isIn(licence, 'expired') && covers(licence))) return 'LICENSE_EXPIRED';
  return licences.some((licence) => isIn(licence, 'active')) ? 'LICENSE_CATEGORY' : 'NO_LICENSE';
}

/** Whether the licence is for one of these categories: it names it or one above it, or names none. */
export function coversCategories(
  licence: Pick<License, 'categories'>,
  kinds: readonly (string | null)[],
  categories: Categories,
): boolean {
  if (!licence.categories?.length) return true;
  const names = new Set(
    kinds.flatMap((kind) => [kind ?? [], upwards(categories, kind).map(({ id }) => id)].flat()),
  );
  return licence.categories.some((category) => names.has(category));
}
