import { beforeEach, expect, it, vi } from 'vitest';

const signIn = vi.fn();
let state = 'signedOut';
vi.mock('../../data/session/session', () => ({
  session: { start: async () => ({ state }) },
  signIn: async (language: string) => signIn(language) ?? true,
}));
vi.mock('../../data/words/i18nProvider', () => ({ i18nProvider: { getLocale: () => 'hu-HU' } }));

const load = () => import('./leaveForSignIn');

beforeEach(() => {
  vi.resetModules();
  signIn.mockClear();
  state = 'signedOut';
  vi.stubGlobal('navigator', { onLine: true });
});

it('redirects to the sign-in page once, even if requested several times', async () => {
  const { leaveForSignIn, leaveWhereNobodyIs } = await load();
  await leaveWhereNobodyIs('/equipments/overview');
  leaveForSignIn();
  expect(signIn.mock.calls).toEqual([['hu-HU']]);
});

it('retries if a pending sign-out could not be sent', async () => {
  signIn.mockReturnValueOnce(false);
  const { leaveForSignIn } = await load();
  leaveForSignIn();
  await vi.waitFor(() => {
    leaveForSignIn();
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ['who is signed in', '/', 'signedIn', true],
  ['whom the server could not be asked about', '/', 'unreachable', true],
  ['who reads the terms', '/start/informations/privacy-policy', 'signedOut', true],
  ['who has just signed out', '/index.html/afterlogout', 'signedOut', true],
  ['who has no network', '/', 'signedOut', false],
])('does not redirect %s', async (_who, pathname, standing, onLine) => {
  state = standing;
  vi.stubGlobal('navigator', { onLine });
  const { leaveWhereNobodyIs } = await load();
  await leaveWhereNobodyIs(pathname);
  expect(signIn).not.toHaveBeenCalled();
});
