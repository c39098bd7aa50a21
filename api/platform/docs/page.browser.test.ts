import axe from 'axe-core';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOptions } from '../../../scripts/testing/browserOptions';
import { useTestDatabase } from '../testing/database';
import { useWholeApi } from '../testing/useWholeApi';

const whole = useWholeApi(useTestDatabase());
let chrome: Browser;
beforeAll(async () => {
  chrome = await chromium.launch(browserOptions);
});
afterAll(() => chrome.close());

describe('the document of the API', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  ])('is sent to who accepts %s as %s', async (accept, type) => {
    const headers: Record<string, string> = accept ? { accept } : {};
    const answer = await fetch(`${whole.api().config.origin}/api/docs`, { headers });
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it.each([
    ['/api/docs/page.js', 'text/javascript'],
    ['/api/docs/page.css', 'text/css'],
  ])('loads %s as %s', async (address, type) => {
    const answer = await fetch(`${whole.api().config.origin}${address}`);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it('is a page to search, read and try, under the policy of the application', async () => {
    const page = await chrome.newPage({ baseURL: whole.api().config.origin });
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto('/api/docs');
    await page.getByLabel('Search').fill('legal text in force');
    const operation = page.locator('#legal_kind_get');
    await operation.locator('summary').click();
    await operation.getByLabel('kind').fill('agb');
    await operation.getByRole('button', { name: 'Send' }).click();
    await operation.getByText('"versionName": "1.0"').waitFor();
    expect(await page.locator('details.operation:visible').count()).toBe(1);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(),
    ); // put there by the line before
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });
});
