import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../errors/errors';
import { isConflict } from './databaseFaults';

export interface Limits {
  conflict: number;
  away: number;
}

/**
 * Shorter than a client waits for the answer to a write (admin/data/connection/timeouts.ts). A database that is
 * away is waited for no longer than a restart or a failover takes: callers have work of their own meanwhile.
 */
export const usualLimits: Limits = { conflict: 30_000, away: 5_000 };

/** Tries a single statement again that lost against other work on the same rows: nothing of it was written. */
export const retried = <T>(work: () => Promise<T>): Promise<T> =>
  tryUntil(usualLimits, () =>
    work().catch((error: unknown) => {
      throw isConflict(error) ? new Passing(error) : error;
    }),
  );

/** What may be gone at the next attempt. */
export class Passing extends Error {
  constructor(override readonly cause: unknown) {
    super('to be tried again');
  }
}

/** Does the work until it is no longer `Passing`, with jittered back-off; NOT_READY at the deadline. */
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

/** Milliseconds before the next attempt, drawn at random so that those who met do not meet again. */
const backOff = (attempt: number): number => Math.random() * Math.min(longest, shortest * 2 ** attempt);
const shortest = 10;
const longest = 1_000;
