import type { Knex } from 'knex';

type Done = (error: Error | null, ...response: unknown[]) => void;
interface RawConnection {
  query: (asked: { sql: string }, bindings: unknown, done: Done) => unknown;
  execute: (sql: string, bindings: unknown, done: Done) => unknown;
  destroy: () => void;
}

/** Work that another transaction commits together with its own. */
export interface Joined {
  /** Resolves on commit, rejects on rollback. */
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
  /** Error of a statement issued after joining: there is no connection for it. */
  refusal: () => Error;
}
export interface LateOptions {
  /** Statements wait for this promise. */
  gate: () => Promise<unknown> | undefined;
  joined: () => Joined | undefined;
}

export interface LateConnection {
  /** Passed to knex as the transaction's connection. */
  connection: RawConnection;
  /** Assigns it to another transaction. */
  serve: (options: LateOptions) => void;
  /** Whether a statement has acquired a connection from the pool. */
  isUsed: () => boolean;
  release: () => void;
}

/**
 * A placeholder for a pooled connection, acquired with the first statement: until then a transaction costs nothing,
 * and lookups before it hold no second connection. Statements are sent in order. Work that has joined a group is
 * committed by that group and acquires none.
 */
export function lateConnection(db: Knex): LateConnection {
  let options: LateOptions = { gate: () => undefined, joined: () => undefined };
  let real: RawConnection | undefined;
  let begun: Promise<RawConnection> | undefined;
  const begin = async (): Promise<RawConnection> => {
    const connection: RawConnection = await db.client.acquireConnection();
    real = connection;
    await new Promise<void>((resolve, reject) => {
      connection.query({ sql: 'BEGIN' }, [], (error) => (error ? reject(error) : resolve()));
    });
    return connection;
  };
  const ready = (): Promise<RawConnection> => {
    begun ??= begin();
    return begun;
  };
  const forward = (send: (connection: RawConnection) => void, done: Done): void => {
    const others = options.joined();
    if (others) {
      done(others.refusal());
      return;
    }
    const waiting = options.gate();
    void (waiting ? waiting.then(ready) : ready()).then(send, done);
  };
  const end = (sql: string, done: Done): void => {
    const others = options.joined();
    if (!others) {
      done(null, [], []);
      return;
    }
    const ended = /^commit/i.test(sql) ? others.commit() : others.rollback();
    void ended.then(() => done(null, [], []), done);
  };
  return {
    connection: {
      query(asked, bindings, done) {
        const send = (connection: RawConnection) => void connection.query(asked, bindings, done);
        if (/^begin\b/i.test(asked.sql)) done(null, [], []);
        else if (!/^(commit|rollback;?$)/i.test(asked.sql)) forward(send, done);
        else if (begun) void begun.then(send, done);
        else end(asked.sql, done);
      },
      execute: (sql, bindings, done) =>
        forward((connection) => void connection.execute(sql, bindings, done), done),
      destroy: () => real?.destroy(),
    },
    serve: (next) => {
      options = next;
    },
    isUsed: () => begun !== undefined,
    release: () => {
      if (real) db.client.releaseConnection(real);
    },
  };
}
