import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxItem } from '../../../data/offline/types';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { OutboxPanel } from './OutboxPanel';

const { outbox, client, saved } = vi.hoisted(() => ({
  outbox: { items: [] as object[] },
  client: {
    retry: vi.fn(async () => {}),
    discard: vi.fn(async () => {}),
    exportOutbox: vi.fn(async () => ({ commands: 1 })),
  },
  saved: vi.fn(async () => {}),
}));
vi.mock('../../../data/offline/useOutbox', () => ({ useOutbox: () => outbox }));
vi.mock('../../../data/offline/currentClient', async (original) => ({
  ...(await original<object>()),
  openClient: () => client,
}));
vi.mock('./useItemTitle', () => ({ useItemTitle: () => ({ kind: 'Urządzenie', title: 'R-1' }) }));
vi.mock('./saveExport', () => ({ saveExport: saved }));

const item = (id: string, state: OutboxItem['state'], more: Partial<OutboxItem> = {}): OutboxItem => ({
  position: Number(id),
  command: {
    id: `c${id}`,
    resource: 'equipments',
    recordId: id,
    operation: 'update',
    baseVersion: 1,
    patch: { comment: 'x' },
    madeAt: '2026-11-17T10:00:00.000Z',
    schemaVersion: 1,
  },
  state,
  before: {},
  attempts: 0,
  settledAt: null,
  receipt: null,
  exportedAt: null,
  photos: [],
  ...more,
});
const refused = item('1', 'refused', {
  receipt: { commandId: 'c1', outcome: 'refused', code: 'NOT_FOUND' } as unknown as OutboxItem['receipt'],
});

beforeEach(() => {
  for (const call of [client.retry, client.discard, client.exportOutbox, saved]) call.mockClear();
});
afterEach(cleanup);

function draw(...items: OutboxItem[]) {
  outbox.items = items;
  const { dataProvider } = memoryData({});
  return renderScreen({ element: <OutboxPanel />, resource: 'equipments', dataProvider });
}
const section = (name: string) => within(screen.getByRole('region', { name }));

it('shows what was refused first, what waits behind it, and what arrived', () => {
  draw(
    refused,
    { ...item('1', 'waiting'), position: 4 },
    item('2', 'waiting', { attempts: 2 }),
    item('3', 'confirmed'),
  );
  expect(section('Odrzucone').getAllByRole('listitem')).toHaveLength(1);
  const waiting = section('Czekają na wysłanie');
  expect(waiting.getAllByRole('listitem')).toHaveLength(2);
  expect(waiting.getByText('Czeka na odrzuconą zmianę powyżej.')).toBeTruthy();
  expect(waiting.getByText('2 próby')).toBeTruthy();
  expect(section('Wysłane').getAllByRole('listitem')).toHaveLength(1);
});

it('says that nothing waits', () => {
  draw();
  expect(screen.getByText(/Na tym koncie nic nie czeka/)).toBeTruthy();
});

it('tries a refused change again', async () => {
  const { user } = draw(refused);
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(client.retry).toHaveBeenCalledExactlyOnceWith('c1');
});

it('gives a change up only after a copy of it was saved', async () => {
  const { user } = draw(refused);
  await user.click(screen.getByRole('button', { name: 'Odrzuć…' }));
  saved.mockRejectedValueOnce(new Error('no room'));
  await user.click(await screen.findByRole('button', { name: 'Eksportuj i odrzuć' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(client.discard).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Eksportuj i odrzuć' }));
  await vi.waitFor(() => expect(client.discard).toHaveBeenCalledExactlyOnceWith('c1'));
});
