import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { ImportPlan, ImportSession } from '@plumbline/resources/rules/import/importSession';
import express from 'express';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { handleErrors } from '../../../base/errors/handleErrors';
import { listenLocally } from '../../../base/http/testing/listenLocally';
import { noon } from '../../../platform/testing/factories';
import { configureImport } from '../configureImport';

export interface ImportServer {
  api: Api;
  address: string;
  headersOf: (actor: Actor | null) => Record<string, string>;
  /** Sends a request as the given actor; returns status and JSON. */
  send: (
    actor: Actor | null,
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Uploads bytes as a list of equipment. */
  upload: (
    actor: Actor,
    bytes: Uint8Array,
    name?: string,
  ) => Promise<{ status: number; body: ImportSession }>;
  close: () => Promise<void>;
}

/** The import routes behind a real socket; authentication is replaced by a header, all else is the product's code. */
export async function startImportServer(
  db: Knex,
  url: string,
  settings: Record<string, string> = {},
): Promise<ImportServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'imports-'));
  const actors = new Map<string, Actor>();
  const closers: (() => Promise<void> | void)[] = [];
  // The routes use only Express, not the Feathers part of the type.
  const web = express() as unknown as Api['web'];
  const log = pino({ level: 'silent' });
  const api: Api = {
    config: readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, ...settings }),
    db,
    log,
    now: () => noon,
    web,
    onClose: (close) => void closers.push(close),
  };
  web.use((req, _res, next) => {
    const actor = actors.get(String(req.headers['x-actor']));
    if (actor) Object.assign(req, { feathers: { actor } });
    next();
  });
  web.use('/api', express.json({ limit: '8mb' }));
  configureImport(api);
  web.use(handleErrors(log));
  const { origin: address, close: closeServer } = await listenLocally(web);
  const headersOf = (actor: Actor | null): Record<string, string> => {
    if (!actor) return {};
    actors.set(actor.user, actor);
    return { 'x-actor': actor.user };
  };
  const answer = async (response: Response) => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return {
      status: response.status,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { text },
    };
  };
  return {
    api,
    address,
    headersOf,
    send: async (actor, method, route, body) =>
      answer(
        await fetch(`${address}/api/imports${route}`, {
          method,
          headers: {
            ...headersOf(actor),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      ),
    upload: async (actor, bytes, name = 'list.csv') =>
      answer(
        await fetch(`${address}/api/imports?resource=equipments&name=${encodeURIComponent(name)}`, {
          method: 'POST',
          headers: { ...headersOf(actor), 'content-type': 'application/octet-stream' },
          body: new Blob([new Uint8Array(bytes)]),
        }),
      ),
    close: async () => {
      for (const close of closers) await close();
      await closeServer();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The plan with all guesses unchanged. */
export function guessedPlan(session: ImportSession, plan: Partial<ImportPlan>): ImportPlan {
  return {
    mapping: session.list.columns.map(({ index, target }) => ({ column: index, target })),
    target: {},
    create: {},
    keepUnmapped: null,
    unreadable: 'refuseRow',
    existing: 'overwrite',
    ...plan,
  };
}
