import type { EntityName } from '@plumbline/resources/language/names';
import type { Request, Response } from 'express';
import type { Api } from '../base/context/context';
import { fail } from '../base/errors/errors';
import type { Call } from './call';
import { callOf } from './callOf';
import type { Row } from './rowMapper';

type RecordCommand = (call: Call, id: string, body: Row) => Promise<unknown>;
type EntityCommand = (call: Call, body: Row) => Promise<unknown>;

/** Mounts `POST /api/<resource>/:id/<name>`: what is not CRUD has a name. Mount before the generic services. */
export function recordCommand(api: Api, resource: EntityName, name: string, run: RecordCommand): void {
  api.web.post(`/api/${resource}/:id/${name}`, async (req: Request, res: Response) => {
    res.json((await run(callOf(api, req), String(req.params.id), bodyOf(req))) ?? {});
  });
}

/** Mounts `POST /api/<resource>/<name>`. */
export function entityCommand(api: Api, resource: EntityName, name: string, run: EntityCommand): void {
  api.web.post(`/api/${resource}/${name}`, async (req: Request, res: Response) => {
    res.json((await run(callOf(api, req), bodyOf(req))) ?? {});
  });
}

/** The body as a row of values; BAD_REQUEST for anything else. */
export function bodyOf(req: Request): Row {
  const { body } = req;
  if (body === undefined || body === null) return {};
  return typeof body === 'object' && !Array.isArray(body) ? body : fail('BAD_REQUEST', { field: 'body' });
}
