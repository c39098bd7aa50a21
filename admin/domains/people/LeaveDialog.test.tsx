import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { firstWords, i18nProvider } from '../../data/words/i18nProvider';
import { LeaveDialog } from './LeaveDialog';

let elsewhere = async (): Promise<boolean> => false;
vi.mock('../../data/session/isUnsavedElsewhere', () => ({ isUnsavedElsewhere: () => elsewhere() }));

await firstWords;
afterEach(cleanup);

function leave(): () => number {
  const onLeave = vi.fn();
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <LeaveDialog leaving="signOut" onStay={() => {}} onLeave={onLeave} />
      </AdminContext>
    </MemoryRouter>,
  );
  return () => onLeave.mock.calls.length;
}

it('does not ask where there is nothing to say', async () => {
  elsewhere = async () => false;
  const left = leave();
  await waitFor(() => expect(left()).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that another tab, which leaves as well, holds something unsaved', async () => {
  elsewhere = async () => true;
  const left = leave();
  const dialog = await screen.findByRole('dialog', { name: 'Wylogować?' });
  expect(dialog.textContent).toContain('W innej karcie są niezapisane dane');
  expect(left()).toBe(0);
});

it('keeps nobody where the browser does not tell', async () => {
  elsewhere = () => Promise.reject(new Error('no locks'));
  const left = leave();
  await waitFor(() => expect(left()).toBe(1));
});
