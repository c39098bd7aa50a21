import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { EntityCreate } from './EntityCreate';

const line = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  let isOnline = false;
  return {
    isOnline: () => isOnline,
    become: (next: boolean) => {
      isOnline = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
vi.mock('../../data/offline/useConnection', async () => {
  const { useSyncExternalStore } = await import('react');
  return {
    useConnection: () => ({
      isOnline: useSyncExternalStore(line.subscribe, line.isOnline),
      isForcedOffline: false,
      isSlow: false,
    }),
  };
});
afterEach(cleanup);

const needsInternet = 'To wymaga połączenia z internetem.';

it('shows what only the server can grant to a new contact, says so, and keeps what was chosen before', async () => {
  line.become(true);
  const { user } = renderScreen({
    element: <EntityCreate />,
    resource: 'contacts',
    dataProvider: memoryData({ contacts: [] }).dataProvider,
  });
  await user.click(await screen.findByRole('tab', { name: 'Uprawnienia' }));
  await user.click(await screen.findByRole('combobox', { name: 'Rola' }));
  await user.click(await screen.findByRole('option', { name: 'Administrator' }));
  expect(screen.queryByText(needsInternet)).toBeNull();

  act(() => line.become(false));
  const role = within(screen.getByRole('group', { name: 'Rola' }));
  expect(role.getByText(needsInternet)).toBeTruthy();
  expect(role.getByText('Administrator')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Rola' })).toBeNull();

  act(() => line.become(true));
  expect(await screen.findByRole('combobox', { name: 'Rola' })).toBeTruthy();
  expect(screen.queryByText(needsInternet)).toBeNull();
});

it('says before anybody types that what devices do not keep is made online only', async () => {
  line.become(false);
  renderScreen({
    element: <EntityCreate />,
    resource: 'brokers',
    dataProvider: memoryData({}).dataProvider,
    actor: { instanceType: 'PROVIDER', role: 'ProviderAdmin', contact: null },
  });
  expect(await screen.findByText('Ta funkcja wymaga połączenia z internetem.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => line.become(true));
  expect(await screen.findByRole('textbox', { name: 'Nazwa' })).toBeTruthy();
});
