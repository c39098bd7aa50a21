import type { Language } from '@plumbline/resources/language/languages';
import type { RegistrationForm } from '@plumbline/resources/rules/auth/registration';
import type { Knex } from 'knex';
import type { Sealer } from '../../../base/keys/sealer';
import { isKnownPassword, isPasswordOf } from '../passwords/verifyPassword';

/** Milliseconds until an unconfirmed registration expires. */
export const registrationLifetime = 7 * 24 * 60 * 60 * 1000;

/** The form's values except the password, of which only a hash is stored; `consents` are the texts agreed to. */
export interface Details extends Omit<RegistrationForm, 'password' | 'repeat' | 'terms' | 'privacy'> {
  language: Language;
  /** Id of the broker on whose pages it was made, who becomes the account's broker. */
  broker: string | null;
  consents: Consent[];
}
/**
 * Consent to a version of a text, with its time (ISO 8601). Of a broker's external text only the address and its date
 * are stored, since its content is not ours; `hash` is of the content, else of the address.
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

/**
 * A row of `registrations`. `email` in lower case; null, like `passwordHash` and `sealed`, once confirmed or replaced.
 */
export interface Registration {
  id: string;
  email: string | null;
  passwordHash: string | null;
  sealed: string | null;
  /** The job of its latest mail. */
  mailJob: string | null;
  createdAt: Date;
  expiresAt: Date;
  replacedAt: Date | null;
  confirmedAt: Date | null;
  /** The user created by confirming this registration or another one of the address. */
  user: string | null;
}

export interface Pending extends Registration {
  email: string;
  passwordHash: string;
  sealed: string;
}

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Pending registrations of an address, the newest first; at most 5, since only flooding makes more. */
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
 * The pending registration of an address with this password; without a pending one it takes as long as with one. `own`
 * is the browser's registration, tried first, so that a stranger's registrations of the address cannot displace it.
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

/** The registration with this id; null if unknown or expired. `lock` locks the row against concurrent confirmation. */
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

/** Deletes the personal data of a registration that was confirmed or replaced. */
export const emptied = { email: null, passwordHash: null, sealed: null };
