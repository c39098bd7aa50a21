import { HttpError } from 'ra-core';
import { expect, test } from 'vitest';
import { fetchAs } from './fetchAs';
import { anna, device, fakeServer } from './testing';

const origin = 'http://app';

/** An API that accepts some tokens and notes what it got. */
function fakeApi(
  accepts: (token: string) => boolean,
  answer: () => Response = () => Response.json({ id: '1' }),
) {
  const seen: string[] = [];
  const fetcher: typeof fetch = async (_input, init) => {
    const token = new Headers(init?.headers).get('authorization') ?? '';
    seen.push(token);
    return accepts(token) ? answer() : Response.json({ code: 'SESSION_ENDED' }, { status: 401 });
  };
  return { fetcher, seen };
}

async function signedIn() {
  const server = fakeServer();
  const { session } = device(server).open();
  await session.start();
  return { server, session };
}

test('adds the bearer and keeps the headers of the caller', async () => {
  const { session } = await signedIn();
  const { fetcher, seen } = fakeApi(() => true);
  const response = await fetchAs(
    session,
    fetcher,
    origin,
  )('/api/equipments', { headers: { 'x-file-name': 'a' } });
  expect(await response.json()).toEqual({ id: '1' });
  expect(seen).toEqual(['Bearer token-1']);
});

test('says in which time zone the device is, so that the server knows the day', async () => {
  const { session } = await signedIn();
  const zones: (string | null)[] = [];
  const fetcher: typeof fetch = async (_input, init) => {
    zones.push(new Headers(init?.headers).get('x-time-zone'));
    return Response.json({});
  };
  await fetchAs(session, fetcher, origin)('/api/equipments');
  expect(zones).toEqual([new Intl.DateTimeFormat().resolvedOptions().timeZone]);
});

test('renews a refused token once and tries again', async () => {
  const { session } = await signedIn();
  const { fetcher, seen } = fakeApi((token) => token === 'Bearer token-2');
  expect((await fetchAs(session, fetcher, origin)('/api/equipments')).status).toBe(200);
  expect(seen).toEqual(['Bearer token-1', 'Bearer token-2']);
});

test('a session that ended is told as 401 with its code, and nothing is tried again', async () => {
  const { server, session } = await signedIn();
  const { fetcher, seen } = fakeApi(() => false);
  server.actor = null;
  const apiFetch = fetchAs(session, fetcher, origin);
  const error: unknown = await apiFetch('/api/equipments').catch((thrown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
  await expect(apiFetch('/api/equipments')).rejects.toMatchObject({ status: 401 });
  expect(seen).toEqual(['Bearer token-1']);
});

test('a server out of reach is a network failure, not a refusal', async () => {
  const server = fakeServer();
  const tablet = device(server);
  server.trouble = 'network';
  const { session } = tablet.open();
  const { fetcher, seen } = fakeApi(() => true);
  await expect(fetchAs(session, fetcher, origin)('/api/equipments')).rejects.toBeInstanceOf(TypeError);
  expect(seen).toEqual([]);
});

test('a refusal of the API carries its status, code, data and field errors', async () => {
  const { session } = await signedIn();
  const body = {
    code: 'STALE_VERSION',
    message: 'STALE_VERSION',
    data: { version: 3 },
    errors: { name: { message: 'x' } },
  };
  const { fetcher } = fakeApi(
    () => true,
    () => Response.json(body, { status: 409 }),
  );
  await expect(fetchAs(session, fetcher, origin)('/api/equipments/1')).rejects.toMatchObject({
    status: 409,
    message: 'STALE_VERSION',
    body,
  });
});

test('support whose writing was withdrawn learns it by the first refusal, and asks no second time', async () => {
  const mirrored = (mayWrite: boolean) => ({
    ...anna,
    mirroring: { id: 'visit', until: '2026-12-01T00:00:00.000Z', mayWrite },
  });
  const server = fakeServer(mirrored(true));
  const { session } = device(server).open();
  await session.start();
  const refusal = { code: 'MIRRORING_READS_ONLY', message: 'MIRRORING_READS_ONLY', data: {} };
  const { fetcher } = fakeApi(
    () => true,
    () => Response.json(refusal, { status: 403 }),
  );
  const apiFetch = fetchAs(session, fetcher, origin);
  server.actor = mirrored(false);
  await expect(apiFetch('/api/tasks/1', { method: 'DELETE' })).rejects.toMatchObject({ body: refusal });
  await expect.poll(() => session.status().actor?.mirroring?.mayWrite).toBe(false);
  const asked = server.calls.length;
  await expect(apiFetch('/api/tasks/1', { method: 'DELETE' })).rejects.toMatchObject({ body: refusal });
  expect(server.calls.length).toBe(asked);
});

test('an account that was terminated meanwhile is learnt of by the first refusal', async () => {
  const server = fakeServer(anna);
  const { session } = device(server).open();
  await session.start();
  const refusal = { code: 'ACCOUNT_TERMINATED', message: 'ACCOUNT_TERMINATED', data: {} };
  const { fetcher } = fakeApi(
    () => true,
    () => Response.json(refusal, { status: 403 }),
  );
  server.actor = { ...anna, termination: { erasedOn: '2027-02-15' } };
  const attempt = fetchAs(session, fetcher, origin)('/api/tasks/1', { method: 'DELETE' });
  await expect(attempt).rejects.toMatchObject({ body: refusal });
  await expect.poll(() => session.status().actor?.termination?.erasedOn).toBe('2027-02-15');
});

test.each(['https://evil.example/api/x', '//evil.example/api/x', '/oidc/token', '/api/../index.html'])(
  'the bearer does not go to %s',
  async (address) => {
    const { session } = await signedIn();
    const { fetcher, seen } = fakeApi(() => true);
    await expect(fetchAs(session, fetcher, origin)(address)).rejects.toThrow('no address of the API');
    expect(seen).toEqual([]);
  },
);
