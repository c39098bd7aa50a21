import path from 'node:path';
import { newId } from '@plumbline/resources/language/ids';
import { SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { migrate } from '../../api/base/database/migrate';
import { pageTexts } from '../../api/base/pages/pageTexts';
import { follow, openBrowser } from '../../api/platform/auth/testing/browser';
import { buildSomebody, password, type Somebody } from '../../api/platform/auth/testing/people';
import { serveApi } from '../sync/serveApi';
import { readServerRecord } from './serverRecord';
import { startDatabase } from './startDatabase';
import { startThrowAwayDatabase, type ThrowAwayDatabase } from './startThrowAwayDatabase';

let database: ThrowAwayDatabase;
let db: Knex;
let app: Awaited<ReturnType<typeof serveApi>>;
let anna: Somebody;
let origin = '';

beforeAll(async () => {
  database = await startThrowAwayDatabase();
  const url = await database.open('down');
  db = connectDatabase(url);
  await migrate(db);
  // A throw-away server keeps its log in memory for a while; what is committed here must survive being killed.
  await db.raw('SET GLOBAL innodb_flush_log_at_trx_commit = 1');
  app = await serveApi(db, url, path.join(database.directory, 'app'));
  origin = app.origin;
  anna = await buildSomebody(db);
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await database.stop();
});

async function signedIn() {
  const browser = openBrowser(origin);
  const { url } = await follow(browser, await browser.get('/api/oauth/issuer'));
  await follow(browser, await browser.post(url, { email: anna.email, password }));
  const answer = (await (await browser.call('POST', '/api/session/refresh')).json()) as {
    accessToken: string;
  };
  return { browser, token: answer.accessToken };
}

/** What these ask for beside their address. */
const needs: Record<string, string> = {
  '/api/calendar': '?from=2026-01-01&to=2026-02-01',
  '/api/calendar/overdue': '?today=2026-01-01',
  '/api/auditPlannings/board': '?from=2026-01-01&to=2026-02-01',
  '/api/auditPlannings/waiting': '?today=2026-01-01&horizon=FOURWEEKS',
  '/api/analytics': '?board=work&timespan=month&day=2026-01-01',
  '/api/analytics/sellers': '?by=broker&timespan=month&day=2026-01-01',
  '/api/dashboard': '?today=2026-01-01',
  '/api/suggestions': '?today=2026-01-01&horizon=FOURWEEKS',
  '/api/search': '?q=rack',
};
const withoutDatabase = new Set([
  '/api/configuration',
  '/api/imports',
  // The page on which a PDF is chosen; its checks need the database.
  '/verify',
  // Who sells nothing is told so by the rights alone.
  '/api/analytics/sellers?by=broker&timespan=month&day=2026-01-01',
  '/api/customers',
  // Sample data and the account's fields, which are remembered for one second.
  '/api/reportTemplates/studio',
]);

const newTask = () => ({
  id: newId(),
  resource: 'tasks',
  recordId: newId(),
  operation: 'create',
  baseVersion: null,
  patch: { name: 'Tighten the bolts' },
  madeAt: new Date().toISOString(),
  schemaVersion: SCHEMA_VERSION,
});

test('with the database killed every call says NOT_READY and when to come again, and afterwards all goes on', async () => {
  const { browser, token } = await signedIn();
  const call = async (method: string, url: string, body?: unknown) => {
    const response = await browser.call(method, url, { token, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    return { status: response.status, text, wait: response.headers.get('retry-after'), url };
  };
  // Anyone who is signed in is remembered for ten seconds.
  expect((await call('GET', '/api/contacts')).status).toBe(200);
  const documented = (await (await browser.get('/api/docs')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const reads = Object.entries(documented.paths)
    .filter(
      ([url, methods]) => methods.get && !url.includes('{') && !/health|metrics|docs|candidates/.test(url),
    )
    .map(([url]) => url + (needs[url] ?? ''));
  expect(reads.length).toBeGreaterThan(40);

  const authorize = (await openBrowser(origin).get('/api/oauth/issuer')).headers.get('location') ?? '';

  const record = await readServerRecord(database.directory);
  process.kill(record!.server.pid, 'SIGKILL');
  await vi.waitFor(async () => expect((await call('GET', '/api/contacts')).status).toBe(503));

  const others: [string, string, unknown?][] = [
    ['POST', '/api/contacts', { id: newId(), firstName: 'Jan', lastName: 'Kowalski' }],
    ['PUT', `/api/contacts/${anna.contact}`, { firstName: 'Ewa', version: 1 }],
    ['DELETE', `/api/contacts/${newId()}`],
    ['GET', `/api/contacts/${anna.contact}`],
    ['POST', '/api/session/refresh'],
    ['POST', '/api/session/signout'],
    ['POST', '/api/session/lock'],
    ['POST', '/api/sync/push', { user: anna.user, instance: anna.instance, commands: [newTask()] }],
    ['POST', '/api/sync/receipts', { user: anna.user, instance: anna.instance, commands: [newId()] }],
  ];
  const answers = await Promise.all([
    ...reads.map((url) => call('GET', url)),
    ...others.map(([method, url, body]) => call(method, url, body)),
  ]);
  const wrong = answers.filter(
    ({ url, status, text, wait }) =>
      (status !== 503 || !text.includes('"NOT_READY"') || !wait) &&
      // A right that is missing is known without asking.
      !(status === 403 || withoutDatabase.has(url)),
  );
  expect(wrong.map(({ url, status, text }) => `${status} ${url} ${text.slice(0, 80)}`)).toEqual([]);

  // Anyone who wants to sign in is led to the app, which has the words; the issuer's own pages have theirs.
  const start = await openBrowser(origin).get('/api/oauth/issuer');
  expect(start.headers.get('location')).toBe('/index.html/afterlogin?error=NOT_READY');
  const page = await openBrowser(origin).get(authorize, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain(pageTexts('pl-PL').problem.notReady);
  const health = await fetch(`${origin}/api/health`);
  expect([health.status, await health.json()]).toEqual([503, { status: 'not ready', missing: ['database'] }]);

  // The same folder, the same socket: what `npm start` does by itself.
  const again = await startDatabase({ directory: database.directory, forTests: true });
  await expect.poll(async () => (await fetch(`${origin}/api/health`)).status, { timeout: 120_000 }).toBe(200);
  expect((await call('GET', '/api/contacts')).status).toBe(200);
  expect((await signedIn()).token).not.toBe(token);
  await again.stop();
});
