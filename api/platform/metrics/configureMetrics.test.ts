import { expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import { useRoutes } from '../testing/useRoutes';
import { configureMetrics } from './configureMetrics';

const settings = { token: 'a long token for tests' as string | undefined };
const { database, ask } = useRoutes((api) => {
  const served = {
    ...api,
    get config() {
      return readConfig({ DATABASE_URL: database.url, METRICS_TOKEN: settings.token });
    },
  };
  configureMetrics().serve(served);
});
const read = (authorization?: string) =>
  ask(null, 'GET', '/api/metrics', undefined, authorization ? { authorization } : {});

it('are read with the token alone', async () => {
  expect((await read()).status).toBe(401);
  expect((await read('Bearer another token for test')).status).toBe(401);
  const answer = await read(`Bearer ${settings.token}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('plumbline_request_seconds');
});

it('are read by nobody where no token is set', async () => {
  settings.token = undefined;
  for (const authorization of [undefined, 'Bearer ', 'Bearer null'])
    expect((await read(authorization)).status).toBe(401);
});
