import { productName } from '@plumbline/resources/rules/brands/brand';
import { expect } from 'vitest';
import type { Mail } from '../../mail/mail';
import { signInState } from '../signInState';
import { type Browser, follow, openBrowser } from '../testing/browser';
import { password, type Somebody } from '../testing/people';
import { openSignIn, refresh, type SignInServer, signIn } from '../testing/signInServer';
import { codeOf, keyUri, stepAt } from './oneTimeCodes';

export interface Page {
  browser: Browser;
  status: number;
  text: string;
}

/** What stands in the page for the next post: where it goes and the hidden fields. */
export function formIn(text: string): { address: string; fields: Record<string, string> } {
  const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return {
    address: text.match(/<form method="post" action="([^"]+)"/)?.[1] ?? '',
    fields: Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
  };
}

/** What the tests of second factors do on a server of `useSignInServer`. */
export function secondFactorSteps(server: SignInServer) {
  const forget = () => server.db('rateLimits').delete();
  const inApp = () => `${server.origin}/index.html/afterlogin`;
  const codeNow = (secret: string, ahead = 0) => codeOf(secret, stepAt(server.api.now()) + ahead);

  /** As far as the password leads. */
  async function enterPassword(anna: Somebody): Promise<Page> {
    const browser = openBrowser(server.origin);
    const { url } = await openSignIn(browser);
    const response = await browser.post(url, { email: anna.email, password });
    return { browser, status: response.status, text: response.status === 200 ? await response.text() : '' };
  }
  async function submit(
    { browser, text }: Page,
    values: Record<string, string>,
  ): Promise<Page & { url: string }> {
    const { address, fields } = formIn(text);
    const end = await follow(browser, await browser.post(address, { ...fields, ...values }));
    // The application's own page is not served here.
    const isOurs = !end.url.includes('/index.html');
    return {
      browser,
      status: end.response.status,
      text: isOurs ? await end.response.text() : '',
      url: end.url,
    };
  }

  async function call(browser: Browser, method: string, path: string, body?: object) {
    const { accessToken } = await refresh(browser);
    const response = await browser.call(method, `/api/session/secondFactor${path}`, {
      token: accessToken,
      ...(body ? { body } : {}),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** Switches it on as the app does. */
  async function withSecondFactor(
    anna: Somebody,
  ): Promise<{ browser: Browser; secret: string; codes: string[] }> {
    const { browser } = await signIn(server, anna.email);
    const { body } = await call(browser, 'POST', '/setUp');
    const secret = String(body.secret);
    // A phone that has the app opens it by the address.
    expect(body.address).toBe(keyUri(secret, anna.email, productName));
    const confirmed = await call(browser, 'POST', '/confirm', {
      setUp: body.setUp,
      password,
      code: codeNow(secret),
    });
    expect(confirmed.status).toBe(200);
    server.wait(60);
    return { browser, secret, codes: confirmed.body.recoveryCodes as string[] };
  }

  async function mailsTo(email: string): Promise<string[]> {
    const { sealer } = await signInState(server.api);
    const jobs = await server.db('jobs').where({ kind: 'mail' }).orderBy('id');
    return jobs
      .map((job): Mail => JSON.parse(sealer.open(job.payload.sealed)))
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject);
  }

  return { forget, inApp, codeNow, enterPassword, submit, call, withSecondFactor, mailsTo };
}
