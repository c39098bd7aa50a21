import type { Knex } from 'knex';
import { isConflict, isDatabaseAway } from './databaseFaults';
import type { Joined } from './lateConnection';
import { inLateTransaction } from './lateTransaction';
import { type Limits, Passing, tryUntil, usualLimits } from './retried';

type Database = Knex | Knex.Transaction;

interface TransactOptions {
  /** Milliseconds after which it is not retried any more. */
  limits?: Limits;
  /** The work is idempotent: it is retried even if the commit's outcome is unknown. */
  isIdempotent?: boolean;
  /** Begins with the first statement, which waits for this promise (`lateConnection`). */
  gate?: (trx: Knex.Transaction) => Promise<unknown> | undefined;
  /** The group that commits this work, if it joined one before its first statement. */
  joined?: () => Joined | undefined;
}

/**
 * Runs the work in a transaction. It is retried with jittered backoff until the deadline after a deadlock (1213), a
 * lock timeout (1205) or a connection lost before the commit; then NOT_READY. Nested calls are savepoints: a lost
 * savepoint fails the whole.
 */
export async function transact<T>(
  db: Database,
  work: (trx: Knex.Transaction) => Promise<T>,
  { limits = usualLimits, ...options }: TransactOptions = {},
): Promise<T> {
  if (db.isTransaction) return db.transaction(work);
  return tryUntil(limits, () => once(db, work, options));
}

/** A transaction begun before its work, ended by `commitTransaction` or a rollback; not retried. */
export async function beginTransaction(db: Knex): Promise<Knex.Transaction> {
  const trx = await db.transaction();
  // knex returns a transaction whose BEGIN failed as completed.
  if (trx.isCompleted()) await trx.executionPromise;
  return trx;
}

export async function commitTransaction(trx: Knex.Transaction): Promise<void> {
  await trx.commit();
  // Only here does knex report a failed commit.
  await trx.executionPromise;
}

/** Runs the work in a transaction that is always rolled back. */
export async function rehearse<T>(db: Database, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  let outcome: { result: T } | undefined;
  await transact(db, async (trx) => {
    outcome = { result: await work(trx) };
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return (outcome as { result: T } | undefined)?.result as T; // only `undone` leads here, and the result was there before it
}

const undone = new Error('undone on purpose');

async function once<T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  { isIdempotent = false, gate, joined = () => undefined }: Omit<TransactOptions, 'limits'>,
): Promise<T> {
  // knex throws the failed rollback instead of the error that caused it.
  let failure: { error: unknown } | undefined;
  let isCommitting = false;
  const noted = async (trx: Knex.Transaction): Promise<T> => {
    try {
      const result = await work(trx);
      isCommitting = true;
      return result;
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  try {
    if (gate) return await inLateTransaction(db, { gate, joined }, noted);
    // knex also calls this when BEGIN failed.
    return await db.transaction((trx) => (trx.isCompleted() ? new Promise<T>(() => {}) : noted(trx)));
  } catch (error) {
    const cause = failure ? failure.error : error;
    // A conflict at the commit means that nothing was written (Galera); after a lost connection the outcome is unknown.
    const isRepeatable = isConflict(cause) || (isDatabaseAway(cause) && (!isCommitting || isIdempotent));
    throw isRepeatable ? new Passing(cause) : cause;
  }
}
