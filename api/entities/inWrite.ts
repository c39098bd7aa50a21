import type { Knex } from 'knex';
import { transact } from '../base/database/transact';
import { type Attempt, beginAttempt, Outdated } from './attempt';
import { type Call, inTransaction } from './call';
import { holdAccount } from './changeNumber';
import type { TransactionCall } from './hooks';
import { forgetLookedUp } from './lookUp';

type Work<T> = (call: TransactionCall) => Promise<T>;

/**
 * Runs a write of one account in the call's transaction or its own: first optimistically, then with the account
 * locked.
 */
export async function inWrite<T>(call: Call, instance: string, work: Work<T>): Promise<T> {
  const done = call.db.isTransaction ? undefined : await attemptWrite(call, instance, work);
  if (done) return done.result;
  return inTransaction(call, async (inner) => {
    await holdAccount(inner.db, instance);
    return work(inner);
  });
}

/**
 * Runs a write optimistically: lookups before locking the account (`lookUp`) keep the lock to numbering, writing and
 * commit; any other query locks first. Undefined: a lookup was outdated and nothing was written.
 */
export async function attemptWrite<T>(
  call: Call & { db: Knex },
  instance: string,
  work: Work<T>,
): Promise<{ result: T } | undefined> {
  const { db } = call;
  let attempt: Attempt | undefined;
  try {
    const result = await transact(
      db,
      (trx) => {
        attempt = beginAttempt(trx, db, instance);
        return work({ ...call, db: trx });
      },
      {
        gate: (trx) => (attempt && !attempt.isLocked ? holdAccount(trx, instance) : undefined),
        joined: () => attempt?.joined,
      },
    );
    return { result };
  } catch (error) {
    // An error may be based on an unverified cached lookup.
    const mayBeOutdated = error instanceof Outdated || (attempt?.isRemembering && !attempt.isLocked);
    if (!attempt || !mayBeOutdated) throw error;
    forgetLookedUp(db, attempt.lookedUp);
    return undefined;
  }
}
