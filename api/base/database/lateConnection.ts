import type { Knex } from 'knex';

type Done = (error: Error | null, ...response: unknown[]) => void;
interface RawConnection {
  query: (asked: { sql: string }, bindings: unknown, done: Done) => unknown;
  execute: (sql: string, bindings: unknown, done: Done) => unknown;
  destroy: () => void;
}

/** Work that others commit together with theirs. */
export interface Joined {
  /** Resolves when it is committed, rejects where all was undone. */
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
  /** The error of a statement that comes after joining: there is no connection for it. */
  refusal: () => Error;
}
export interface LateManners {
  /** Each statement waits for what this answers. */
  gate: () => Promise<unknown> | undefined;
  joined: () => Joined | undefined;
}

export interface LateConnection {
  /** To be handed to knex as the connection of a transaction. */
  connection: RawConnection;
  /** Whose transaction it serves from now on. */
  serve: (manners: LateManners) => void;
  /** Whether a statement has taken a connection of the pool. */
  isUsed: () => boolean;
  release: () => void;
}

/**
 * Stands for a connection of the pool, which is taken with the first statement: until then a transaction costs nothing, and
 * the person who looks something up beforehand holds no connection while waiting for another. Statements are sent in the order
 * in which they are given. Once the work has joined others, its end is theirs and no connection is taken.
 */
export function lateConnection(db: Knex): LateConnection {
  let manners: LateManners = { gate: () => undefined, joined: () => undefined };
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
    const others = manners.joined();
    if (others) {
      done(others.refusal());
      return;
    }
    const waiting = manners.gate();
    void (waiting ? waiting.then(ready) : ready()).then(send, done);
  };
  const end = (sql: string, done: Done): void => {
    const others = manners.joined();
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
      manners = next;
    },
    isUsed: () => begun !== undefined,
    release: () => {
      if (real) db.client.releaseConnection(real);
    },
  };
}
