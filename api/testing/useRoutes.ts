import { createServer, type Server } from 'node:http';
import type { Actor } from '@plumbline/resources/permissions';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Api } from '../context';
import { handleErrors, notFound } from '../handleErrors';
import { useTestDatabase } from './database';
import { noon } from './factories';

/** A domain's routes behind a real socket; sign-in is replaced by a header, everything below it is the product's own. */
export function useRoutes(configure: (api: Api) => void) {
  const database = useTestDatabase();
  const actors = new Map<string, Actor>();
  let server: Server | undefined;
  let address = '';

  beforeAll(async () => {
    // The routes need Express alone, and of the api what they read of it.
    const web = express() as unknown as Api['web'];
    const api = { db: database.db, log: pino({ level: 'silent' }), now: () => noon, web } as Api;
    web.set('query parser', 'extended');
    web.use((req, _res, next) => {
      const actor = actors.get(String(req.headers['x-actor']));
      if (actor) Object.assign(req, { feathers: { actor } });
      next();
    });
    web.use('/api', express.json());
    configure(api);
    web.use('/api', notFound);
    web.use(handleErrors(api.log));
    server = createServer(web);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  });
  afterAll(() => new Promise((resolve) => server?.close(resolve)));

  async function ask(actor: Actor | null, method: string, path: string, body?: unknown): Promise<Response> {
    if (actor) actors.set(actor.user, actor);
    return fetch(`${address}${path}`, {
      method,
      headers: {
        ...(actor ? { 'x-actor': actor.user } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
  return { database, ask };
}
