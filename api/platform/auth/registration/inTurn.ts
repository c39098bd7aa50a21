import type { Knex } from 'knex';
import { transact } from '../../../base/database/transact';

/** Runs the work in a transaction; where the same thing was sent twice at the same instant, the second comes after the first. */
export async function inTurn<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const once = () => transact(db, work);
  return once().catch((error) => (error?.errno === duplicateEntry ? once() : Promise.reject(error)));
}

const duplicateEntry = 1062;
