import type { License } from '../../entities/licenses';
import { licencesThatCount } from './licencesThatCount';

type Licence = Pick<
  License,
  'isTrial' | 'maxCustomQrCodes' | 'validFrom' | 'validBefore' | 'isPaid' | 'hasResigned'
>;

/**
 * How many QR codes of its own an account may have on a day (`YYYY-MM-DD`): as many as its licences in force allow
 * together, and never fewer than was agreed for the account itself. A licence that says nothing of them adds none; where
 * all are over, as many as the largest of them allowed. Null: nobody said anything of a limit.
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
