import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnlineOnly } from './OnlineOnly';

const world = vi.hoisted(() => ({
  view: { isOnline: true, isForcedOffline: false, isSlow: false },
  listeners: new Set<() => void>(),
  reconnect: () => {},
}));
vi.mock('../../data/offline/currentClient', () => ({
  currentClient: () => ({ connection: () => world.view, reconnect: world.reconnect }),
  subscribeToCurrent: (listener: () => void) => {
    world.listeners.add(listener);
    return () => world.listeners.delete(listener);
  },
}));

const become = (change: Partial<typeof world.view>) =>
  act(() => {
    world.view = { ...world.view, ...change };
    for (const listener of world.listeners) listener();
  });
const draw = () =>
  render(
    <AdminContext
      i18nProvider={{ translate: (key) => key, changeLocale: async () => {}, getLocale: () => 'en-EN' }}
    >
      <OnlineOnly>
        <input aria-label="name" />
      </OnlineOnly>
    </AdminContext>,
  );

beforeEach(() => {
  world.view = { isOnline: true, isForcedOffline: false, isSlow: false };
  world.reconnect = vi.fn();
});
afterEach(cleanup);

it('leaves what was begun online as it is when the network goes, and says so above it', () => {
  draw();
  const field = screen.getByLabelText<HTMLInputElement>('name');
  field.value = 'half typed';
  become({ isOnline: false });
  expect(screen.getByRole('alert').textContent).toBe('offline.onlineOnly');
  expect(screen.getByLabelText('name')).toBe(field);
  become({ isOnline: true });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field.value).toBe('half typed');
});

it('offline says so instead of failing, and opens by itself when the network is back', () => {
  become({ isOnline: false });
  draw();
  expect(screen.getByRole('status').textContent).toBe('offline.onlineOnly');
  expect(screen.queryByLabelText('name')).toBeNull();
  become({ isOnline: true });
  expect(screen.getByLabelText('name')).toBeDefined();
});

it('where the person chose to work offline offers to reconnect', () => {
  become({ isOnline: false, isForcedOffline: true });
  draw();
  screen.getByRole('button', { name: 'offline.action.reconnect' }).click();
  expect(world.reconnect).toHaveBeenCalled();
});
