import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionStatus } from '../../data/session/signIn/sessionStatus';
import { anna } from '../../data/session/signIn/testing';
import { firstWords, i18nProvider } from '../../data/words/i18nProvider';
import { BootGate } from './BootGate';
import { type BootState, initialBoot } from './steps/bootState';

const world = vi.hoisted(() => ({ boot: {}, session: {}, recheck: vi.fn(), signIn: vi.fn() }));
vi.mock('./startBoot', () => ({
  boot: { state: () => world.boot, subscribe: () => () => {}, goal: () => '/start/dashboard' },
}));
vi.mock('../../data/session/session', () => ({
  session: {
    status: () => world.session,
    start: async () => world.session,
    subscribe: () => () => {},
    isLocked: () => false,
  },
  recheck: world.recheck,
  signIn: world.signIn,
}));
// The local store is tested separately.
vi.mock('./StoreFault', () => ({ StoreFault: ({ children }: { children: ReactNode }) => children }));

await firstWords;
beforeEach(() => {
  world.recheck.mockReset();
  world.signIn.mockReset();
});
afterEach(cleanup);

function draw(at: string, boot: Partial<BootState>, session: Partial<SessionStatus> = {}) {
  world.boot = { ...initialBoot, ...boot };
  world.session = { state: 'signedIn', actor: anna, code: null, ...session };
  const gate = (
    <AdminContext i18nProvider={i18nProvider}>
      <BootGate>
        <h1>the app</h1>
      </BootGate>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: gate }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), address: () => router.state.location.pathname };
}
const nobody = { state: 'unreachable', actor: null } as const;

it.each([
  '/',
  '/login',
  '/index.html',
  '/boot/start',
  '/boot/after-login',
  '/boot/auth',
  '/index.html/afterlogout',
])('redirects from %s, which is no screen, to the requested one', async (at) => {
  const { address } = draw(at, { phase: 'ready' });
  await screen.findByRole('heading', { name: 'the app' });
  expect(address()).toBe('/start/dashboard');
});

it.each(['/bin', '/bootstrap', '/logins/overview', '/index.htm'])(
  'leaves %s to the app after the start',
  async (at) => {
    const { address } = draw(at, { phase: 'ready' });
    await screen.findByRole('heading', { name: 'the app' });
    expect(address()).toBe(at);
  },
);

it.each([
  ['/client/session', 'Sprawdzanie logowania…'],
  ['/client/data', 'Otwieranie danych lokalnych…'],
  ['/client/settings', 'Wczytywanie ustawień…'],
  ['/client/router', 'Wczytywanie…'],
])('shows only a status at %s before the start is complete', (url, words) => {
  draw('/bin', { phase: 'running', url });
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each([
  ['noSuccess', /^Wczytaj stronę ponownie/],
  ['sessionLoadingError', /^Nie udało się wczytać sesji/],
  ['settingsLoadingError', /^Nie udało się wczytać ustawień/],
] as const)('shows the reason of a failed start: %s', (problem, why) => {
  draw('/bin', { phase: 'failed', problem });
  expect(screen.getByRole('heading', { name: 'Nie udało się uruchomić aplikacji' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(why);
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
});

it.each(['/index.html/afterlogin', '/index.html/configured'])(
  'shows at %s why a sign-in was refused, with a retry',
  async (at) => {
    const { user } = draw(`${at}?error=NO_APPLICATION_ACCESS`, { phase: 'running' }, nobody);
    expect(screen.getByRole('heading', { name: 'Logowanie nie powiodło się' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toContain('NO_APPLICATION_ACCESS');
    await user.click(screen.getByRole('button', { name: 'Zaloguj się ponownie' }));
    expect(world.signIn).toHaveBeenCalledWith('pl-PL');
  },
);

it('shows that the server does not answer if no user is remembered, with a retry', async () => {
  const { user } = draw('/bin', { phase: 'running', url: '/boot/auth' }, nobody);
  expect(screen.getByRole('status').textContent).toContain('Serwer nie odpowiada.');
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(world.recheck).toHaveBeenCalledTimes(1));
});
