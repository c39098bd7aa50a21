import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../base/config/config';
import { listenLocally } from '../../base/http/testing/listenLocally';
import { createApi, type RunningApi } from '../../createApi';
import { useTestDatabase } from '../testing/database';
import { issueDemoToken } from './issueDemoToken';
import { follow, openBrowser } from './testing/browser';
import { buildSomebody, password } from './testing/people';

const database = useTestDatabase();
let api: RunningApi;
let close: () => Promise<void>;
let dataDir = '';

beforeAll(async () => {
  const { server, port, origin, close: closeServer } = await listenLocally();
  close = closeServer;
  dataDir = await mkdtemp(path.join(tmpdir(), 'whole-api-'));
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: dataDir,
  });
  api = await createApi({ config, db: database.db, log: pino({ level: 'silent' }) });
  server.on('request', api.web);
});
afterAll(async () => {
  await close();
  await api.close();
  await rm(dataDir, { recursive: true });
});

test('in the application as it is put together a person signs in and reads rows, a script by token too, nobody else', async () => {
  const { origin } = api.config;
  const anna = await buildSomebody(database.db);
  const browser = openBrowser(origin);
  const { url } = await follow(browser, await browser.get('/api/oauth/issuer'));
  const end = await follow(browser, await browser.post(url, { email: anna.email, password }));
  expect(end.url).toBe(`${origin}/index.html/afterlogin`);
  const refreshed = (await (await browser.call('POST', '/api/session/refresh')).json()) as {
    accessToken: string;
  };

  const contacts = (token?: string) => browser.call('GET', '/api/contacts', token ? { token } : {});
  const token = await issueDemoToken(database.db, anna.email, new Date());
  for (const bearer of [refreshed.accessToken, token]) {
    const response = await contacts(bearer);
    expect([response.status, ((await response.json()) as { id: string }[]).map(({ id }) => id)]).toEqual([
      200,
      [anna.contact],
    ]);
  }
  for (const bearer of [undefined, 'plb_x']) expect((await contacts(bearer)).status).toBe(401);
  expect(
    (
      await browser.call('POST', '/api/authentication', {
        body: { strategy: 'issuer', profile: { sub: anna.user } },
      })
    ).status,
  ).toBe(401);
  expect(
    (
      await browser.call('POST', '/api/session/switch', {
        token: refreshed.accessToken,
        body: { contact: anna.contact },
      })
    ).status,
  ).toBe(200);
});

test('in the application as it is put together a device’s day counts, whatever day the server has', async () => {
  const anna = await buildSomebody(database.db);
  const authorization = `Bearer ${await issueDemoToken(database.db, anna.email, new Date())}`;
  const nameIn = async (zone: string) => {
    const headers = { authorization, 'x-time-zone': zone };
    const answer = await fetch(`${api.config.origin}/api/contacts/export`, { headers });
    return answer.headers.get('content-disposition')?.match(/\d{4}-\d\d-\d\d/)?.[0];
  };
  // Between the two it is never the same day.
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const days = async () => [await nameIn(east), await nameIn(west)];
  const expected = () => [east, west].map((zone) => dayOf(new Date(), zone));
  const before = expected();
  const found = await days();
  expect([before, expected()]).toContainEqual(found);
  expect(await nameIn('Nowhere/At_all')).toMatch(/^2/);
});
