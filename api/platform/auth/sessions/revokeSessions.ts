import type { Knex } from 'knex';
import { transact } from '../../../base/database/transact';
import type { Sealer } from '../../../base/keys/sealer';
import { noteSecurityEvent } from '../../securityLog';
import { forgetPerson } from '../issuer/forgetPerson';
import type { RevocationReason, SessionRecord } from './sessionRecord';

interface Which {
  user: string;
  id?: string;
  except?: string | undefined;
  now: Date;
  because: RevocationReason;
  sealer: Pick<Sealer, 'open'>;
}

/**
 * Ends one or all sessions of a user and deletes the embedded issuer's records of them; returns the refresh tokens to
 * revoke at an external issuer.
 */
export async function revokeSessions(
  db: Knex,
  { user, id, except, now, because, sealer }: Which,
): Promise<string[]> {
  return transact(db, async (trx) => {
    const sessions: EndingSession[] = await trx('sessions')
      .where({ user, revokedAt: null, ...(id ? { id } : {}) })
      .forUpdate()
      .select('id', 'issuerRefreshToken', 'contact', 'userAgent', 'address');
    const ending = sessions.filter((session) => session.id !== except);
    await trx('sessions')
      .whereIn(
        'id',
        ending.map((session) => session.id),
      )
      .update({ revokedAt: now, revokedBecause: because, issuerRefreshToken: null, issuerIdToken: null });
    const tokensOf = (some: typeof sessions) =>
      some.flatMap(({ issuerRefreshToken: sealed }) => (sealed ? sealer.open(sealed) : []));
    const tokens = tokensOf(ending);
    const [kept] = tokensOf(sessions.filter((session) => session.id === except));
    await forgetPerson(trx, { user, tokens: id ? tokens : null, kept });
    if (unrecorded.has(because)) await noteSignOuts(trx, now, { user, sessions: ending });
    return tokens;
  });
}

type EndingSession = Pick<SessionRecord, 'id' | 'issuerRefreshToken' | 'contact' | 'userAgent' | 'address'>;

/** Causes that have no event of their own in the security log. */
const unrecorded: ReadonlySet<RevocationReason> = new Set([
  'signedOut',
  'signedOutEverywhere',
  'issuer',
  'userLocked',
]);

/** Records each ended session in the account in which it was last used. */
async function noteSignOuts(
  trx: Knex.Transaction,
  now: Date,
  { user, sessions }: { user: string; sessions: readonly EndingSession[] },
): Promise<void> {
  const contacts = sessions.flatMap(({ contact }) => contact ?? []);
  const members: { id: string; instance: string }[] = await trx('contacts')
    .whereIn('id', contacts)
    .select('id', 'instance');
  const accounts = new Map(members.map(({ id, instance }) => [id, instance]));
  for (const { contact, userAgent, address } of sessions) {
    const account = accounts.get(contact ?? '');
    const event = { kind: 'SIGNED_OUT', user, userAgent, address } as const;
    if (account) await noteSecurityEvent({ db: trx, now }, [account], event);
  }
}
