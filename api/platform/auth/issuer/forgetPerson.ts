import type { Knex } from 'knex';

interface Which {
  user: string;
  /** Refresh tokens of the sessions that end; null: all of the person's. */
  tokens: readonly string[] | null;
  /** Refresh token of the session to keep. */
  kept?: string | undefined;
}

/**
 * Deletes the embedded issuer's records of a person: sessions, grants, codes and tokens, and pending sign-ins after
 * the password step. With an external issuer there are none.
 */
export async function forgetPerson(trx: Knex.Transaction, { user, tokens, kept }: Which): Promise<void> {
  if (tokens === null) {
    const { grants, uids } = await tracesOf(trx, kept === undefined ? [] : [kept]);
    await trx('issuerRecords')
      .where({ user })
      .where((other) => other.whereNull('grantId').orWhereNotIn('grantId', grants))
      .whereNot((own) => own.where({ model: 'Grant' }).whereIn('id', grants))
      .whereNot((own) => own.where({ model: 'Session' }).whereIn('uid', uids))
      .delete();
    return;
  }
  const { grants, uids } = await tracesOf(trx, tokens);
  await trx('issuerRecords')
    .whereIn('grantId', grants)
    .orWhere((own) => own.where({ model: 'Grant' }).whereIn('id', grants))
    .orWhere((own) => own.where({ model: 'Session' }).whereIn('uid', uids))
    .orWhere({ model: 'Interaction', user })
    .delete();
}

/** Grants and issuer sessions of these refresh tokens; a token is the id of its record. */
async function tracesOf(
  trx: Knex.Transaction,
  tokens: readonly string[],
): Promise<{ grants: string[]; uids: string[] }> {
  const rows: { grantId: string | null; payload: { sessionUid?: unknown } }[] = await trx('issuerRecords')
    .where({ model: 'RefreshToken' })
    .whereIn('id', [...tokens])
    .select('grantId', 'payload');
  return {
    grants: rows.flatMap(({ grantId }) => grantId ?? []),
    uids: rows.flatMap(({ payload: { sessionUid } }) => (typeof sessionUid === 'string' ? sessionUid : [])),
  };
}
