import type { Language } from '@plumbline/resources/language/languages';
import type { RegistrationForm } from '@plumbline/resources/rules/auth/registration';
import type { Knex } from 'knex';
import type { Sealer } from '../../../base/keys/sealer';
import { isKnownPassword, isPasswordOf } from '../passwords/verifyPassword';

/** Milliseconds a registration waits to be confirmed. */
export const registrationLifetime = 7 * 24 * 60 * 60 * 1000;

/** What somebody typed, but for the password, of which only a hash is kept; `consents` are the texts agreed to. */
export interface Details extends Omit<RegistrationForm, 'password' | 'repeat' | 'terms' | 'privacy'> {
  language: Language;
  /** Id of the broker on whose pages it was typed, who looks after the account then. */
  broker: string | null;
  consents: Consent[];
}
/**
 * To which version of which text somebody agreed, and when (ISO 8601). Of a broker's text at an address of its own the
 * address and the day it was named are kept, for what stands there is not ours; `hash` is of the content, else of the address.
 */
export interface Consent {
  kind: string;
  /** Id of the broker whose text it is; null: the provider's. */
  broker: string | null;
  versionName: string;
  dateValidFrom: string;
  link: string | null;
  hash: string;
  agreedAt: string;
}

/** A row of `registrations`. `email` in small letters; null, as `passwordHash` and `sealed`, once it is over. */
export interface Registration {
  id: string;
  email: string | null;
  passwordHash: string | null;
  sealed: string | null;
  /** The job that sends its latest mail. */
  mailJob: string | null;
  createdAt: Date;
  expiresAt: Date;
  replacedAt: Date | null;
  confirmedAt: Date | null;
  /** The sign-in that confirming has made, this registration or another one of the address. */
  user: string | null;
}

export interface Pending extends Registration {
  email: string;
  passwordHash: string;
  sealed: string;
}

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** The registrations of an address that wait to be confirmed, the newest first; of many, which only flooding makes, a few. */
export async function pendingByEmail(db: Knex, email: string, now: Date): Promise<Pending[]> {
  const rows: Registration[] = await db('registrations')
    .where({ email: emailKey(email) })
    .where('expiresAt', '>', now)
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(5);
  return rows.filter(isPending);
}

/**
 * The registration of an address that waits and has this password; where none waits it takes as long as with one. `own` is
 * the browser's, which no crowd of strangers' at the same address keeps from being tried.
 */
export async function pendingWithPassword(
  db: Knex,
  { email, password, own, now }: { email: string; password: string; own: string | null; now: Date },
): Promise<Pending | null> {
  const mine = own === null ? null : await registrationById(db, { id: own, now });
  const newest = await pendingByEmail(db, email, now);
  const waiting = mine?.email === emailKey(email) && isPending(mine) ? [mine, ...newest] : newest;
  if (waiting.length === 0) await isKnownPassword(undefined, password);
  for (const row of waiting) if (await isPasswordOf(row.passwordHash, password)) return row;
  return null;
}

/** What stands behind a link; null when it has run out or never was. `lock` keeps it from being confirmed twice at once. */
export async function registrationById(
  db: Knex,
  { id, now, lock = false }: { id: string; now: Date; lock?: boolean },
): Promise<Registration | null> {
  const query = db('registrations').where({ id }).where('expiresAt', '>', now);
  if (lock) void query.forUpdate();
  return (await query.first()) ?? null;
}

export const isPending = (row: Registration): row is Pending =>
  row.email !== null && row.passwordHash !== null && row.sealed !== null;

export const detailsOf = (sealer: Sealer, { sealed }: Pending): Details => JSON.parse(sealer.open(sealed));

/** What is left of a registration that is over: that it was. */
export const emptied = { email: null, passwordHash: null, sealed: null };
