import { type TokenScope, tokenScopes } from '@plumbline/resources/rules/auth/session';
import type { Api } from '../../../base/context/context';
import { ApiError } from '../../../base/errors/errors';
import { actorIn } from '../actors/actorIn';
import { findPerson } from '../actors/findPerson';
import { requireSecondFactor } from '../secondFactor/requireSecondFactor';
import type { SignedIn } from '../signInState';
import { hashApiToken } from './apiTokenSecret';

/**
 * Milliseconds between two updates of `lastUsedAt`: precise enough to find unused tokens, without a write per request.
 */
const noteEvery = 60_000;

/** The actor of a personal API token, with current rights restricted by its scopes. */
export async function readApiToken(api: Api, token: string): Promise<SignedIn> {
  const now = api.now();
  const row = await api
    .db('apiTokens')
    .where({ hash: hashApiToken(token) })
    .first();
  if (!row || row.revokedAt || (row.expiresAt && row.expiresAt <= now)) throw new ApiError('TOKEN_INVALID');
  const person = await findPerson(api.db, row.user);
  const account = person?.accounts.find(({ contact }) => contact === row.contact);
  if (!person || !account) throw new ApiError('TOKEN_INVALID');
  await requireSecondFactor(api, person.id, account);
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= noteEvery) {
    await api.db('apiTokens').where({ id: row.id }).update({ lastUsedAt: now });
  }
  const actor = await actorIn(api.db, person, account);
  return {
    actor: { ...actor, tokenScopes: scopesOf(row.scopes) },
    by: 'apiToken',
    id: row.id,
    until: row.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

export const scopesOf = (value: unknown): TokenScope[] =>
  Array.isArray(value) ? tokenScopes.filter((scope) => value.includes(scope)) : [];
