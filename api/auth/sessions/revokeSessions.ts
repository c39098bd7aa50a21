import type { Knex } from 'knex';
import { transact } from '../../transact';
import type { RevocationReason } from './sessionRecord';

interface Which {
  user: string;
  id?: string;
  except?: string | undefined;
  now: Date;
  because: RevocationReason;
}

/** Ends one or all sessions of a user and returns the sealed refresh tokens that the issuer should forget. */
export async function revokeSessions(db: Knex, { user, id, except, now, because }: Which): Promise<string[]> {
  return transact(db, async (trx) => {
    const living = await trx('sessions')
      .where({ user, revokedAt: null, ...(id ? { id } : {}) })
      .whereNot(except ? { id: except } : {})
      .forUpdate()
      .select('id', 'issuerRefreshToken');
    const ids = living.map((row) => row.id);
    await trx('sessions')
      .whereIn('id', ids)
      .update({ revokedAt: now, revokedBecause: because, issuerRefreshToken: null });
    return living.flatMap((row) => row.issuerRefreshToken ?? []);
  });
}
