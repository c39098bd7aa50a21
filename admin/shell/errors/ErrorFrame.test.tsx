import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { AdminContext, useNotificationContext, useNotify } from 'react-admin';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoAnswer } from '../../data/calls/NoAnswer';
import { errorMessage } from '../../data/errors/errorMessage';
import { noteFailedWrite, takeFailedWrite } from '../../data/errors/failedWrites';
import { firstWords, i18nProvider } from '../../data/words/i18nProvider';
import { holdUnsavedWork } from '../../kit/settings/unsavedWork';
import { lazyScreen } from '../routes/lazyScreen';
import { ErrorFrame } from './ErrorFrame';
import { tell } from './tell';

vi.mock('../../kit/behaviour/tryLoading', async (original) => {
  const { tryLoading } = await original<typeof import('../../kit/behaviour/tryLoading')>();
  const atOnce = async () => {};
  return { tryLoading: <T,>(load: () => Promise<T>) => tryLoading(load, 3, atOnce) };
});

await firstWords;
afterEach(cleanup);
beforeEach(() => {
  while (takeFailedWrite(Date.now(), () => true));
});

/** Lets a test send notices, and lists those shown. */
function Screen() {
  const notify = useNotify();
  const { notifications } = useNotificationContext();
  speak = (error) => notify(errorMessage(error, i18nProvider.translate), { type: 'error' });
  say = (message, type) => notify(message, { type });
  return (
    <ul>
      {notifications.map(({ message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: duplicates are what the test checks
        <li key={index}>{String(message)}</li>
      ))}
    </ul>
  );
}
let speak: (error: unknown) => void;
let say: (message: string, type: 'error' | 'success' | 'warning') => void;

const open = () =>
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <ErrorFrame>
          <Screen />
        </ErrorFrame>
      </AdminContext>
    </MemoryRouter>,
  );
const notices = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const fails = (error: unknown, method = 'PUT', path = '/api/equipments/1', reference?: string) =>
  noteFailedWrite({ error, method, path, at: Date.now(), reference });
const refusal = (status: number, body: object) => new HttpError('x', status, body);

it('shows an error once at a time, but each success', async () => {
  open();
  for (let index = 0; index < 3; index += 1) {
    say('errors.NOT_FOUND', 'error');
    say('errors.NETWORK', 'warning');
    say('shell.form.saved', 'success');
  }
  await screen.findAllByText('shell.form.saved');
  expect(notices()).toEqual([
    'errors.NOT_FOUND',
    'errors.NETWORK',
    'shell.form.saved',
    'shell.form.saved',
    'shell.form.saved',
  ]);
});

it('treats a key and its text as the same notice', async () => {
  open();
  tell({ message: 'errors.UNKNOWN', type: 'error' });
  speak(new Error('anything'));
  await screen.findByRole('listitem');
  expect(notices()).toEqual(['errors.UNKNOWN']);
});

it('shows a failed write as a dialog with subject and advice', async () => {
  open();
  const release = holdUnsavedWork();
  const error = refusal(500, { code: 'UNEXPECTED' });
  fails(error, 'PUT', '/api/equipments/1', '0A1B2C3D');
  speak(error);
  speak(error);
  const dialog = await screen.findByRole('alertdialog', { name: 'Nie zapisano' });
  expect(dialog.textContent).toContain('Na serwerze wystąpił nieoczekiwany błąd.');
  expect(dialog.textContent).toContain('Dotyczy: Urządzenie');
  expect(dialog.textContent).toContain('0A1B2C3D');
  expect(dialog.textContent).toContain('Wpisane dane są nadal na ekranie.');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('alertdialog')).toBe(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Rozumiem' }));
  expect(notices()).toEqual([]);
  release();
});

it('shows that a command was not carried out', async () => {
  open();
  const error = refusal(409, { code: 'LAST_OWNER' });
  fails(error, 'POST', '/api/contacts/1/endAccess');
  speak(error);
  expect(await screen.findByRole('alertdialog', { name: 'Nie wykonano' })).toBeDefined();
});

it('shows that the result of an unanswered write is uncertain', async () => {
  open();
  const error = new NoAnswer({ timeout: 'write', method: 'PUT' });
  fails(error);
  speak(error);
  const dialog = await screen.findByRole('alertdialog', { name: 'Brak odpowiedzi serwera' });
  expect(dialog.textContent).toContain('Nie ma pewności, czy operacja została wykonana');
});

it('shows field errors in the form, and read errors as notices', async () => {
  open();
  const marked = refusal(422, { code: 'INVALID', errors: { name: { message: 'validation.required' } } });
  fails(marked);
  speak(marked);
  speak(refusal(404, { code: 'NOT_FOUND' }));
  await screen.findAllByRole('listitem');
  expect(notices()).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks to retry a screen that failed to load; declining returns to the previous one', async () => {
  const attempts: string[] = [];
  const lost = lazyScreen({
    path: 'lost',
    load: async () => {
      attempts.push('lost');
      throw new TypeError('error loading dynamically imported module: /assets/Lost.js');
    },
  });
  const next = lazyScreen({ path: 'next', load: async () => () => <h1>The next one</h1> });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/before']}>
      <AdminContext i18nProvider={i18nProvider}>
        <Link to="/next">go on</Link>
        <Routes>
          <Route path="/before" element={<Link to="/lost">open</Link>} />
          <Route path="/lost" element={lost} />
          <Route path="/next" element={next} />
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'open' }));
  const question = await screen.findByRole('alertdialog', { name: 'Wystąpił błąd' });
  expect(question.textContent).toContain('Wczytaj okno ponownie.');
  expect(attempts).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Zostań' }));
  expect(await screen.findByRole('link', { name: 'open' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'open' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  // Navigation by a link outside: the failed screen leaves no state behind.
  fireEvent.click(screen.getByText('go on'));
  expect(await screen.findByRole('heading', { name: 'The next one' })).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
