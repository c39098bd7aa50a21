import type { Knex } from 'knex';
import { Deferred } from '../Deferred';
import { type Joined, type LateConnection, lateConnection } from './lateConnection';

export interface LateWork {
  /** Each statement waits for what this answers. */
  gate: (trx: Knex.Transaction) => Promise<unknown> | undefined;
  /** Those it is committed with, where it has joined others before its first statement. */
  joined: () => Joined | undefined;
}
interface Late {
  trx: Knex.Transaction;
  connection: LateConnection;
  end: Deferred;
  /** Settles with the commit or the rollback. */
  executed: Promise<unknown>;
}

/** Unused ones of each pool; knex takes longer to make one than most writes take to be checked. */
const idle = new WeakMap<Knex, Late[]>();
const mostIdle = 20;

/**
 * Runs the work in a transaction that takes a connection with its first statement (`lateConnection`). One that ended well
 * without any, because others committed its work, serves the next write, which sees it as a transaction of its own.
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
      // A statement that somebody forgot to wait for must not end up in the next write.
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
