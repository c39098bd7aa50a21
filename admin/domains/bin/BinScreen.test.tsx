import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { BinScreen } from './BinScreen';

const { asked, line } = vi.hoisted(() => ({ asked: vi.fn(), line: { isOnline: true } }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => line,
}));

const entry = (id: string, deletedAt: string) => ({
  resource: 'locations',
  record: { id, name: `Hala ${id}`, instance: 'account-1', version: 2 },
  deletedAt,
  by: 'Anna Nowak',
  along: { equipments: 12 },
});
let pages: Record<string, object>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') });
  line.isOnline = true;
  const first = '2026-11-16T08:00:00.000Z';
  pages = {
    '': { entries: [entry('A', first)], hasMore: true },
    [first]: { entries: [entry('B', '2026-10-20T08:00:00.000Z')], hasMore: false },
  };
  asked.mockReset();
  asked.mockImplementation(async (address: string) =>
    Response.json(pages[new URL(address, 'http://x').searchParams.get('before') ?? '']),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = () =>
  renderScreen({ element: <BinScreen />, resource: 'locations', dataProvider: memoryData({}).dataProvider });

it('says who deleted what, with what, and for how long it can come back; older rows on request', async () => {
  const { user } = draw();
  expect(await screen.findByText('Hala A')).toBeTruthy();
  expect(screen.getByText(/Anna Nowak · jeszcze 29 dni/)).toBeTruthy();
  expect(screen.getByText(/Usunięto razem z tym: Urządzenia: 12/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pokaż starsze' }));
  expect(await screen.findByText('Hala B')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull();
});

it('is empty, and says so', async () => {
  pages = { '': { entries: [], hasMore: false } };
  draw();
  expect(await screen.findByText('Kosz jest pusty')).toBeTruthy();
});

it('says that it could not be read, and reads again', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: /[Pp]onów|ponownie/ }));
  expect(await screen.findByText('Hala A')).toBeTruthy();
});

it('asks nothing of the server without network', async () => {
  line.isOnline = false;
  draw();
  expect(await screen.findByText(/tylko z połączeniem z internetem/)).toBeTruthy();
});
