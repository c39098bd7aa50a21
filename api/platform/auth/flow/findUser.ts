import { CATALOGUE_ID, isId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { emailKey } from '../registration/registrations';
import type { Issuer } from './discoverIssuer';
import type { IssuerClaims } from './readClaims';

/**
 * The user of the issuer's claims. The embedded issuer's subject is the user id; an external subject is linked once,
 * by an e-mail address the issuer has verified, and is looked up by that link from then on.
 */
export async function findUser(
  db: Knex,
  issuer: Issuer,
  claims: IssuerClaims,
  now: Date,
): Promise<string | null> {
  if (issuer.isEmbedded) return isId(claims.subject) ? claims.subject : null;
  const identity = { issuer: issuer.name, subject: claims.subject };
  const linked = await db('userIdentities').where(identity).first('user');
  if (linked) return linked.user;
  if (!claims.email || !claims.isEmailVerified) return null;
  const user = await userByEmail(db, claims.email);
  if (!user) return null;
  await db('userIdentities')
    .insert({ ...identity, user, createdAt: now })
    .onConflict(['issuer', 'subject'])
    .ignore();
  return user;
}

/** The active user with this address, compared by exact characters except case: ü is not u. */
export async function userByEmail(db: Knex, email: string): Promise<string | null> {
  const row = await db('users')
    .where({ instance: CATALOGUE_ID, isActive: true, emailKey: emailKey(email) })
    .first('id');
  return row?.id ?? null;
}
