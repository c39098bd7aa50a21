import type { Knex } from 'knex';
import { isConflict, isDatabaseAway } from './databaseFaults';
import type { Joined } from './lateConnection';
import { inLateTransaction } from './lateTransaction';
import { type Limits, Passing, tryUntil, usualLimits } from './retried';

type Database = Knex | Knex.Transaction;

interface Manners {
  /** Milliseconds after which nothing is tried again. */
  limits?: Limits;
  /** Doing it twice is harmless: it is tried again also when nobody knows whether the commit arrived. */
  isIdempotent?: boolean;
  /** Begins with the first statement, each of which waits for what this answers (`lateConnection`). */
  gate?: (trx: Knex.Transaction) => Promise<unknown> | undefined;
  /** Those it is committed with, where it has joined others before its first statement. */
  joined?: () => Joined | undefined;
}

/**
 * The one way to a transaction. It is tried again, with jittered back-off until the deadline, where it lost against other
 * work (1213, 1205) or the connection before its commit; then NOT_READY. Within a transaction it is a savepoint: what was
 * lost there was lost by the whole.
 */
export async function transact<T>(
  db: Database,
  work: (trx: Knex.Transaction) => Promise<T>,
  { limits = usualLimits, ...manners }: Manners = {},
): Promise<T> {
  if (db.isTransaction) return db.transaction(work);
  return tryUntil(limits, () => once(db, work, manners));
}

/** A transaction that is begun ahead of its work, which ends it by `commitTransaction` or its own rollback; nothing is tried again. */
export async function beginTransaction(db: Knex): Promise<Knex.Transaction> {
  const trx = await db.transaction();
  // knex hands out one whose BEGIN found the connection broken as completed.
  if (trx.isCompleted()) await trx.executionPromise;
  return trx;
}

export async function commitTransaction(trx: Knex.Transaction): Promise<void> {
  await trx.commit();
  // knex tells only here of a commit that failed.
  await trx.executionPromise;
}

/** Runs the work in a transaction that is undone afterwards. */
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
  { isIdempotent = false, gate, joined = () => undefined }: Omit<Manners, 'limits'>,
): Promise<T> {
  // knex tells of a rollback that failed on a broken connection instead of what broke before it.
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
    // knex calls this also where BEGIN found the connection broken.
    return await db.transaction((trx) => (trx.isCompleted() ? new Promise<T>(() => {}) : noted(trx)));
  } catch (error) {
    const cause = failure ? failure.error : error;
    // A conflict at the commit is the cluster's word that nothing was written; a connection lost there says nothing.
    const isRepeatable = isConflict(cause) || (isDatabaseAway(cause) && (!isCommitting || isIdempotent));
    throw isRepeatable ? new Passing(cause) : cause;
  }
}
