import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '@plumbline/resources/language/ids';
import { SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { buildSomebody, type Somebody } from '../../api/platform/auth/testing/people';
import { useTestDatabase } from '../../api/platform/testing/database';
import { serveApi } from '../sync/serveApi';

const database = useTestDatabase({ changesTables: true });
let app: Awaited<ReturnType<typeof serveApi>>;
let dataDir = '';
let anna: Somebody;
let token = '';

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'full-storage-'));
  app = await serveApi(database.db, database.url, dataDir);
  anna = await buildSomebody(database.db);
  token = await issueDemoToken(database.db, anna.email, new Date());
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

type Query = (this: unknown, connection: unknown, query: { sql: string }) => Promise<unknown>;

/** Lets the database answer statements that begin so with an error, as its driver makes it. */
function failWith(start: string, error: { errno: number; message?: string }): void {
  const prototype: { _query: Query } = Object.getPrototypeOf(database.db.client);
  const query = prototype._query;
  vi.spyOn(prototype, '_query').mockImplementation(function (this: unknown, connection, asked) {
    return asked.sql.startsWith(start)
      ? Promise.reject(Object.assign(new Error(error.message ?? 'as the driver says it'), error))
      : query.call(this, connection, asked);
  });
}

async function call(method: string, url: string, body?: unknown) {
  const response = await fetch(app.origin + url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    wait: response.headers.get('retry-after'),
    body: await response.json(),
  };
}
const newModule = () => ({ id: newId(), content: 'Remedied.' });

test('all is well: ready', async () => {
  expect(await call('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test.each([
  [1114, 'The table is full'],
  [1021, 'Disk full (/tmp/x); waiting for someone to free some space'],
  [3, 'Error writing file ./x (Errcode: 28 "No space left on device")'],
  [1030, 'Got error 28 "No space left on device" from storage engine InnoDB'],
  [1026, 'Error writing file x (errno: 28 "No space left on device")'],
])('a database without room (error %i) is told as STORAGE_FULL, reading goes on', async (errno, message) => {
  failWith('insert into `textModules`', { errno, message });
  expect(await call('POST', '/api/textModules', newModule())).toEqual({
    status: 507,
    wait: '60',
    body: { code: 'STORAGE_FULL', message: 'STORAGE_FULL', data: {} },
  });
  expect((await call('GET', '/api/textModules')).status).toBe(200);
  expect(await call('GET', '/api/health')).toMatchObject({
    status: 503,
    wait: '5',
    body: { status: 'not ready', missing: ['storage'] },
  });
});

test('a device hears of each command that it waits, and may send it again', async () => {
  failWith('insert into `textModules`', { errno: 1114 });
  const command = {
    id: newId(),
    resource: 'textModules',
    recordId: newId(),
    operation: 'create',
    baseVersion: null,
    patch: { content: 'Kept.' },
    madeAt: new Date().toISOString(),
    schemaVersion: SCHEMA_VERSION,
  };
  const push = () =>
    call('POST', '/api/sync/push', { user: anna.user, instance: anna.instance, commands: [command] });
  expect((await push()).body).toMatchObject({ receipts: [{ status: 'failed', code: 'STORAGE_FULL' }] });
  vi.restoreAllMocks();
  expect((await push()).body).toMatchObject({ receipts: [{ status: 'applied' }] });
});

test('a command that meets a deadlock again and again is applied once, and nobody hears of it', async () => {
  let left = 6;
  const prototype: { _query: Query } = Object.getPrototypeOf(database.db.client);
  const query = prototype._query;
  vi.spyOn(prototype, '_query').mockImplementation(function (this: unknown, connection, asked) {
    if (!asked.sql.startsWith('insert into `textModules`') || left === 0)
      return query.call(this, connection, asked);
    left -= 1;
    return Promise.reject(Object.assign(new Error('Deadlock found'), { errno: 1213 }));
  });
  const row = newModule();
  expect((await call('POST', '/api/textModules', row)).status).toBe(201);
  expect(left).toBe(0);
  expect(await database.db('history').where({ recordId: row.id })).toHaveLength(1);
});

test('what else is missing is named: the schema, the folder for files', async () => {
  const [last] = await database.db('migrations').orderBy('id', 'desc').limit(1);
  await database.db('migrations').where({ id: last.id }).delete();
  expect((await call('GET', '/api/health')).body.missing).toContain('migrations');
  await database.db('migrations').insert(last);
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'full-storage-'));
  const other = await serveApi(database.db, database.url, elsewhere);
  await rm(path.join(elsewhere, 'files'), { recursive: true });
  const answer = await fetch(`${other.origin}/api/health`);
  expect([answer.status, (await answer.json()).missing]).toEqual([503, expect.arrayContaining(['files'])]);
  await other.close();
  await rm(elsewhere, { recursive: true });
});
