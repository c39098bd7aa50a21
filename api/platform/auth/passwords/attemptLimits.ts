import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { databaseLimiter } from '../../../base/database/databaseLimiter';
import { retried } from '../../../base/database/retried';

/**
 * Rate limits against guessing at three levels: one IP address and account, one account, one IP address. Counted in
 * the database, shared by all processes and kept across restarts.
 */
export interface AttemptLimits {
  /** Counts an attempt before it is made; returns the seconds to wait if the limit is exceeded, else null. */
  take: (attempt: Attempt) => Promise<number | null>;
  /** After a success: does not count the attempt. */
  forgive: (attempt: Attempt) => Promise<void>;
}
export interface Attempt {
  account: string;
  address: string;
}

const minute = 60;

/**
 * Attempts per account in an hour, from all IP addresses; default 30. Six digits allow fewer guesses than a password;
 * mails are limited so that nobody is flooded.
 */
const perAccount: Readonly<Record<string, number>> = {
  invitation: 200,
  secondFactor: 10,
  // High, so that strangers cannot block the registration of an address; mails have their own limit.
  registration: 10_000,
  registrationMail: 10,
  licenseKey: 60,
  // A report posted at a rack is verified by many people, who must not block each other.
  verification: 10_000,
  reportLink: 200,
  publicPage: 10_000,
  // Per piece; `damageReports` is per account.
  damageReport: 30,
  damageReports: 200,
};
/** Attempts per IP address in an hour, default 100: a whole site may share one. */
const perAddress: Readonly<Record<string, number>> = { publicPage: 1000, damageReport: 30 };
/** Attempts per account and IP address in a quarter of an hour, default 5. */
const perPair: Readonly<Record<string, number>> = {
  invitation: 50,
  // Several keys are entered at once, and some may be activated already.
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
      // An attempt refused by one limit is not counted by the next: one IP address alone must not lock an account for
      // everybody.
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

/** Hashed: the table must not contain e-mail addresses. */
const name = (account: string): string =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');

function waiting(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw refusal;
}
