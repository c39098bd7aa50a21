import type { Knex } from 'knex';
import { RateLimiterMySQL } from 'rate-limiter-flexible';

interface Limit {
  keyPrefix: string;
  points: number;
  /** Length of the window in seconds. */
  duration: number;
  /** Seconds of blocking once the limit is exceeded; absent: until the window ends. */
  blockDuration?: number;
}

/** A rate limiter on the table `rateLimits`, shared by all processes and kept across restarts. */
export const databaseLimiter = (db: Knex, limit: Limit): RateLimiterMySQL =>
  new RateLimiterMySQL({
    storeClient: db,
    storeType: 'knex',
    dbName: db.client.config.connection.database,
    tableName: 'rateLimits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...limit,
  });
