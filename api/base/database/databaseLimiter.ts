import type { Knex } from 'knex';
import { RateLimiterMySQL } from 'rate-limiter-flexible';

interface Limit {
  keyPrefix: string;
  points: number;
  /** Seconds in which so many points may be consumed. */
  duration: number;
  /** Seconds for which nothing goes once there were too many; absent: until the duration is over. */
  blockDuration?: number;
}

/** Counts in the table `rateLimits`, so that no process and no restart forgets. */
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
