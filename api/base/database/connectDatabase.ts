import knex, { type Knex } from 'knex';
import { PreparingClient } from './PreparingClient';
import { retried } from './retried';

/** Opens a pool on `mysql://user:password@host:port/database`; `?socketPath=/…` uses a Unix socket. */
export function connectDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}): Knex {
  const db = knex({
    // knex exports only the base class of its dialects as a type.
    client: PreparingClient as unknown as typeof Knex.Client,
    connection: connectionOptions(url),
    // Error messages are logged and must not contain values of a row.
    compileSqlOnError: false,
    // knex logs errors that it throws as well.
    log: { error() {}, warn() {}, debug() {}, deprecate() {} },
    pool: {
      min: 0,
      max: poolSize,
      acquireTimeoutMillis: 20_000,
      afterCreate: prepareSession,
    },
  });
  retryStatements(db.client);
  return db;
}

interface Client {
  query: (connection: unknown, statement: unknown) => Promise<unknown>;
}

/**
 * Retries a single statement that lost a deadlock: nothing of it was written. Transactions use a client of their own
 * (knex derives it from the prototype) and are retried as a whole.
 */
function retryStatements(client: Client): void {
  const query = client.query;
  client.query = (connection, statement) => retried(() => query.call(client, connection, statement));
}

/** Connection options, also for code that uses mysql2 directly (bench, bulk reads). */
export function connectionOptions(url: string) {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'mysql:' || parsed.pathname.length < 2) {
    throw new Error('DATABASE_URL must look like mysql://user:password@host:3306/database');
  }
  const socketPath = parsed.searchParams.get('socketPath');
  return {
    ...(socketPath ? { socketPath } : { host: parsed.hostname, port: Number(parsed.port || 3306) }),
    ...(parsed.searchParams.get('ssl') === 'true' ? { ssl: {} } : {}),
    user: decodeURIComponent(parsed.username),
    password: decodeURIComponent(parsed.password),
    database: decodeURIComponent(parsed.pathname.slice(1)),
    timezone: 'Z',
    dateStrings: ['DATE' as const],
    decimalNumbers: true,
    supportBigNumbers: true,
    // The server limits prepared statements to 16382 for all connections (max_prepared_stmt_count); every filter and
    // list length is one of its own.
    maxPreparedStatements: 200,
  };
}

interface RawConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

export const collation = 'utf8mb4_unicode_520_ci';

// NOW(3) must be the same instant on every node, MariaDB and MySQL must reject the same invalid values, and both must
// use one collation. It is set per session because knex would write the option into CREATE TABLE. The lock timeout is
// shorter than the client's, so that a waiting transaction is retried (transact.ts) before the client gives up.
const session = `SET NAMES utf8mb4 COLLATE ${collation}, time_zone = '+00:00', innodb_lock_wait_timeout = 10,
  sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`;

function prepareSession(
  connection: RawConnection,
  done: (error: Error | null, connection: RawConnection) => void,
) {
  connection.query(session, (error) => done(error, connection));
}
