import feathersExpress, { rest } from '@feathersjs/express';
import { feathers } from '@feathersjs/feathers';
import type { Actor } from '@plumbline/resources/language/permissions';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Api } from '../../base/context/context';
import { handleErrors, notFound } from '../../base/errors/handleErrors';
import { listenLocally } from '../../base/http/testing/listenLocally';
import { zoneIn } from '../auth/zoneIn';
import { useTestDatabase } from './database';
import { noon } from './factories';

/**
 * A domain's routes behind a real socket; sign-in is replaced by a header, everything else is the product's own. To
 * mount services, call the second argument first, after the named routes.
 */
export function useRoutes(configure: (api: Api, answerByServices: () => void) => void) {
  const database = useTestDatabase();
  const actors = new Map<string, Actor>();
  let close: (() => Promise<void>) | undefined;
  let address = '';

  beforeAll(async () => {
    // Feathers is typed for Express 4; at run time it is Express 5. The routes need no more of the api than this.
    const both = feathersExpress(feathers(), express() as never);
    const web = both as unknown as Api['web'];
    const api = { db: database.db, log: pino({ level: 'silent' }), now: () => noon, web } as Api;
    web.set('query parser', 'extended');
    web.use((req, _res, next) => {
      const actor = actors.get(String(req.headers['x-actor']));
      if (actor) req.feathers = { ...req.feathers, actor, ...zoneIn(req) };
      next();
    });
    web.use('/api', express.json());
    configure(api, () => both.configure(rest()));
    web.use('/api', notFound);
    web.use(handleErrors(api.log));
    ({ origin: address, close } = await listenLocally(web));
  });
  afterAll(() => close?.());

  async function ask(
    actor: Actor | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    if (actor) actors.set(actor.user, actor);
    return fetch(`${address}${path}`, {
      method,
      headers: {
        ...headers,
        ...(actor ? { 'x-actor': actor.user } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
  return { database, ask };
}
