import express, { type Express } from 'express';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../../base/context/context';
import { handleErrors } from '../../base/errors/handleErrors';
import { listenLocally } from '../../base/http/testing/listenLocally';
import { useTestDatabase } from '../../platform/testing/database';
import { noon } from '../../platform/testing/factories';
import { configurePlanning } from './configurePlanning';
import { buildCustomer, type Customer, okay } from './testing/customer';

const database = useTestDatabase();
let given: Customer;
let address = '';
let close: () => Promise<void>;

beforeAll(async () => {
  given = await buildCustomer(database.db);
  const log = pino({ level: 'silent' });
  const web: Express = express();
  web.use(express.json());
  web.use((req, _res, next) => {
    if (req.headers.authorization) Object.assign(req, { feathers: { actor: given.call.actor } });
    next();
  });
  // The routes use only these properties of the Api, and not the Feathers part of `web`.
  configurePlanning({ db: database.db, log, now: () => noon, web } as unknown as Api);
  web.use(handleErrors(log));
  const server = await listenLocally(web);
  address = `${server.origin}/api/auditPlannings`;
  close = server.close;
});
afterAll(() => close());

interface Answer {
  id?: string;
  choosable?: string[];
}

async function ask(
  path: string,
  body?: object,
  headers: Record<string, string> = { authorization: 'Bearer x' },
) {
  const answer = await fetch(`${address}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const content: Answer = JSON.parse(await answer.text());
  return { status: answer.status, body: content };
}

it('a planning runs through all its states over HTTP', async () => {
  const racks = [await given.rack({ identNumber: 'A-1' }), await given.rack({ identNumber: 'A-2' })];
  const candidates = await ask(`candidates?location=${given.site}&type=expert&q=A-`);
  expect(candidates.body.choosable?.sort()).toEqual([...racks].sort());
  const planned = await ask('plan', { planning: given.draft(), equipments: racks });
  expect(planned).toMatchObject({ status: 200, body: { state: 'open', plannedCount: 2 } });
  const { id } = planned.body;
  expect(await ask('plan', { planning: given.draft(), equipments: racks })).toMatchObject({
    status: 422,
    body: {
      code: 'PLANNING_REFUSED',
      data: { count: 2, refusals: [{ code: 'ALREADY_PLANNED' }, { code: 'ALREADY_PLANNED' }] },
    },
  });
  expect(await ask(`${id}/start`, {})).toMatchObject({
    status: 200,
    body: { dateStarted: noon.toISOString() },
  });
  expect(await ask(`${id}/equipments`, { remove: [racks[1]] })).toMatchObject({
    status: 200,
    body: { plannedCount: 1 },
  });
  expect(await ask(`${id}/finish`, {})).toMatchObject({
    status: 409,
    body: { code: 'PLANNING_OPEN_AUDITS', data: { count: 1 } },
  });
  const rows: { id: string }[] = await database
    .db('audits')
    .where({ planning: id, deletedAt: null })
    .select('id');
  await given.change(rows[0]!.id, {
    answers: okay,
    result: 'SCRAP',
    isFinished: true,
    confirmedContradiction: true,
  });
  expect(await ask(`${id}/finish`, {})).toMatchObject({
    status: 200,
    body: { planning: { state: 'finished' }, scrapped: [{ identNumber: 'A-1' }] },
  });
  expect(await ask(`${id}/archiveScrapped`, {})).toEqual({ status: 200, body: { archived: 1, held: [] } });
});

it('requests without sign-in are refused', async () => {
  expect(await ask('candidates?type=expert', undefined, {})).toMatchObject({
    status: 401,
    body: { code: 'NOT_SIGNED_IN' },
  });
  expect(await ask('plan', {}, {})).toMatchObject({ status: 401 });
});
