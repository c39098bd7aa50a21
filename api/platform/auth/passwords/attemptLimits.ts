import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { databaseLimiter } from '../../../base/database/databaseLimiter';
import { retried } from '../../../base/database/retried';

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

/**
 * Attempts at one account in an hour, by all addresses. Six digits bear fewer guesses than a password, and nobody shall be
 * flooded with mails he or she did not ask for.
 */
const perAccount: Readonly<Record<string, number>> = {
  invitation: 200,
  secondFactor: 10,
  // A stranger's shall not keep the owner of the address from registering; mails have a count of their own.
  registration: 10_000,
  registrationMail: 10,
  licenseKey: 60,
  // A report that hangs beside a rack is checked by many; nobody is kept from it by others.
  verification: 10_000,
  reportLink: 200,
  publicPage: 10_000,
  // Of one piece; of all pieces of an account `damageReports`.
  damageReport: 30,
  damageReports: 200,
};
/** Attempts by one address in an hour, where it is not a hundred: a whole hall may stand behind one. */
const perAddress: Readonly<Record<string, number>> = { publicPage: 1000, damageReport: 30 };
/** The same at one account by one address, in a quarter of an hour, where it is not five. */
const perPair: Readonly<Record<string, number>> = {
  invitation: 50,
  // Several are pasted at once, and some of them may be activated already.
  licenseKey: 20,
  verification: 30,
  reportLink: 30,
  publicPage: 60,
  damageReports: 30,
};

export function attemptLimits(
  db: Knex,
  what:
    | 'password'
    | 'secondFactor'
    | 'mail'
    | 'invitation'
    | 'calendar'
    | 'registration'
    | 'registrationMail'
    | 'confirmation'
    | 'licenseKey'
    | 'verification'
    | 'reportLink'
    | 'publicPage'
    | 'damageReport'
    | 'damageReports',
): AttemptLimits {
  const limiter = (kind: string, points: number, duration: number) =>
    databaseLimiter(db, {
      keyPrefix: `${what}-${kind}`,
      points,
      duration,
      blockDuration: 15 * minute,
    });
  const byAddress = {
    limiter: limiter('address', perAddress[what] ?? 100, 60 * minute),
    key: ({ address }: Attempt) => address,
  };
  const byPair = {
    limiter: limiter('pair', perPair[what] ?? 5, 15 * minute),
    key: ({ account, address }: Attempt) => `${name(account)}-${address}`,
  };
  const byAccount = {
    limiter: limiter('account', perAccount[what] ?? 30, 60 * minute),
    key: ({ account }: Attempt) => name(account),
  };
  return {
    async take(attempt) {
      // What one measure refuses does not count for the next: one address alone must not lock an account for everybody.
      for (const { limiter: measure, key } of [byAddress, byPair, byAccount]) {
        const wait = await retried(() => measure.consume(key(attempt)).then(() => 0, waiting));
        if (wait > 0) return wait;
      }
      return null;
    },
    async forgive(attempt) {
      await retried(() => byPair.limiter.delete(byPair.key(attempt)));
      for (const { limiter: measure, key } of [byAddress, byAccount])
        await retried(() => measure.reward(key(attempt)));
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
