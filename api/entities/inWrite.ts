import type { Knex } from 'knex';
import { transact } from '../base/database/transact';
import { type Attempt, beginAttempt, Outdated } from './attempt';
import { type Call, inTransaction } from './call';
import { holdAccount } from './changeNumber';
import type { TransactionCall } from './hooks';
import { forgetLookedUp } from './lookUp';

type Work<T> = (call: TransactionCall) => Promise<T>;

/** Runs a write of one account in the call's transaction, or in one of its own: as an attempt first, then with the account locked. */
export async function inWrite<T>(call: Call, instance: string, work: Work<T>): Promise<T> {
  const done = call.db.isTransaction ? undefined : await attemptWrite(call, instance, work);
  if (done) return done.result;
  return inTransaction(call, async (inner) => {
    await holdAccount(inner.db, instance);
    return work(inner);
  });
}

/**
 * Runs a write of one account in a transaction that may look things up before it locks the account (`lookUp`), so that other
 * writers wait for no more than numbering, writing and the commit; whatever else it asks or writes locks the account first.
 * Undefined where something that was looked up has changed meanwhile: nothing was written then.
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
    // A refusal may rest on an answer that was remembered and never proved.
    const mayBeOutdated = error instanceof Outdated || (attempt?.isRemembering && !attempt.isLocked);
    if (!attempt || !mayBeOutdated) throw error;
    forgetLookedUp(db, attempt.lookedUp);
    return undefined;
  }
}
