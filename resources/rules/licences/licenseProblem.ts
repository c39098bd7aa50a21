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
 * Whether the account's licences allow planning equipment of these categories on a day (`YYYY-MM-DD`); null: yes. One
 * valid licence for any of them, or their ancestors, suffices; a licence without categories covers all. NO_LICENSE:
 * none; LICENSE_EXPIRED: expired; LICENSE_CATEGORY: valid ones are for other categories.
 *
 * Checked only when a piece is added to an appointment: planned work can always be finished and synchronised, so that
 * nothing on a device is lost.
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

/** Whether the licence covers one of these categories or its ancestors, or all. */
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
