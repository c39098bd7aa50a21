import type { Knex } from 'knex';
import { connectDatabase } from '../../base/database/connectDatabase';

/** An error like the driver's. */
export const fault = (errno: number, code = 'ER') =>
  Object.assign(new Error('as the driver says it'), { errno, code });

type Callback = (error: Error | null, ...rest: unknown[]) => void;
interface RawConnection {
  query: (query: { sql: string }, values: unknown, done: Callback) => unknown;
}

/**
 * A pool in which statements with this beginning fail with the given errors, before being sent or after being
 * executed.
 */
export function faultyDatabase(url: string, start: string, errors: Error[], { isAfter = false } = {}): Knex {
  const db = connectDatabase(url, { poolSize: 2 });
  const client: { acquireRawConnection: () => Promise<RawConnection> } = db.client;
  const acquire = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await acquire();
    const query = connection.query.bind(connection);
    connection.query = (statement, values, done) => {
      const isMeant = String(statement.sql).toLowerCase().startsWith(start);
      const error = isMeant ? errors.shift() : undefined;
      if (!error) return query(statement, values, done);
      if (isAfter) return query(statement, values, () => done(error));
      // A cluster that refuses a commit has rolled back.
      if (start === 'commit') return query({ sql: 'ROLLBACK' }, [], () => done(error));
      return done(error);
    };
    return connection;
  };
  return db;
}
