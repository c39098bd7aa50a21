import { decodeJwt } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExternalIssuer } from '../../../base/config/externalIssuer';
import { listenLocally } from '../../../base/http/testing/listenLocally';
import { signInState } from '../signInState';
import { type Browser, follow, openBrowser } from '../testing/browser';
import { buildSomebody } from '../testing/people';
import { refresh, useSignInServer } from '../testing/signInServer';

// An issuer of another house; anyone who signs in there is who he or she says, with these claims.
let foreign: Awaited<ReturnType<typeof listenLocally>>;
const claims = new Map<string, Record<string, unknown>>();
let issuer = '';
const client = { clientId: 'plumbline-at-customer', clientSecret: 'a secret: with %signs+' };

beforeAll(async () => {
  foreign = await listenLocally();
  issuer = foreign.origin;
});
afterAll(() => foreign.close());

const server = useSignInServer(() => ({
  oidc: readExternalIssuer({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
  }),
}));

/** The issuer starts to answer only now: until then it is away. */
function openForeignIssuer(): void {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${server.origin}/api/oauth/issuer/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        post_logout_redirect_uris: [`${server.origin}/index.html/afterlogout`],
      },
    ],
    claims: { email: ['email', 'email_verified'] },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    issueRefreshToken: async () => true,
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...claims.get(id) }) }),
  });
  foreign.server.on('request', provider.callback());
}

async function signInAs(
  subject: string,
  browser = openBrowser(server.origin),
): Promise<{ browser: Browser; url: string }> {
  const login = await follow(browser, await browser.get('/api/oauth/issuer'));
  const form = (text: string) => text.match(/action="([^"]+)"/)?.[1] ?? '';
  const consent = await follow(
    browser,
    await browser.post(form(await login.response.text()), { prompt: 'login', login: subject, password: 'x' }),
  );
  const { url } = await follow(
    browser,
    await browser.post(form(await consent.response.text()), { prompt: 'consent' }),
  );
  return { browser, url };
}

test('an issuer that is away is told to the app, and asked again at the next try', async () => {
  const away = await openBrowser(server.origin).get('/api/oauth/issuer');
  expect(away.headers.get('location')).toBe('/index.html/afterlogin?error=ISSUER_UNREACHABLE');
  const post = await openBrowser(server.origin).call('POST', '/api/authentication', {
    body: { strategy: 'issuer' },
  });
  expect([post.status, await post.json()]).toMatchObject([503, { code: 'ISSUER_UNREACHABLE' }]);
  openForeignIssuer();
  const start = await openBrowser(server.origin).get('/api/oauth/issuer');
  expect(new URL(start.headers.get('location') ?? '').origin).toBe(issuer);
});

test('nobody is sent to the issuer before the attempt is kept: it may send back at once', async () => {
  const other = await server.db.transaction();
  let isSent = false;
  try {
    await other('signInAttempts').forUpdate();
    const start = openBrowser(server.origin).get('/api/oauth/issuer');
    const sent = start.then(() => {
      isSent = true;
    });
    const waiting = () => server.db('information_schema.innodb_trx').where({ trx_state: 'LOCK WAIT' });
    // The server shows the same list to who asks more often than every tenth of a second.
    await expect.poll(waiting, { interval: 250, timeout: 120_000 }).toHaveLength(1);
    await openBrowser(server.origin).get('/api/whoami');
    expect(isSent).toBe(false);
    await other.commit();
    await sent;
  } finally {
    if (!other.isCompleted()) await other.rollback();
  }
});

test('a person is known by a verified address at first, and by the subject from then on', async () => {
  const anna = await buildSomebody(server.db);
  claims.set('s-1', { email: anna.email, email_verified: true });
  const first = await signInAs('s-1');
  expect(first.url).toBe(`${server.origin}/index.html/afterlogin`);
  expect((await refresh(first.browser)).actor).toMatchObject({ user: anna.user, email: anna.email });
  claims.set('s-1', { email: 'married@elsewhere.example', email_verified: true });
  expect((await refresh((await signInAs('s-1')).browser)).actor.user).toBe(anna.user);
  expect(await server.db('userIdentities').where({ user: anna.user })).toMatchObject([
    { issuer, subject: 's-1' },
  ]);
});

test.each([{ email_verified: false }, {}, { email_verified: 'true' }])(
  'an address the issuer has not verified (%j) opens no account',
  async (verified) => {
    const anna = await buildSomebody(server.db);
    claims.set('s-2', { email: anna.email, ...verified });
    expect((await signInAs('s-2')).url).toBe(
      `${server.origin}/index.html/afterlogin?error=NO_APPLICATION_ACCESS`,
    );
    expect(await server.db('sessions').where({ user: anna.user })).toEqual([]);
  },
);

test('an address that only resembles a person’s is another one’s', async () => {
  const anna = await buildSomebody(server.db);
  claims.set('s-umlaut', { email: anna.email.replace('example', 'exämple'), email_verified: true });
  expect((await signInAs('s-umlaut')).url).toContain('error=NO_APPLICATION_ACCESS');
  expect(await server.db('userIdentities').where({ user: anna.user })).toEqual([]);
});

test('a subject that happens to be one of our ids opens nothing', async () => {
  const anna = await buildSomebody(server.db);
  claims.set(anna.user, {});
  expect((await signInAs(anna.user)).url).toContain('error=EMAIL_NOT_AVAILABLE');
});

test('the refresh token is redeemed when the issuer’s word is old', async () => {
  const anna = await buildSomebody(server.db);
  claims.set('s-3', { email: anna.email, email_verified: true });
  const { browser } = await signInAs('s-3');
  const checked = async () =>
    (await server.db('sessions').where({ user: anna.user }).first()).issuerCheckedUntil.getTime();
  const before = await checked();
  server.wait(2 * 3600);
  await refresh(browser);
  expect(await checked()).toBeGreaterThan(before);
});

test('signing out says where the issuer ends its own sign-in', async () => {
  const anna = await buildSomebody(server.db);
  claims.set('s-4', { email: anna.email, email_verified: true });
  const { browser } = await signInAs('s-4');
  const { sealer } = await signInState(server.api);
  const { issuerIdToken } = await server.db('sessions').where({ user: anna.user }).first();
  const answer = (await (await browser.call('POST', '/api/session/signout')).json()) as {
    endSessionUrl: string;
  };
  const url = new URL(answer.endSessionUrl);
  expect([url.origin, url.pathname]).toEqual([issuer, '/session/end']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: client.clientId,
    // Without it issuers such as Keycloak ask the person, who may say no.
    id_token_hint: sealer.open(issuerIdToken),
    post_logout_redirect_uri: `${server.origin}/index.html/afterlogout`,
  });
  expect(decodeJwt(sealer.open(issuerIdToken)).sub).toBe('s-4');
  const [session] = await server.db('sessions').where({ user: anna.user });
  expect([session.issuerIdToken, session.issuerRefreshToken]).toEqual([null, null]);
  // Should the issuer know the person all the same, it is told to ask.
  const start = await browser.get('/api/oauth/issuer');
  expect(new URL(start.headers.get('location') ?? '').searchParams.get('prompt')).toBe('login');
});

test('a locked device is opened only by an issuer that asks anew, although it still knows the person', async () => {
  const anna = await buildSomebody(server.db);
  claims.set('s-6', { email: anna.email, email_verified: true });
  const { browser } = await signInAs('s-6');
  const wishes = async () => {
    const start = await browser.get('/api/oauth/issuer');
    const { searchParams } = new URL(start.headers.get('location') ?? '');
    return [searchParams.get('prompt'), searchParams.get('max_age')];
  };
  expect(await wishes()).toEqual([null, null]);
  const { provenAgo } = await refresh(browser);
  expect(provenAgo).toBeLessThan(60_000);
  // The clock of the tests is ahead of the issuer's.
  expect((await browser.call('POST', '/api/session/lock')).status).toBe(200);
  expect(await wishes()).toEqual(['login', '0']);
  const silently = await signInAs('s-6', browser);
  expect((await refresh(silently.browser)).provenAgo).toBeGreaterThan(3600_000);
  expect(await wishes()).toEqual(['login', '0']);
  // It has asked since the lock, and says so.
  const mark = browser.cookies.find(({ name }) => name === 'plumbline-locked');
  if (mark) mark.value = String(Date.now() - 60_000);
  await signInAs('s-6', browser);
  expect(await wishes()).toEqual([null, null]);
});

test('an issuer that falls silent is forgiven for a day, then the session waits for it', async () => {
  const anna = await buildSomebody(server.db);
  claims.set('s-5', { email: anna.email, email_verified: true });
  const { browser } = await signInAs('s-5');
  foreign.server.removeAllListeners('request');
  foreign.server.on('request', (_req, res) => {
    res.writeHead(502).end();
  });
  server.wait(20 * 3600);
  await refresh(browser);
  server.wait(6 * 3600);
  const answer = await browser.call('POST', '/api/session/refresh');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'ISSUER_UNREACHABLE' }]);
  expect(await server.db('sessions').where({ user: anna.user }).pluck('revokedAt')).toEqual([null]);
});

test('the embedded issuer is not there', async () => {
  expect((await fetch(`${server.origin}/oidc/.well-known/openid-configuration`)).status).toBe(404);
});
