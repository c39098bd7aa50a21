import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { AdminContext, useNotificationContext, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorMessage } from '../entities/errors/errorMessage';
import { holdUnsavedWork } from '../layout/unsavedWork';
import { firstWords, i18nProvider } from '../providers/i18nProvider';
import { ErrorFrame } from './ErrorFrame';
import { noteFailedWrite, takeFailedWrite } from './failedWrites';
import { tell } from './tell';

await firstWords;
afterEach(cleanup);
beforeEach(() => {
  while (takeFailedWrite(Date.now(), () => true));
});

/** Lets a test tell something, and lists what waits to be shown as notices. */
function Screen() {
  const notify = useNotify();
  const { notifications } = useNotificationContext();
  speak = (error) => notify(errorMessage(error, i18nProvider.translate), { type: 'error' });
  say = (message, type) => notify(message, { type });
  return (
    <ul>
      {notifications.map(({ message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text twice is what the test looks for
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

it('tells the same error once at a time, and a success as often as it happens', async () => {
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

it('takes the words for the same whether they come as a key or as a text', async () => {
  open();
  tell({ message: 'errors.UNKNOWN', type: 'error' });
  speak(new Error('anything'));
  await screen.findByRole('listitem');
  expect(notices()).toEqual(['errors.UNKNOWN']);
});

it('makes a failed write something to acknowledge, with what it was about and what to do', async () => {
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

it('says of a command that it was not carried out', async () => {
  open();
  const error = refusal(409, { code: 'LAST_OWNER' });
  fails(error, 'POST', '/api/contacts/1/endAccess');
  speak(error);
  expect(await screen.findByRole('alertdialog', { name: 'Nie wykonano' })).toBeDefined();
});

it('leaves to the form what the form marks, and to a notice what was only read', async () => {
  open();
  const marked = refusal(422, { code: 'INVALID', errors: { name: { message: 'validation.required' } } });
  fails(marked);
  speak(marked);
  speak(refusal(404, { code: 'NOT_FOUND' }));
  await screen.findAllByRole('listitem');
  expect(notices()).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
