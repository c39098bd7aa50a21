import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstWords, i18nProvider } from '../../data/words/i18nProvider';

const world = vi.hoisted(() => ({ canStore: true, open: vi.fn() }));
vi.mock('../errors/canStore', () => ({ canStore: async () => world.canStore }));
vi.mock('./openStoreOf', () => ({ openStoreOf: world.open }));
const actor = { user: 'anna', instance: 'pion' };
vi.mock('../../data/session/useSession', () => ({ useSession: () => ({ actor }) }));
vi.mock('../../data/session/session', () => ({ session: { status: () => ({ actor }) } }));
vi.mock('../errors/fatal/rescueOutbox', () => ({
  rescueOutbox: async () => ({ file: null, count: 0, unreadable: 0, positions: [], broken: [] }),
}));

const { StoreBanner, StoreFault } = await import('./StoreFault');
await firstWords;
beforeEach(() => {
  world.open.mockReset().mockRejectedValue(new Error('BROWSER_STORAGE'));
});
afterEach(cleanup);

const open = () =>
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <StoreFault>
          <StoreBanner />
          <p>the screens</p>
        </StoreFault>
      </AdminContext>
    </MemoryRouter>,
  );

it('allows online work if the browser stores nothing, with a notice on every screen', async () => {
  world.canStore = false;
  open();
  expect(await screen.findByText('the screens')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('nie pozwala zapisywać danych lokalnie');
});

it('blocks the screens if an existing store does not open, until the user continues without it', async () => {
  world.canStore = true;
  open();
  expect(await screen.findByRole('heading', { name: 'Nie można otworzyć danych lokalnych' })).toBeDefined();
  expect(screen.queryByText('the screens')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pracuj dalej bez danych lokalnych' }));
  expect(screen.getByText('the screens')).toBeDefined();
  expect(screen.queryByText(/nie pozwala zapisywać/)).toBeNull();
});

it('retries opening the store before it shows an error', async () => {
  world.open.mockResolvedValue({});
  open();
  expect(world.open).toHaveBeenCalledWith(actor);
  expect(await screen.findByText(/^Otwieranie danych lokalnych/)).toBeDefined();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
