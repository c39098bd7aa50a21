// Not exported to ES modules by the package's `exports`.
import { createContext } from '@feathersjs/feathers/lib/hooks.js';
import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isId } from '@plumbline/resources/language/ids';
import type { Request, RequestHandler, Response } from 'express';
import type { Api } from '../base/context/context';
import { isTakenBefore } from '../base/http/routeTable';
import { callOf } from './callOf';
import { listRecords } from './listRecords';
import { contentRange, listQuery } from './simpleRest';

type Method = 'find' | 'get' | 'create' | 'update' | 'patch' | 'remove';
interface Entry {
  entity: AnyEntity;
  method: Method;
}
interface Place {
  list: Record<string, Entry>;
  one: Record<string, Entry>;
}

const ofList: Record<string, Method> = { GET: 'find', POST: 'create' };
const ofOne: Record<string, Method> = { GET: 'get', PUT: 'update', PATCH: 'patch', DELETE: 'remove' };

/**
 * Dispatches requests for entity rows, most of all requests, directly to their service, past the named routes.
 * `services`: Feathers' router for the rest.
 */
export function entitiesFirst(
  api: Api,
  layers: readonly RequestHandler[],
  services: unknown,
): RequestHandler {
  let places: Map<string, Place> | undefined;
  return (req, res, next) => {
    const [, root, name = '', id, ...more] = req.path.split('/');
    if (root !== 'api' || more.length > 0 || req.headers['x-service-method'] !== undefined) return next();
    places ??= placesOf(api, services);
    const place = places.get(name);
    const entry = id === undefined ? place?.list[req.method] : isId(id) ? place?.one[req.method] : undefined;
    if (!entry) return next();
    const pass = (index: number): void => {
      const layer = layers[index];
      if (!layer) {
        const answered =
          entry.method === 'find'
            ? answerList(api, req, res, entry.entity)
            : answer(api, req, res, { ...entry, id });
        answered.catch(next);
        return;
      }
      void layer(req, res, (error?: unknown) => (error ? next(error) : pass(index + 1)));
    };
    pass(0);
  };
}

/** Addresses of a service that no named route overrides. */
function placesOf({ web }: Api, services: unknown): Map<string, Place> {
  const id = '00000000-0000-7000-8000-000000000000';
  const entries = (
    methods: Record<string, Method>,
    entity: AnyEntity,
    sample: string,
  ): Record<string, Entry> =>
    Object.fromEntries(
      Object.entries(methods)
        .filter(([verb]) => !isTakenBefore(web, services, { method: verb.toLowerCase(), path: sample }))
        .map(([verb, method]) => [verb, { entity, method }]),
    );
  return new Map(
    entityList.map((entity) => [
      entity.name,
      {
        list: entries(ofList, entity, `/api/${entity.name}`),
        one: entries(ofOne, entity, `/api/${entity.name}/${id}`),
      },
    ]),
  );
}

type Called = (
  ...args: unknown[]
) => Promise<{ result: unknown; http?: { headers?: Record<string, string> } }>;

/** Lists are most of all requests, and pass the service's hooks only in their effect (`simpleRest`). */
async function answerList(api: Api, req: Request, res: Response, entity: AnyEntity): Promise<void> {
  const list = listQuery(req.query);
  const result = await listRecords(callOf(api, req), entity, list);
  res.setHeader('Content-Range', contentRange(entity.name, list, result));
  sendRows(res, result.rows);
}

function sendRows(res: Response, rows: unknown): void {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(rows));
}

/** Same as Feathers' middleware (`@feathersjs/express`, rest.js). */
async function answer(
  { web }: Api,
  req: Request,
  res: Response,
  { entity, method, id }: Entry & { id: string | undefined },
): Promise<void> {
  const service = web.service(`api/${entity.name}`);
  const { query, headers, body: data } = req;
  const params = { query, headers, route: {}, ...req.feathers, provider: 'rest' };
  const context = createContext(service, method, { http: {} });
  const args = { find: [], get: [id], remove: [id], create: [data], update: [id, data], patch: [id, data] }[
    method
  ];
  // Service methods return the context if one is passed.
  const run = (service as unknown as Record<Method, Called>)[method].bind(service);
  const { result, http } = await run(...args, params, context);
  for (const [name, value] of Object.entries(http?.headers ?? {})) res.setHeader(name, value);
  res.statusCode = method === 'create' ? 201 : 200;
  sendRows(res, result);
}
