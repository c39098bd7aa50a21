import { createTheme } from '@mui/material';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';
import { holdUnsavedWork } from '../../kit/settings/unsavedWork';
import { SessionBanner } from './SessionBanner';
import { updates } from './serviceWorker';
import { UpdateBanner, UpdatePrompt } from './UpdatePrompt';

type Listener = (before: SessionSummary, after: SessionSummary) => void;
const heard = vi.hoisted(() => ({ listeners: new Set<unknown>() }));
vi.mock('../../data/session/session', () => ({
  session: {
    status: () => status,
    subscribe: () => () => {},
    onActorChanged: (listener: unknown) => {
      heard.listeners.add(listener);
      return () => heard.listeners.delete(listener);
    },
  },
  signIn: async () => {},
  signInBeside: () => true,
}));
const status = { state: 'signedIn', actor: null, code: null };
const reload = vi.fn();

const person = (more: Partial<SessionSummary> = {}): SessionSummary => ({
  user: 'u1',
  contact: 'c1',
  instance: 'i1',
  instanceName: 'Pion',
  instanceType: 'AUDITOR',
  role: 'Administrator',
  locations: 'all',
  categories: 'all',
  email: 'a@b.test',
  name: 'Anna',
  language: 'pl-PL',
  contacts: [],
  ...more,
});

function change(after: SessionSummary): void {
  act(() => {
    for (const listener of heard.listeners) (listener as Listener)(person(), after); // the banner's listener
  });
}

const draw = (reloadsItself: boolean) =>
  render(
    <AdminContext
      i18nProvider={{ translate: (key) => key, changeLocale: async () => {}, getLocale: () => 'en-EN' }}
    >
      <SessionBanner reloadsItself={reloadsItself} />
    </AdminContext>,
  );

afterEach(cleanup);
beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('location', { ...window.location, reload });
});

it('reloads the app when rights change', () => {
  draw(true);
  change(person({ role: 'Employee' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits for unsaved work', () => {
  const release = holdUnsavedWork();
  draw(true);
  change(person({ role: 'Employee' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('people.rights.changed');
  act(release);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves the reload to the user during an inspection', () => {
  draw(false);
  change(person({ role: 'Employee' }));
  expect(reload).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'shell.action.reload' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('treats a different account as a change of user', () => {
  draw(true);
  change(person({ instance: 'i2', contact: 'c2' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('errors.ACTOR_CHANGED');
});

it('shows the reason after the reload', () => {
  sessionStorage.setItem('plumbline-rights-changed', 'yes');
  draw(true);
  expect(sessionStorage.getItem('plumbline-rights-changed')).toBeNull();
});

it('shows after 10 s, and not earlier, that it takes long', () => {
  vi.useFakeTimers();
  try {
    render(
      <AdminContext>
        <WaitingScreen message="shell.boot.redirect" />
      </AdminContext>,
    );
    act(() => void vi.advanceTimersByTime(9_999));
    expect(screen.getByRole('status').textContent).toBe('shell.boot.redirect');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('shell.boot.redirectshell.boot.long');
  } finally {
    vi.useRealTimers();
  }
});

it('a start that waits for the user has a main landmark and a heading', async () => {
  render(
    <AdminContext>
      <WaitingScreen message="boot.signIn.noServer">
        <button type="button">Erneut versuchen</button>
      </WaitingScreen>
    </AdminContext>,
  );
  const page = within(await screen.findByRole('main'));
  expect(page.getByRole('heading', { level: 1, name: 'boot.signIn.noServer' })).toBeTruthy();
  expect(page.getByRole('button')).toBeTruthy();
});

it('shows the update prompt below dialogs', async () => {
  vi.spyOn(updates, 'state').mockReturnValue('waiting');
  render(
    <AdminContext>
      <UpdatePrompt />
    </AdminContext>,
  );
  const prompt = (await screen.findByRole('alert')).closest('.MuiSnackbar-root');
  if (!prompt) throw new Error('It is no message at the edge.');
  expect(Number(getComputedStyle(prompt).zIndex)).toBeLessThan(createTheme().zIndex.modal);
});

it.each([
  ['a desk', true],
  ['a phone', false],
])('shows the update offer at %s once, without covering content', async (_where, isWide) => {
  vi.spyOn(updates, 'state').mockReturnValue('waiting');
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  render(
    <AdminContext>
      <UpdateBanner />
      <UpdatePrompt isFramed />
    </AdminContext>,
  );
  const [offer, ...more] = await screen.findAllByText('shell.update.text');
  expect(more).toEqual([]);
  expect(offer?.closest('.MuiSnackbar-root') !== null).toBe(isWide);
  vi.unstubAllGlobals();
});

it('hides the update offer while a session notice is shown', async () => {
  vi.spyOn(updates, 'state').mockReturnValue('waiting');
  const release = holdUnsavedWork();
  render(
    <AdminContext>
      <SessionBanner reloadsItself />
      <UpdatePrompt />
    </AdminContext>,
  );
  expect(await screen.findByText('faults.update.unsaved')).toBeTruthy();
  change(person({ role: 'Employee' }));
  expect(screen.getByText('people.rights.changed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('faults.update.unsaved')).toBeNull());
  act(release);
});
