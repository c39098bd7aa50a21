import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Slows guessing in three measures: one address at one account, all addresses at one account, one address at all accounts.
 * Counted in the database, so that no process and no restart forgets.
 */
export interface AttemptLimits {
  /** Counts an attempt before it is tried; returns the seconds to wait when it is one too many, else null. */
  take: (attempt: Attempt) => Promise<number | null>;
  /** The attempt succeeded: it does not count. */
  forgive: (attempt: Attempt) => Promise<void>;
}
export interface Attempt {
  account: string;
  address: string;
}

const minute = 60;

export function attemptLimits(db: Knex, what: 'password' | 'mail'): AttemptLimits {
  const limiter = (kind: string, points: number, duration: number, blockDuration = duration) =>
    new RateLimiterMySQL({
      storeClient: db,
      storeType: 'knex',
      dbName: db.client.config.connection.database,
      tableName: 'rateLimits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${what}-${kind}`,
      points,
      duration,
      blockDuration,
    });
  const measures = [
    {
      limiter: limiter('pair', 5, 15 * minute, 5 * minute),
      key: ({ account, address }: Attempt) => `${name(account)}-${address}`,
    },
    {
      limiter: limiter('account', 30, 60 * minute, 15 * minute),
      key: ({ account }: Attempt) => name(account),
    },
    { limiter: limiter('address', 100, 60 * minute, 15 * minute), key: ({ address }: Attempt) => address },
  ];
  return {
    async take(attempt) {
      const waits = await Promise.all(
        measures.map(({ limiter: measure, key }) => measure.consume(key(attempt)).then(() => 0, waiting)),
      );
      const longest = Math.max(...waits);
      return longest > 0 ? longest : null;
    },
    async forgive(attempt) {
      const [pair, ...others] = measures;
      await Promise.all([
        pair?.limiter.delete(pair.key(attempt)),
        ...others.map(({ limiter: measure, key }) => measure.reward(key(attempt))),
      ]);
    },
  };
}

/** The table shall hold no addresses of people. */
const name = (account: string): string =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');

function waiting(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw refusal;
}
