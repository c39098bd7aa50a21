import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../base/config/config';
import { listenLocally } from '../base/http/testing/listenLocally';
import { createApi, type RunningApi } from '../createApi';
import { issueDemoToken } from '../platform/auth/issueDemoToken';
import { buildSomebody } from '../platform/auth/testing/people';
import { useTestDatabase } from '../platform/testing/database';
import { build } from '../platform/testing/factories';

const database = useTestDatabase();
let api: RunningApi;
let close: () => Promise<void>;
let dataDir = '';
let token = '';
let account = '';

beforeAll(async () => {
  const { server, port, origin, close: closeServer } = await listenLocally();
  close = closeServer;
  dataDir = await mkdtemp(path.join(tmpdir(), 'hostile-input-'));
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: dataDir,
  });
  api = await createApi({ config, db: database.db, log: pino({ level: 'silent' }) });
  server.on('request', api.web);
  const somebody = await buildSomebody(database.db);
  token = await issueDemoToken(database.db, somebody.email, new Date());
  account = somebody.instance;
});
afterAll(async () => {
  await close();
  await api.close();
  await rm(dataDir, { recursive: true });
});

async function answer(method: string, address: string, body?: unknown): Promise<string> {
  const response = await fetch(`${api.config.origin}${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return `${response.status} ${text.startsWith('{') ? (JSON.parse(text).code ?? 'row') : 'rows'}`;
}
const answers = (requests: [string, string, unknown?][]) =>
  Promise.all(requests.map((request) => answer(...request)));

test.each([
  '{"constructor":1}',
  '{"__proto__":1}',
  '{"toString_gte":1}',
  '{"id":"ü😀"}',
  '{"id":["ü😀"]}',
  '{"id":{"a":1}}',
  '{"state":"😀"}',
  '{"datePlanned":"abc"}',
  '{"datePlanned_gte":"2026-02-30"}',
  '{"dateStarted":"abc"}',
  '{"dateStarted_lte":"9999-12-31T23:59:59-12:00"}',
])('a filter %s is refused as such', async (filter) => {
  expect(await answer('GET', `/api/auditPlannings?filter=${encodeURIComponent(filter)}`)).toBe(
    '400 BAD_QUERY',
  );
});

test.each(['["constructor","ASC"]', '["__proto__","ASC"]'])('a sort %s is refused as such', async (sort) => {
  expect(await answer('GET', `/api/auditPlannings?sort=${encodeURIComponent(sort)}`)).toBe('400 BAD_QUERY');
});

test.each(['constructor', '__proto__', '%F0%9F%98%80', '..%2f..', '%00'])(
  'an address with the id %s is that of nothing',
  async (id) => {
    const found = await answers([
      ['GET', `/api/locations/${id}`],
      ['PUT', `/api/locations/${id}`, { name: 'x' }],
      ['DELETE', `/api/locations/${id}`],
      ['GET', `/api/locations/${id}/history`],
      ['GET', `/api/locations/${id}/files/${id}`],
      ['GET', `/api/auditReports/${id}/jobs`],
      ['POST', `/api/auditPlannings/${id}/finish`, {}],
      ['GET', `/api/imports/${id}`],
    ]);
    expect(found).toEqual([...Array(7).fill('404 NOT_FOUND'), '404 IMPORT_NOT_FOUND']);
  },
);

test('values of the wrong shape are named before a rule of the domain stumbles over them', async () => {
  const [audit, planning] = [
    await build(database.db, account, 'audits'),
    await build(database.db, account, 'auditPlannings'),
  ];
  const { id: category } = await build(database.db, account, 'categories');
  const requests: [string, string, unknown][] = [
    ...['x', {}, [null]].map((wrong): [string, string, unknown] => [
      'PUT',
      `/api/audits/${audit.id}`,
      { answers: wrong },
    ]),
    ['PUT', `/api/audits/${audit.id}`, { dateAudited: {}, isFinished: true, result: 'SCRAP' }],
    ['PUT', `/api/audits/${audit.id}`, { dateAudited: '9999-12-31T23:59:59-12:00' }],
    ['POST', '/api/auditPlannings', { location: [] }],
    ['POST', '/api/auditPlannings', { location: ['a', 'b'] }],
    ['POST', '/api/auditPlannings/plan', { planning: { location: [] }, equipments: [audit.id] }],
    ['PUT', `/api/auditPlannings/${planning.id}`, { location: { id: 1 } }],
    ['POST', '/api/auditReports', { planning: { id: 1 } }],
    ['POST', '/api/deficiencies', { audit: [], description: 'x' }],
    ['PUT', `/api/categories/${category}`, { auditRegulations: [{ id: 1 }] }],
    ['POST', '/api/locations', { name: 'x', constructor: 1 }],
  ];
  expect(await answers(requests)).toEqual(requests.map(() => '422 INVALID'));
});

test('half an emoji becomes the sign for what cannot be read', async () => {
  expect(await answer('POST', '/api/locations', '{"name":"half \\ud83d"}')).toBe('201 row');
  const filter = encodeURIComponent(JSON.stringify({ name: 'half \ufffd' }));
  const response = await fetch(`${api.config.origin}/api/locations?filter=${filter}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await response.json()) as unknown[]).length).toBe(1);
});
