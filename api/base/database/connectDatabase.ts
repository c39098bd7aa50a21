import knex, { type Knex } from 'knex';
import { PreparingClient } from './PreparingClient';
import { retried } from './retried';

/** Opens a pool on `mysql://user:password@host:port/database`; `?socketPath=/…` goes through a Unix socket instead. */
export function connectDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}): Knex {
  const db = knex({
    // knex types a dialect's class as its own base class, of which it exports none.
    client: PreparingClient as unknown as typeof Knex.Client,
    connection: connectionOptions(url),
    // Error texts reach logs: they must not carry the values of a row.
    compileSqlOnError: false,
    // knex prints what it also throws.
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
 * A statement outside transactions that lost against other work is tried again: nothing of it was written. knex gives
 * transactions a client of their own, made from the prototype, so theirs pass by here; they are tried again as a whole.
 */
function retryStatements(client: Client): void {
  const query = client.query;
  client.query = (connection, statement) => retried(() => query.call(client, connection, statement));
}

/** What mysql2 needs to know, also for those who speak to it without knex (bench, bulk reading). */
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
    // The server keeps 16382 for all connections together (max_prepared_stmt_count), and every filter and length of a list of ids is a statement of its own.
    maxPreparedStatements: 200,
  };
}

interface RawConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

export const collation = 'utf8mb4_unicode_520_ci';

// NOW(3) must mean the same instant on every node, MariaDB and MySQL must refuse the same bad values, and words
// must compare alike. The collation is no option of the connection: knex would write it into CREATE TABLE as a charset.
// Anyone who waits for a row longer lets go of its own and tries again (transact.ts), well before a client gives up.
const session = `SET NAMES utf8mb4 COLLATE ${collation}, time_zone = '+00:00', innodb_lock_wait_timeout = 10,
  sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`;

function prepareSession(
  connection: RawConnection,
  done: (error: Error | null, connection: RawConnection) => void,
) {
  connection.query(session, (error) => done(error, connection));
}
