import { newId } from '@plumbline/resources/language/ids';
import type { Request } from 'express';
import type { Knex } from 'knex';
import { noteSecurityEvent, originOf } from '../../securityLog';
import type { Person } from '../actors/findPerson';
import type { SessionTicket } from './sessionCookie';
import { type SessionRecord, sessionLifetime } from './sessionRecord';

export interface Device {
  userAgent: string;
  address: string;
}

interface NewSession {
  person: Person;
  device: Device;
  issuer: { sealedRefreshToken: string | null; sealedIdToken: string | null; checkedUntil: Date };
  now: Date;
  /** When the person authenticated; null: unknown. */
  provenAt: Date | null;
}

/** Starts a session, in the account last used; returns the content of its cookie. */
export async function startSession(
  db: Knex,
  { person, device, issuer, now, provenAt }: NewSession,
): Promise<SessionTicket> {
  const last = await db('sessions').where({ user: person.id }).orderBy('lastSeen', 'desc').first('contact');
  const account =
    person.accounts.find(({ contact }) => last && contact === last.contact) ?? person.accounts[0];
  const session: SessionRecord = {
    id: newId(now.getTime()),
    user: person.id,
    contact: account?.contact ?? null,
    mirroring: null,
    generation: 1,
    rotatedAt: now,
    // There is no previous cookie.
    isConfirmed: true,
    issuerRefreshToken: issuer.sealedRefreshToken,
    issuerIdToken: issuer.sealedIdToken,
    issuerCheckedUntil: issuer.checkedUntil,
    issuerLease: null,
    ...device,
    createdAt: now,
    lastSeen: now,
    lockedAt: null,
    provenAt,
    expiresAt: new Date(now.getTime() + sessionLifetime),
    revokedAt: null,
    revokedBecause: null,
  };
  await db('sessions').insert(session);
  if (account)
    await noteSecurityEvent({ db, now }, [account.instance], {
      kind: 'SIGNED_IN',
      user: person.id,
      ...device,
    });
  return { session: session.id, generation: session.generation };
}

export const deviceOf = (req: Request): Device => originOf(req);
