import * as commands from '@plumbline/resources/commands/session';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { isId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { ApiTokenRow, TokenScope } from '@plumbline/resources/rules/auth/session';
import { json, Router } from 'express';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import { type Handler, handleCommand } from '../../../entities/handleCommand';
import { noteSecurityEvent } from '../../securityLog';
import { authenticate } from '../authenticate';
import type { SignInState } from '../signInState';
import { createApiToken } from './createApiToken';
import { scopesOf } from './readApiToken';

/** `/api/apiTokens`: a person's own tokens, for scripts, in the current account. */
export function apiTokenRoutes(api: Api, state: SignInState): Router {
  const { db } = api;
  const router = Router();
  const here = { router, under: '/api/apiTokens' };
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.use(authenticate(api));

  const create: Handler<typeof commands.createToken> = async ({ actor, now }, draft) => {
    const { name, scopes, expiresAt } = readDraft(draft, now);
    const { id, token } = await createApiToken(db, {
      user: actor.user,
      contact: actor.contact,
      name,
      scopes,
      expiresAt,
      now,
    });
    await note(actor, 'TOKEN_CREATED', name);
    return { ...(await ownRow(actor.user, id)), token };
  };
  handleCommand(api, commands.createToken, create, { ...here, through: [json({ limit: '10kb' })] });

  const list: Handler<typeof commands.listTokens> = async ({ actor }, _input, { res }) => {
    const rows = await db('apiTokens')
      .where({ user: actor.user, revokedAt: null })
      .orderBy('createdAt', 'desc');
    res.set('Content-Range', `apiTokens 0-${Math.max(0, rows.length - 1)}/${rows.length}`);
    return rows.map(rowOf);
  };
  handleCommand(api, commands.listTokens, list, here);

  const revoke: Handler<typeof commands.revokeToken> = async ({ actor, now }, _input, { id }) => {
    const which = { id, user: actor.user, revokedAt: null };
    const token = isId(id) ? await db('apiTokens').where(which).first('name') : undefined;
    const revoked = token ? await db('apiTokens').where(which).update({ revokedAt: now }) : 0;
    if (revoked === 0) return fail('NOT_FOUND');
    state.bearers.clear();
    await note(actor, 'TOKEN_REVOKED', token.name);
    return { id };
  };
  handleCommand(api, commands.revokeToken, revoke, here);

  const note = (actor: Actor, kind: 'TOKEN_CREATED' | 'TOKEN_REVOKED', detail: string) =>
    noteSecurityEvent({ db, now: api.now() }, [actor.instance], {
      kind,
      user: actor.user,
      detail,
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

function readDraft({ name, scopes, expiresAt }: InputOf<typeof commands.createToken>, now: Date): Draft {
  const end = expiresAt ? new Date(expiresAt) : null;
  if (end !== null && !(end > now)) failFields({ expiresAt: { message: 'validation.date' } });
  return { name: name.trim(), scopes: scopesOf(scopes), expiresAt: end };
}

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
