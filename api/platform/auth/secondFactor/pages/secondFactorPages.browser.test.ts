import { isLanguage, languages } from '@plumbline/resources/language/languages';
import axe from 'axe-core';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOptions } from '../../../../../scripts/testing/browserOptions';
import { sendPage } from '../../issuer/sendPage';
import { signInState } from '../../signInState';
import { useSignInServer } from '../../testing/signInServer';
import { beginSetUp } from '../setUpSecondFactor';
import { codePage, recoveryPage, setUpPage } from './secondFactorPages';

const server = useSignInServer();
let chrome: Browser;

beforeAll(async () => {
  chrome = await chromium.launch(browserOptions);
  const person = {
    id: '019a0000-0000-7000-8000-000000000001',
    email: 'anna@auditor.example',
    product: 'Plumbline',
  };
  const setUp = beginSetUp(await signInState(server.api), person, server.api.now());
  const codes = Array.from({ length: 10 }, (_, index) => `1234-5678-900${index}`);
  server.api.web.get('/sample/:page/:language', (req, res) => {
    const { language } = req.params;
    if (!isLanguage(language)) return;
    const step = { language, address: '/oidc/interaction/x/code', ticket: 'x' };
    const samples: Record<string, () => string> = {
      code: () => codePage({ ...step, problem: 'wrong' }),
      setUp: () => setUpPage({ ...step, setUp, problem: 120 }),
      recovery: () => recoveryPage({ ...step, codes }),
    };
    sendPage(res, { language, page: samples[req.params.page]?.() ?? '' });
  });
});
afterAll(() => chrome.close());

test.each([
  ['code', 'light'],
  ['code', 'dark'],
  ['setUp', 'light'],
  ['setUp', 'dark'],
  ['recovery', 'light'],
  ['recovery', 'dark'],
] as const)(
  '%s in %s colours fits a phone in every language and is accessible',
  async (name, colorScheme) => {
    const page = await chrome.newPage({
      baseURL: server.origin,
      colorScheme,
      viewport: { width: 320, height: 640 },
    });
    for (const language of languages) {
      await page.goto(`/sample/${name}/${language}`);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    }
    await page.evaluate(axe.source);
    const results = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run()); // put there by the line before
    expect(results.passes.length).toBeGreaterThan(5);
    expect(
      results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
    await page.close();
  },
);
