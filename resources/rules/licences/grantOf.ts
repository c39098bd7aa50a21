import type { LicenseSetDetail } from '../../entities/licenseSetDetails';
import type { LicenseSet } from '../../entities/licenseSets';
import { nextAuditDate } from '../audits';

type Bundle = Pick<LicenseSet, 'validityInMonths' | 'userCount' | 'categories'>;
// Fields of other types are cleared.
type Detail = Pick<LicenseSetDetail, 'type'> & {
  [K in 'amount' | 'category' | 'validBefore']: LicenseSetDetail[K] | null;
};

/** What a licence of a set allows. Null: unlimited. */
export interface Grant {
  maxUser: number | null;
  /** Ids; empty: all. */
  categories: string[];
  /** The exclusive end (`YYYY-MM-DD`). */
  validBefore: string | null;
}

/** What a set grants from `day` (`YYYY-MM-DD`): the maximum of set and details; of two ends the earlier. */
export function grantOf(set: Bundle, details: readonly Detail[], day: string): Grant {
  const amounts = (type: Detail['type']) =>
    details.flatMap((detail) => (detail.type === type && detail.amount ? [detail.amount] : []));
  const months = Math.max(0, ...amounts('MonthsValid')) || set.validityInMonths;
  const ends = [
    ...(months ? [nextAuditDate(day, { interval: months, unit: 'MONTHLY' })] : []),
    ...details.flatMap(({ type, validBefore }) =>
      type === 'ValidBefore' && validBefore ? [validBefore] : [],
    ),
  ];
  return {
    maxUser: Math.max(0, ...amounts('MaxUser')) || set.userCount,
    categories: [
      ...new Set([
        ...(set.categories ?? []),
        ...details.flatMap(({ type, category }) => (type === 'Category' && category ? [category] : [])),
      ]),
    ],
    validBefore: ends.sort()[0] ?? null,
  };
}
