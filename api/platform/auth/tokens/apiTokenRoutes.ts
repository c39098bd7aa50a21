import { isId } from '@plumbline/resources/language/ids';
import { type ApiTokenRow, type TokenScope, tokenScopes } from '@plumbline/resources/rules/auth/session';
import { json, Router } from 'express';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import { authenticate } from '../authenticate';
import { requireSession } from '../requireSession';
import type { SignInState } from '../signInState';
import { createApiToken } from './createApiToken';
import { scopesOf } from './readApiToken';

/** `/api/apiTokens`: a person's own tokens, for scripts, in the account he or she works in. */
export function apiTokenRoutes(api: Api, state: SignInState): Router {
  const { db } = api;
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.use(authenticate(api));

  router.post('/', json({ limit: '10kb' }), async (req, res) => {
    const { actor } = requireSession(req);
    const { name, scopes, expiresAt } = readDraft(req.body, api.now());
    const { id, token } = await createApiToken(db, {
      user: actor.user,
      contact: actor.contact,
      name,
      scopes,
      expiresAt,
      now: api.now(),
    });
    res.status(201).json({ ...(await ownRow(actor.user, id)), token });
  });

  router.get('/', async (req, res) => {
    const { actor } = requireSession(req);
    const rows = await db('apiTokens')
      .where({ user: actor.user, revokedAt: null })
      .orderBy('createdAt', 'desc');
    res
      .set('Content-Range', `apiTokens 0-${Math.max(0, rows.length - 1)}/${rows.length}`)
      .json(rows.map(rowOf));
  });

  router.delete('/:id', async (req, res) => {
    const { actor } = requireSession(req);
    const which = { id: req.params.id, user: actor.user, revokedAt: null };
    const revoked = isId(req.params.id)
      ? await db('apiTokens').where(which).update({ revokedAt: api.now() })
      : 0;
    if (revoked === 0) return fail('NOT_FOUND');
    state.bearers.clear();
    res.json({ id: req.params.id });
  });

  const ownRow = async (user: string, id: string): Promise<ApiTokenRow> =>
    rowOf(await db('apiTokens').where({ user, id }).first());
  return router;
}

interface Draft {
  name: string;
  scopes: TokenScope[];
  expiresAt: Date | null;
}

function readDraft(body: unknown, now: Date): Draft {
  const draft = typeof body === 'object' && body !== null ? ({ ...body } as Record<string, unknown>) : {}; // parsed JSON of unknown shape
  const name = typeof draft.name === 'string' ? draft.name.trim() : '';
  const scopes = scopesOf(draft.scopes);
  const isListed =
    Array.isArray(draft.scopes) &&
    draft.scopes.length > 0 &&
    draft.scopes.every((scope) => tokenScopes.some((known) => known === scope));
  const expiresAt = typeof draft.expiresAt === 'string' ? new Date(draft.expiresAt) : null;
  const isInFuture =
    draft.expiresAt === undefined || draft.expiresAt === null || (expiresAt !== null && expiresAt > now);
  const errors = {
    ...(name === '' ? { name: { message: 'validation.required' } } : {}),
    ...(name.length > 100 ? { name: { message: 'validation.maxLength', args: { max: 100 } } } : {}),
    ...(isListed ? {} : { scopes: { message: 'validation.required' } }),
    ...(isInFuture ? {} : { expiresAt: { message: 'validation.date' } }),
  };
  if (Object.keys(errors).length > 0) failFields(errors);
  return { name, scopes, expiresAt };
}

// A row of the database.
function rowOf(row: {
  id: string;
  name: string;
  scopes: unknown;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
}): ApiTokenRow {
  return {
    id: row.id,
    name: row.name,
    scopes: scopesOf(row.scopes),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
