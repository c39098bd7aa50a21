import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function stateAfter(...noted: ('kept' | 'coming' | 'not')[]) {
  const { appKept, noteAppKept } = await import('./appKept');
  for (const one of noted) noteAppKept(one);
  return appKept();
}

it('is coming until told otherwise', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(await stateAfter()).toBe('coming');
  expect(await stateAfter('not')).toBe('not');
});

it('is kept after a later attempt, and then stays kept', async () => {
  vi.stubGlobal('navigator', {});
  expect(await stateAfter('not', 'kept', 'not')).toBe('kept');
});

it('is kept where the service worker gave the page', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(await stateAfter()).toBe('kept');
});

it('is no question in development', async () => {
  vi.stubEnv('PROD', false);
  vi.stubGlobal('navigator', {});
  expect(await stateAfter()).toBe('kept');
});
