import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../errors/errors';
import { isConflict } from './databaseFaults';

export interface Limits {
  conflict: number;
  away: number;
}

/**
 * Shorter than the client's timeout for a write (admin/data/connection/timeouts.ts), and no longer than a restart or
 * failover takes.
 */
export const usualLimits: Limits = { conflict: 30_000, away: 5_000 };

/** Retries a single statement that lost a deadlock: nothing of it was written. */
export const retried = <T>(work: () => Promise<T>): Promise<T> =>
  tryUntil(usualLimits, () =>
    work().catch((error: unknown) => {
      throw isConflict(error) ? new Passing(error) : error;
    }),
  );

/** Errors that may be gone at the next attempt. */
export class Passing extends Error {
  constructor(override readonly cause: unknown) {
    super('to be tried again');
  }
}

/** Retries while the error is transient, with jittered backoff; NOT_READY at the deadline. */
export async function tryUntil<T>(limits: Limits, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Passing)) throw error;
      const wait = backOff(attempt);
      const limit = isConflict(error.cause) ? limits.conflict : limits.away;
      if (performance.now() + wait - start >= limit)
        throw new ApiError('NOT_READY', {}, undefined, error.cause);
      await pause(wait);
    }
  }
}

/** Random delay in milliseconds, so that conflicting writers do not collide again. */
const backOff = (attempt: number): number => Math.random() * Math.min(longest, shortest * 2 ** attempt);
const shortest = 10;
const longest = 1_000;
