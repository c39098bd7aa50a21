import type { Knex } from 'knex';
import { transact } from '../../../base/database/transact';

/**
 * Runs the work in a transaction; on a duplicate key, from a concurrent identical request, it runs once more and finds
 * the first one's rows.
 */
export async function inTurn<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const once = () => transact(db, work);
  return once().catch((error) => (error?.errno === duplicateEntry ? once() : Promise.reject(error)));
}

const duplicateEntry = 1062;
