import type { Knex } from 'knex';
import { Deferred } from '../Deferred';
import { type Joined, type LateConnection, lateConnection } from './lateConnection';

export interface LateWork {
  /** Statements wait for this promise. */
  gate: (trx: Knex.Transaction) => Promise<unknown> | undefined;
  /** The group that commits this work, if it joined one before its first statement. */
  joined: () => Joined | undefined;
}
interface Late {
  trx: Knex.Transaction;
  connection: LateConnection;
  end: Deferred;
  /** Settles on commit or rollback. */
  executed: Promise<unknown>;
}

/** Idle transactions per pool; creating one in knex takes longer than validating most writes. */
const idle = new WeakMap<Knex, Late[]>();
const mostIdle = 20;

/**
 * Runs the work in a transaction that acquires its connection with the first statement (`lateConnection`). A
 * transaction that ended without a connection, because a group committed its work, is reused for the next write.
 */
export async function inLateTransaction<T>(
  db: Knex,
  { gate, joined }: LateWork,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  const free = idle.get(db) ?? [];
  idle.set(db, free);
  const late = free.pop() ?? (await open(db));
  const { connection, end, executed } = late;
  const outcome = new Deferred<unknown>();
  const own = Proxy.revocable(late.trx, {
    get: (trx, name) => (name === 'executionPromise' ? outcome.promise : Reflect.get(trx, name)),
  });
  connection.serve({ gate: () => gate(own.proxy), joined });
  try {
    const result = await work(own.proxy);
    if (!connection.isUsed()) {
      await joined()?.commit();
      // A statement without `await` must not run in the next write's transaction.
      own.revoke();
      if (free.length < mostIdle) free.push(late);
    } else {
      end.resolve();
      await executed;
    }
    outcome.resolve(undefined);
    return result;
  } catch (error) {
    outcome.reject(error);
    end.reject(error);
    await executed.catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}

function open(db: Knex): Promise<Late> {
  const connection = lateConnection(db);
  const end = new Deferred();
  return new Promise((resolve) => {
    const executed: Promise<unknown> = db.transaction(
      (trx) => {
        resolve({ trx, connection, end, executed });
        return end.promise;
      },
      { connection: connection.connection },
    );
    executed.catch(() => {});
  });
}
