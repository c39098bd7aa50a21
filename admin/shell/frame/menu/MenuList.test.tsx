import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { MenuList } from './MenuList';

const line = vi.hoisted(() => ({ isOnline: true }));
vi.mock('../../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => ({ ...line, isForcedOffline: false, isSlow: false }),
}));
afterEach(cleanup);

const draw = (isOnline: boolean, at = '/contacts/overview') => {
  line.isOnline = isOnline;
  return renderScreen({
    element: <MenuList />,
    path: '/*',
    at,
    resource: 'contacts',
    dataProvider: memoryData({}).dataProvider,
  });
};

const unfold = async (user: UserEvent, group = 'Ustawienia') =>
  user.click(screen.getByRole('button', { name: group }));

it('shows the entries of a collapsed group after expanding it, and if one is active', async () => {
  const { user } = draw(true);
  expect(screen.queryByRole('link', { name: 'Modele' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Regulamin/ })).toBeNull();
  await unfold(user);
  expect(screen.getByRole('link', { name: 'Modele' })).toBeTruthy();
  await unfold(user);
  expect(screen.queryByRole('link', { name: 'Modele' })).toBeNull();
  cleanup();
  draw(true, '/products/overview');
  expect(screen.getByRole('link', { name: 'Modele' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('button', { name: 'Ustawienia' })).toBeNull();
});

it.each(['Moje konto', 'Sklep', 'Modele', 'Import urządzeń', 'Ustawienia użytkownika'])(
  'offline %s is disabled and says why',
  async (name) => {
    const { user, address } = draw(false);
    await unfold(user);
    const entry = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    await user.click(entry);
    expect(address()).toBe('/contacts/overview');
    expect(await screen.findByText('To wymaga połączenia z internetem.')).toBeTruthy();
  },
);

it('online entries are links, and offline-capable ones always are', async () => {
  const { user, address } = draw(true);
  await unfold(user);
  await user.click(screen.getByRole('link', { name: 'Ustawienia użytkownika' }));
  expect(address()).toBe('/users/settings');
  cleanup();
  const offline = draw(false);
  await offline.user.click(screen.getByRole('link', { name: 'Urządzenia' }));
  expect(offline.address()).toBe('/equipments/overview');
});
