import type { License } from '../../entities/licenses';
import { licencesThatCount } from './licencesThatCount';

type Licence = Pick<
  License,
  'isTrial' | 'maxCustomQrCodes' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'
>;

/**
 * Maximum number of own QR codes of an account on a day (`YYYY-MM-DD`): the sum of its valid licences, at least the
 * amount agreed for the account. Licences without a number add none; with expired licences only, the largest counts.
 * Null: unlimited.
 */
export function allowedCustomCodes(
  agreed: number | null,
  licences: readonly Licence[],
  day: string,
): number | null {
  const said = (of: readonly Licence[]) => of.flatMap(({ maxCustomQrCodes }) => maxCustomQrCodes ?? []);
  const now = said(licencesThatCount(licences, day));
  if (now.length > 0)
    return Math.max(
      agreed ?? 0,
      now.reduce((sum, number) => sum + number, 0),
    );
  const once = said(licences);
  return agreed ?? (once.length > 0 ? Math.max(...once) : null);
}
