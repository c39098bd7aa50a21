import { newId } from '@plumbline/resources/language/ids';
import type { TokenScope } from '@plumbline/resources/rules/auth/session';
import type { Knex } from 'knex';
import { hashApiToken, makeApiToken } from './apiTokenSecret';

interface NewToken {
  user: string;
  contact: string | null;
  name: string;
  scopes: TokenScope[];
  expiresAt: Date | null;
  now: Date;
}

/** Creates a personal API token; its secret is returned once and only its hash is stored. */
export async function createApiToken(
  db: Knex,
  { now, scopes, ...token }: NewToken,
): Promise<{ id: string; token: string }> {
  const [id, secret] = [newId(now.getTime()), makeApiToken()];
  await db('apiTokens').insert({
    id,
    hash: hashApiToken(secret),
    ...token,
    scopes: JSON.stringify(scopes),
    createdAt: now,
  });
  return { id, token: secret };
}
