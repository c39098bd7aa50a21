import type { Knex } from 'knex';
import { transact } from '../../../base/database/transact';
import type { Sealer } from '../../../base/keys/sealer';
import { forgetPerson } from '../issuer/forgetPerson';
import type { RevocationReason } from './sessionRecord';

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
    const sessions: { id: string; issuerRefreshToken: string | null }[] = await trx('sessions')
      .where({ user, revokedAt: null, ...(id ? { id } : {}) })
      .forUpdate()
      .select('id', 'issuerRefreshToken');
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
    return tokens;
  });
}
