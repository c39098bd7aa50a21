import type { Knex } from 'knex';

type Done = (error: Error | null, ...response: unknown[]) => void;
interface RawConnection {
  query: (asked: { sql: string }, bindings: unknown, done: Done) => unknown;
  execute: (sql: string, bindings: unknown, done: Done) => unknown;
  destroy: () => void;
}

export interface LateConnection {
  /** To be handed to knex as the connection of a transaction. */
  connection: RawConnection;
  release: () => void;
}

/**
 * Stands for a connection of the pool, which is taken with the first statement: until then a transaction costs nothing, and
 * the person who looks something up beforehand holds no connection while waiting for another. Each statement waits for what `gate`
 * answers; statements are sent in the order in which they are given.
 */
export function lateConnection(db: Knex, gate: () => Promise<unknown> | undefined): LateConnection {
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
    const waiting = gate();
    void (waiting ? waiting.then(ready) : ready()).then(send, done);
  };
  return {
    connection: {
      query(asked, bindings, done) {
        const send = (connection: RawConnection) => void connection.query(asked, bindings, done);
        if (/^begin\b/i.test(asked.sql)) done(null, [], []);
        else if (!/^(commit|rollback;?$)/i.test(asked.sql)) forward(send, done);
        else if (begun) void begun.then(send, done);
        else done(null, [], []);
      },
      execute: (sql, bindings, done) =>
        forward((connection) => void connection.execute(sql, bindings, done), done),
      destroy: () => real?.destroy(),
    },
    release: () => {
      if (real) db.client.releaseConnection(real);
    },
  };
}
