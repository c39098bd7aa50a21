import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionStatus } from '../../data/session/signIn/sessionStatus';
import { firstWords, i18nProvider } from '../../data/words/i18nProvider';
import { AuthErrorDialog } from './AuthErrorDialog';

const world = vi.hoisted(() => ({
  status: { state: 'ended', actor: null, code: null } as { state: string; actor: null; code: string | null },
  waiting: 0,
  saved: vi.fn(async () => {}),
  exported: new Blob(['x']),
  listeners: new Set<() => void>(),
}));
vi.mock('../../data/session/useSession', async () => {
  const { useSyncExternalStore } = await import('react');
  return {
    useSession: () =>
      useSyncExternalStore(
        (listener) => {
          world.listeners.add(listener);
          return () => world.listeners.delete(listener);
        },
        () => world.status,
      ),
  };
});
vi.mock('../../data/offline/useOutbox', () => ({
  useOutbox: () => ({ waiting: world.waiting, refused: 0 }),
}));
vi.mock('../../data/offline/currentClient', () => ({
  currentClient: () => ({ exportOutbox: async () => world.exported, isReady: () => false }),
}));
vi.mock('../../domains/sync/screen/saveExport', () => ({ saveExport: world.saved }));

await firstWords;
const logout = vi.fn(async () => false as const);
const authProvider = {
  login: async () => {},
  logout,
  checkAuth: async () => {},
  checkError: async () => {},
  getPermissions: async () => null,
};
const become = (status: Partial<SessionStatus>) =>
  act(() => {
    world.status = { ...world.status, ...status } as typeof world.status;
    for (const listener of world.listeners) listener();
  });
beforeEach(() => {
  logout.mockClear();
  world.saved.mockClear();
  world.waiting = 0;
  world.status = { state: 'signedIn', actor: null, code: null };
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} authProvider={authProvider}>
        <AuthErrorDialog />
      </AdminContext>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

it('ignores expected refusals', () => {
  for (const code of ['NOT_SIGNED_IN', 'SESSION_ENDED', 'ACTOR_CHANGED', 'SESSION_LOCKED']) {
    become({ state: 'ended', code });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  }
  become({ state: 'offline', code: null });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('signs out on confirmation, after showing the unsent changes', async () => {
  world.waiting = 2;
  become({ state: 'ended', code: 'TOKEN_INVALID' });
  const dialog = screen.getByRole('alertdialog', { name: 'Błąd logowania' });
  expect(dialog.textContent).toContain('2 zmiany czekają jeszcze na wysłanie.');
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz kopię do pliku' }));
  await waitFor(() => expect(world.saved).toHaveBeenCalledWith(world.exported));
  expect(logout).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});

it('can be postponed', () => {
  become({ state: 'ended', code: 'NO_APPLICATION_ACCESS' });
  expect(screen.getByRole('alertdialog').textContent).not.toContain('czeka');
  fireEvent.click(screen.getByRole('button', { name: 'Jeszcze nie' }));
  expect(logout).not.toHaveBeenCalled();
  become({ state: 'ended', code: 'TOKEN_INVALID' });
  expect(screen.getByRole('alertdialog')).toBeDefined();
});
