import { newId } from '@plumbline/resources/language/ids';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readExternalIssuer } from '../../../base/config/externalIssuer';
import { listenLocally } from '../../../base/http/testing/listenLocally';
import { configureContacts } from '../../../domains/contacts/configureContacts';
import { type Browser, follow, openBrowser } from '../testing/browser';
import { buildContact, buildInstance, buildUser } from '../testing/people';
import { refresh, useSignInServer } from '../testing/signInServer';

/**
 * An issuer as unlike ours as the standards allow: other keys and algorithm, the secret in the body, an address under
 * another name and without a word on whether it is verified, roles in a claim within a claim, tokens that end soon.
 */
let foreign: Awaited<ReturnType<typeof listenLocally>>;
const claims = new Map<string, Record<string, unknown>>();
const asked: string[] = [];
/** How the issuer says that it asked the person. */
const asking = { acr: 'urn:firma:sure', amr: ['pwd', 'otp'] };
const account = newId();
let issuer = '';
configureContacts();

beforeAll(async () => {
  foreign = await listenLocally();
  issuer = foreign.origin;
});
afterAll(() => foreign.close());

const server = useSignInServer(() => ({
  oidc: readExternalIssuer({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'plumbline at a customer',
    OIDC_CLIENT_SECRET: 'with %signs+ & more',
    OIDC_SCOPE: 'openid directory offline_access',
    OIDC_EMAIL_CLAIM: 'contact.mail',
    OIDC_TRUST_EMAIL: 'yes',
    OIDC_CHANGE_PASSWORD_URL: `${issuer}/account/password?realm=firma`,
    OIDC_ROLE_CLAIM: 'realm_access.roles',
    OIDC_ROLE_MAP: 'CN=Leitung,OU=Prüfung=Administrator,prüfer=Employee'.replace(',OU', ';OU'),
    OIDC_ROLE_ACCOUNT: account,
    OIDC_REQUIRED_AMR: 'otp, hwk',
    OIDC_REQUIRED_ACR: 'urn:firma:sure',
  }),
}));

beforeAll(async () => {
  const { privateKey } = await generateKeyPair('PS256', { extractable: true });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'PS256', use: 'sig', kid: 'theirs' }] },
    enabledJWA: { idTokenSigningAlgValues: ['PS256'] },
    clients: [
      {
        client_id: 'plumbline at a customer',
        client_secret: 'with %signs+ & more',
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'PS256',
        redirect_uris: [`${server.origin}/api/oauth/issuer/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        post_logout_redirect_uris: [`${server.origin}/index.html/afterlogout`],
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    claims: { directory: ['contact', 'realm_access', 'role'], openid: ['sub', 'amr', 'acr'] },
    scopes: ['openid', 'directory', 'offline_access'],
    conformIdTokenClaims: false,
    acrValues: ['urn:firma:sure', 'urn:firma:loose'],
    issueRefreshToken: async () => true,
    ttl: { AccessToken: 300, IdToken: 300 },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...claims.get(id) }) }),
  });
  Object.defineProperties(provider.Session.prototype, {
    acr: { get: () => asking.acr, set: () => {} },
    amr: { get: () => asking.amr, set: () => {} },
  });
  const answer = provider.callback();
  foreign.server.on('request', (req, res) => {
    asked.push(req.url ?? '');
    answer(req, res);
  });
  await buildInstance(server.db, {
    id: account,
    instance: account,
    companyName: 'Firma',
    maxAdministrators: 1,
  });
});
beforeEach(() => {
  asked.length = 0;
  asking.amr = ['pwd', 'otp'];
  asking.acr = 'urn:firma:sure';
});

async function member(role: string | null = 'Employee', other: Record<string, unknown> = {}) {
  const user = await buildUser(server.db);
  const { email } = await server.db('users').where({ id: user }).first('email');
  const contact = await buildContact(server.db, account, user, {
    contactType: 'employee',
    instanceRole: role,
    ...other,
  });
  const says = (values: Record<string, unknown>) =>
    claims.set(user, { contact: { mail: email }, role: 'Owner', ...values });
  const roleNow = async () =>
    (await server.db('contacts').where({ id: contact }).first('instanceRole')).instanceRole;
  return { user, email, contact, says, roleNow };
}

async function signInAs(subject: string): Promise<{ browser: Browser; url: string }> {
  const browser = openBrowser(server.origin);
  const login = await follow(browser, await browser.get('/api/oauth/issuer?prompt=login'));
  const form = (text: string) => text.match(/action="([^"]+)"/)?.[1] ?? '';
  const consent = await follow(
    browser,
    await browser.post(form(await login.response.text()), { prompt: 'login', login: subject, password: 'x' }),
  );
  if (consent.url.includes('/index.html')) return { browser, url: consent.url };
  const { url } = await follow(
    browser,
    await browser.post(form(await consent.response.text()), { prompt: 'consent' }),
  );
  return { browser, url };
}
const inApp = () => `${server.origin}/index.html/afterlogin`;
const refusedBy = (code: string) => `${inApp()}?error=${code}`;
const realm = (...roles: unknown[]) => ({ realm_access: { roles } });

test('a person signs in, with the role the claim maps to, on record; a claim named role means nothing', async () => {
  const { user, says, roleNow, contact } = await member('SalesForce');
  says(realm('other', 'prüfer'));
  const { browser, url } = await signInAs(user);
  expect(url).toBe(inApp());
  const { actor } = await refresh(browser);
  expect(actor).toMatchObject({ user, role: 'Employee', instance: account });
  expect(actor.signIn).toEqual({
    isEmbedded: false,
    changePassword: `${issuer}/account/password?realm=firma&userId=${user}`,
  });
  expect(await roleNow()).toBe('Employee');
  const written = await server.db('history').where({ instance: account, recordId: contact });
  expect(JSON.stringify(written)).toContain('instanceRole');
  const wish = new URL(asked.find((one) => one.startsWith('/auth?')) ?? '', issuer).searchParams;
  expect([wish.get('scope'), wish.get('prompt'), wish.get('acr_values')]).toEqual([
    'openid directory offline_access',
    'login',
    'urn:firma:sure',
  ]);
});

test('the first mapping that fits counts, and a value that is merely alike does not', async () => {
  const { user, says, roleNow } = await member(null);
  says(realm('prüfer', 'CN=Leitung;OU=Prüfung'));
  expect((await signInAs(user)).url).toBe(inApp());
  expect(await roleNow()).toBe('Administrator');
  says(realm('PRÜFER', 'prüfer ', ['prüfer'], { prüfer: true }));
  expect((await signInAs(user)).url).toBe(refusedBy('NO_APPLICATION_ACCESS'));
  expect(await roleNow()).toBeNull();
});

test('a claim never crosses over to another account, nor makes a member', async () => {
  const { user, says } = await member();
  const elsewhere = await buildInstance(server.db, { companyName: 'Inna' });
  const there = await buildContact(server.db, elsewhere, user, { instanceRole: 'ServiceProvider' });
  says(realm('CN=Leitung;OU=Prüfung'));
  await signInAs(user);
  expect((await server.db('contacts').where({ id: there }).first('instanceRole')).instanceRole).toBe(
    'ServiceProvider',
  );
  const guest = await buildUser(server.db);
  const { email } = await server.db('users').where({ id: guest }).first('email');
  const own = await buildContact(server.db, elsewhere, guest, { instanceRole: 'Employee' });
  claims.set(guest, { contact: { mail: email }, ...realm('CN=Leitung;OU=Prüfung') });
  const { browser } = await signInAs(guest);
  expect((await refresh(browser)).actor).toMatchObject({
    contact: own,
    role: 'Employee',
    instance: elsewhere,
  });
  expect(await server.db('contacts').where({ user: guest }).pluck('instance')).toEqual([elsewhere]);
  await server.db('contacts').where({ user }).delete();
});

test('an owner stays one whatever the claim says, and no claim makes one', async () => {
  const owner = await member('Owner', { contactType: 'owner' });
  owner.says(realm('prüfer'));
  expect((await signInAs(owner.user)).url).toBe(inApp());
  expect(await owner.roleNow()).toBe('Owner');
  owner.says({});
  expect((await signInAs(owner.user)).url).toBe(inApp());
  expect(await owner.roleNow()).toBe('Owner');
});

test('the limits of the account hold: no more administrators than it may have', async () => {
  const [first, second] = [await member(), await member()];
  first.says(realm('CN=Leitung;OU=Prüfung'));
  second.says(realm('CN=Leitung;OU=Prüfung'));
  expect((await signInAs(first.user)).url).toBe(inApp());
  expect((await signInAs(second.user)).url).toBe(refusedBy('NO_APPLICATION_ACCESS'));
  expect([await first.roleNow(), await second.roleNow()]).toEqual(['Administrator', 'Employee']);
});

test('a role taken away at the issuer goes with the next word asked of it', async () => {
  const { user, says, roleNow } = await member();
  says(realm('prüfer'));
  const { browser } = await signInAs(user);
  server.wait(2 * 3600);
  says(realm());
  const response = await browser.call('POST', '/api/session/refresh');
  expect([response.status, await roleNow()]).toEqual([403, null]);
});

test.each([
  ['by its amr', { amr: ['pwd'] }],
  ['by its acr', { acr: 'urn:firma:loose' }],
])('a person the issuer asked less surely than the settings demand, %s, is not let in', async (_by, weak) => {
  const { user, says } = await member();
  says(realm('prüfer'));
  Object.assign(asking, weak);
  const { browser, url } = await signInAs(user);
  expect(url).toBe(refusedBy('SIGN_IN_TOO_WEAK'));
  await expect(refresh(browser)).rejects.toThrow('NOT_SIGNED_IN');
});

test.each([
  ['without an address', {}, 'EMAIL_NOT_AVAILABLE'],
  ['with an address nobody has', { contact: { mail: 'nobody@firma.example' } }, 'NO_APPLICATION_ACCESS'],
])('a person %s is told so', async (_what, said, code) => {
  const subject = newId();
  claims.set(subject, said);
  expect((await signInAs(subject)).url).toBe(refusedBy(code));
});

test('signing out leads to where this issuer ends its own sign-in', async () => {
  const { user, says } = await member();
  says(realm('prüfer'));
  const { browser } = await signInAs(user);
  const answer = (await (await browser.call('POST', '/api/session/signout')).json()) as {
    endSessionUrl: string;
  };
  const url = new URL(answer.endSessionUrl);
  expect(url.origin).toBe(issuer);
  expect((await fetch(url)).status).toBe(200);
});

test('passwords, lock and second factor are this issuer’s matter', async () => {
  const { user, says } = await member();
  says(realm('prüfer'));
  const { browser } = await signInAs(user);
  const { accessToken: token } = await refresh(browser);
  const state = await browser.call('GET', '/api/session/secondFactor', { token });
  expect(await state.json()).toMatchObject({ isAvailable: false, isDemanded: false });
  const setUp = await browser.call('POST', '/api/session/secondFactor/setUp', { token });
  expect([setUp.status, ((await setUp.json()) as { code: string }).code]).toEqual([409, 'SIGN_IN_ELSEWHERE']);
  await browser.call('POST', '/api/session/lock');
  const unlock = await browser.call('POST', '/api/session/unlock', { body: { password: 'x' } });
  expect(((await unlock.json()) as { code: string }).code).toBe('SIGN_IN_ELSEWHERE');
});
