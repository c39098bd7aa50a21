import type { Knex } from 'knex';
import { rangesHolding } from './codeStandings';

/** The account that bought the range of a code, null if it is not sold; undefined for a code in no range. */
export async function accountOfCode(db: Knex, code: string): Promise<string | null | undefined> {
  const [range] = await rangesHolding(db, code);
  return range && (typeof range.soldTo === 'string' ? range.soldTo : null);
}
