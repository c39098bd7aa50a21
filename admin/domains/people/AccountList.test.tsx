import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { holdUnsavedWork } from '../../kit/settings/unsavedWork';
import { AccountList } from './AccountList';

const { switchAccount } = vi.hoisted(() => ({ switchAccount: vi.fn(async () => {}) }));
vi.mock('../../data/session/session', () => ({ switchAccount }));
beforeEach(() => switchAccount.mockClear());
afterEach(cleanup);

const account = (contact: string, instance: string, instanceName: string) => ({
  contact,
  instance,
  instanceName,
  instanceType: 'AUDITOR' as const,
  role: 'Employee' as const,
});
const here = account(owner.contact ?? '', owner.instance, owner.instanceName);
const there = account('contact-2', 'account-2', 'Pion');

const draw = () =>
  renderScreen({
    element: <AccountList onDone={() => {}} />,
    resource: 'contacts',
    dataProvider: memoryData({}).dataProvider,
    actor: { contacts: [here, there] },
  });

it('goes over to another account at once where nothing is typed', async () => {
  const { user } = draw();
  await user.click(screen.getByText('Pion'));
  await waitFor(() => expect(switchAccount).toHaveBeenCalledWith('contact-2'));
});

it('asks before typed work is given up, while the account is still the old one', async () => {
  const release = holdUnsavedWork();
  const { user } = draw();
  await user.click(screen.getByText('Pion'));
  expect(screen.getByRole('dialog').textContent).toContain('Wpisane, a niezapisane dane przepadną.');
  await user.click(screen.getByText('Anuluj'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(switchAccount).not.toHaveBeenCalled();
  await user.click(screen.getByText('Pion'));
  await user.click(await screen.findByText('Zmień konto mimo to'));
  expect(switchAccount).toHaveBeenCalledWith('contact-2');
  release();
});
