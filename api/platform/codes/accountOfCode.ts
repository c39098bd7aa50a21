import type { Knex } from 'knex';
import { rangesHolding } from './codeStandings';

/**
 * Whose the code is by the range it was printed with: the account that bought it, null while it is not sold; undefined
 * for a code that no range holds.
 */
export async function accountOfCode(db: Knex, code: string): Promise<string | null | undefined> {
  const [range] = await rangesHolding(db, code);
  return range && (typeof range.soldTo === 'string' ? range.soldTo : null);
}
