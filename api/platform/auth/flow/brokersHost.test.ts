import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { build } from '../../testing/factories';
import { type Browser, follow, openBrowser } from '../testing/browser';
import { buildSomebody, password } from '../testing/people';
import { openSignIn, refresh, useSignInServer } from '../testing/signInServer';

const server = useSignInServer(() => ({ trustedProxies: 1 }));

/** A browser that came by a broker's own host name, at the port of ORIGIN. */
async function atBroker(host: string): Promise<{ browser: Browser; origin: string; broker: string }> {
  const { id } = await build(server.db, CATALOGUE_ID, 'brokers', {
    name: 'Regalwerk',
    isWhitelabelingBroker: true,
    host,
  });
  const origin = `http://${host}:${new URL(server.origin).port}`;
  return { browser: openBrowser(origin, [], server.origin), origin, broker: id };
}

it('who comes by a broker’s host name signs in and stays there, in its looks', async () => {
  const { browser, origin } = await atBroker('pruefung.regalwerk.example');
  const anna = await buildSomebody(server.db);
  const { page, url } = await openSignIn(browser);
  expect(new URL(url).origin).toBe(origin);
  expect(page).toContain('Regalwerk</title>');
  expect(page.replace(/Powered by Plumbline/, '')).not.toMatch(/Plumbline/);
  const end = await follow(browser, await browser.post(url, { email: anna.email, password }));
  expect(end.url).toBe(`${origin}/index.html/afterlogin`);
  expect((await refresh(browser)).accessToken).toBeTruthy();
  expect(new Set(browser.visited.map((address) => new URL(address).origin))).toEqual(new Set([origin]));
});

it('another site gets neither a session nor a form of those pages, also not at a broker’s host', async () => {
  const { browser } = await atBroker('pruefung.nord.example');
  const stranger = await browser.call('POST', '/api/session/refresh', { origin: 'https://boese.example' });
  expect(stranger.status).toBe(403);
  const form = await browser.get('/oidc/password/forgotten', {
    method: 'POST',
    headers: { origin: 'https://boese.example' },
    body: new URLSearchParams({ email: 'a@b.example' }),
  });
  expect(form.status).toBe(403);
});

it('sends nobody to a host that no broker has', async () => {
  const browser = openBrowser('http://fremd.example', [], server.origin);
  const start = await browser.get('/api/oauth/issuer');
  expect(new URL(start.headers.get('location') ?? '').origin).toBe(server.origin);
  const { origin } = await atBroker('pruefung.sued.example');
  const asked = await openBrowser(server.origin).get(
    `/oidc/auth?${new URLSearchParams({
      client_id: 'plumbline',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://fremd.example/api/oauth/issuer/callback',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    })}`,
  );
  expect(asked.status).toBe(400);
  expect(asked.headers.get('location')).toBeNull();
  expect(origin).toContain('sued');
});
