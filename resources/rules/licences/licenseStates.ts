import type { License } from '../../entities/licenses';
import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { licenseState } from '../../language/choices/choices';

export type LicenseState = ChoiceOf<typeof licenseState>;

/**
 * The states of a licence on a day (`YYYY-MM-DD`): active or expired (`validBefore` is exclusive), paid or not,
 * resigned or not.
 */
export function licenseStates(
  {
    validFrom,
    validBefore,
    isPaid,
    hasResigned,
  }: Pick<License, 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'>,
  day: string,
): LicenseState[] {
  const isOver = validBefore !== null && validBefore <= day;
  const hasBegun = validFrom === null || validFrom <= day;
  return [
    ...(isOver ? (['expired'] as const) : hasBegun ? (['active'] as const) : []),
    ...(isPaid ? (['paid'] as const) : []),
    ...(hasResigned ? (['resigned'] as const) : []),
  ];
}
