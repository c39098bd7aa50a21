import { decodeJwt } from 'jose';
import { expect, test, vi } from 'vitest';
import { pageTexts } from '../../base/pages/pageTexts';
import { embeddedClient } from './issuer/embeddedClient';
import { signInState } from './signInState';
import { follow, openBrowser } from './testing/browser';
import { buildSomebody, buildUser, password } from './testing/people';
import { openSignIn, refresh, signIn, useSignInServer } from './testing/signInServer';

const server = useSignInServer();

test('the whole way: password page, code, session cookie, access token, actor', async () => {
  const anna = await buildSomebody(server.db);
  const { browser, url } = await signIn(server, anna.email);
  expect(url).toBe(`${server.origin}/index.html/afterlogin`);

  const { accessToken, actor } = await refresh(browser);
  expect(actor).toMatchObject({
    user: anna.user,
    contact: anna.contact,
    instance: anna.instance,
    role: 'Owner',
    instanceType: 'AUDITOR',
    instanceName: 'Regały Kowalski',
    name: 'Anna Nowak',
  });
  expect(actor.contacts).toEqual([
    {
      contact: anna.contact,
      instance: anna.instance,
      instanceName: 'Regały Kowalski',
      instanceType: 'AUDITOR',
      role: 'Owner',
    },
  ]);
  expect(decodeJwt(accessToken)).toMatchObject({
    sub: anna.user,
    email: anna.email,
    role: 'Owner',
    client_id: 'plumbline',
    contact: anna.contact,
  });

  const whoami = await browser.call('GET', '/api/whoami', { token: accessToken });
  expect(await whoami.json()).toEqual({
    user: anna.user,
    broker: null,
    contact: anna.contact,
    license: null,
    instance: anna.instance,
    instanceType: 'AUDITOR',
    role: 'Owner',
    locations: 'all',
    categories: 'all',
    language: 'pl-PL',
    email: anna.email,
  });
});

test('the flow asks for a code with state, nonce and PKCE by SHA-256', async () => {
  const browser = openBrowser(server.origin);
  const start = await browser.get('/api/oauth/issuer');
  const { origin, pathname, searchParams } = new URL(start.headers.get('location') ?? '');
  expect([start.status, origin, pathname]).toEqual([303, server.origin, '/oidc/auth']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'plumbline',
    redirect_uri: `${server.origin}/api/oauth/issuer/callback`,
    scope: 'openid email profile offline_access',
    code_challenge_method: 'S256',
    prompt: 'login consent',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[0-9a-f]{40}$/),
    nonce: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  const [attempt] = browser.cookies;
  expect(attempt).toMatchObject({ name: 'plumbline-signin', path: '/api/oauth' });
  expect(attempt?.attributes).toMatch(/HttpOnly.*SameSite=Lax/);
});

test('no token is in an address or a body on the way back, and scripts cannot read the cookie', async () => {
  const { email } = await buildSomebody(server.db);
  const browser = openBrowser(server.origin);
  const { url } = await openSignIn(browser);
  const end = await follow(browser, await browser.post(url, { email, password }));
  expect(await end.response.json()).toEqual({ location: '/index.html/afterlogin' });
  expect(browser.visited.join('\n')).not.toMatch(/token|eyJ|#/);
  const cookie = browser.cookies.find(({ name }) => name === 'plumbline-session');
  expect(cookie).toMatchObject({
    path: '/api/session',
    attributes: expect.stringMatching(/HttpOnly; SameSite=Strict$/),
  });
  const state = new URL(
    browser.visited.find((address) => address.includes('/callback?')) ?? '',
  ).searchParams.get('state');
  await vi.waitFor(
    async () => expect(await server.db('signInAttempts').where('content', 'like', `%${state}%`)).toEqual([]),
    120_000,
  );
});

test('a code without its verifier, or redeemed twice, also at the same instant, is refused', async () => {
  const { email } = await buildSomebody(server.db);
  const { clientId, clientSecret } = embeddedClient((await signInState(server.api)).sealer);
  const redeem = (code: string, verifier?: string) =>
    fetch(`${server.origin}/oidc/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${server.origin}/api/oauth/issuer/callback`,
        ...(verifier ? { code_verifier: verifier } : {}),
      }),
    });
  const callback = await stopAtCallback(email);
  const { code_verifier } = await attemptOf(callback);
  const code = new URL(callback).searchParams.get('code') ?? '';

  expect((await redeem(code)).status).toBe(400);
  expect((await redeem(code, 'x'.repeat(80))).status).toBe(400);
  const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(code, code_verifier)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await (await redeem(code, code_verifier)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('a callback with a foreign state, or without a sign-in under way, makes no session', async () => {
  const { email } = await buildSomebody(server.db);
  const callback = new URL(await stopAtCallback(email));
  const stranger = openBrowser(server.origin);
  expect((await stranger.get(callback.href)).headers.get('location')).toBe(
    '/index.html/afterlogin?error=SIGN_IN_FAILED',
  );
  const other = openBrowser(server.origin);
  await other.get('/api/oauth/issuer');
  expect((await other.get(callback.href)).headers.get('location')).toBe(
    '/index.html/afterlogin?error=SIGN_IN_FAILED',
  );
  expect([...stranger.cookies, ...other.cookies].map(({ name }) => name)).not.toContain('plumbline-session');
});

test('the callback a second time signs nobody in', async () => {
  const { email } = await buildSomebody(server.db);
  const { browser } = await signIn(server, email);
  const callback = browser.visited.find((address) => address.includes('/callback?')) ?? '';
  browser.cookies.splice(0, browser.cookies.length);
  expect((await browser.get(callback)).headers.get('location')).toBe(
    '/index.html/afterlogin?error=SIGN_IN_FAILED',
  );
  expect(browser.cookies.map(({ name }) => name)).not.toContain('plumbline-session');
});

test.each([
  { strategy: 'issuer', profile: { sub: '00000000-0000-7000-8000-000000000001' } },
  { strategy: 'issuer', id_token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', access_token: 'x' },
  { strategy: 'jwt', accessToken: 'x' },
  {},
])('a forged sign-in posted to the authentication service gets 401: %j', async (body) => {
  const browser = openBrowser(server.origin);
  const response = await browser.call('POST', '/api/authentication', { body });
  expect([response.status, browser.cookies]).toEqual([401, []]);
});

test('language and address the app knows reach the sign-in page', async () => {
  const browser = openBrowser(server.origin);
  const { page } = await openSignIn(browser, '?ui_locales=de-DE&login_hint=jan%40auditor.example');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('value="jan@auditor.example"');
});

test('nothing but language and address is passed on to the issuer', async () => {
  const start = await openBrowser(server.origin).get(
    '/api/oauth/issuer?redirect_uri=https://evil.example&prompt=none&scope=x&custom_params[state]=1&redirect=//evil.example',
  );
  const { searchParams } = new URL(start.headers.get('location') ?? '');
  expect(searchParams.get('redirect_uri')).toBe(`${server.origin}/api/oauth/issuer/callback`);
  expect(searchParams.get('prompt')).toBe('login consent');
  expect(start.headers.get('location')).not.toContain('evil');
});

test('who came by another name of the machine begins anew at the address of the application, once', async () => {
  const { port } = new URL(server.origin);
  const browser = openBrowser(`http://localhost:${port}`);
  const first = await browser.get('/api/oauth/issuer?ui_locales=de-DE');
  const home = `${server.origin}/api/oauth/issuer?ui_locales=de-DE&moved=1`;
  expect([first.status, first.headers.get('location'), browser.cookies]).toEqual([302, home, []]);
  const again = await browser.get(`/api/oauth/issuer?ui_locales=de-DE&moved=1`);
  expect(new URL(again.headers.get('location') ?? '').pathname).toBe('/oidc/auth');
});

test('who belongs to no account is told so and gets no session', async () => {
  const user = await buildUser(server.db);
  const { email } = await server.db('users').where({ id: user }).first('email');
  const { browser, url } = await signIn(server, email);
  expect(url).toBe(`${server.origin}/index.html/afterlogin?error=NO_APPLICATION_ACCESS`);
  expect(await server.db('sessions').where({ user })).toEqual([]);
  await expect(refresh(browser)).rejects.toThrow('NOT_SIGNED_IN');
});

test('the password is asked for every time, although the browser was signed in before', async () => {
  const { email } = await buildSomebody(server.db);
  const { browser } = await signIn(server, email);
  const { page } = await openSignIn(browser);
  expect(page).toContain('type="password"');
});

test('an expired or foreign interaction leads back to the application in words', async () => {
  const response = await openBrowser(server.origin).get('/oidc/interaction/nothing-here');
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(pageTexts('pl-PL').problem.interrupted);
});

async function stopAtCallback(email: string): Promise<string> {
  const browser = openBrowser(server.origin);
  const { url } = await openSignIn(browser);
  let response = await browser.post(url, { email, password });
  for (;;) {
    const location = new URL(response.headers.get('location') ?? '', server.origin);
    if (location.pathname.endsWith('/callback')) return location.href;
    response = await browser.get(location.href);
  }
}

async function attemptOf(callback: string): Promise<{ code_verifier: string }> {
  const state = new URL(callback).searchParams.get('state');
  const attempts = await server.db('signInAttempts').where('content', 'like', `%${state}%`);
  return JSON.parse(attempts[0].content).grant;
}
