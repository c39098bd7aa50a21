import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxItem } from '../../../data/offline/types';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import type { DeviceState } from './gatherDiagnostics';

const world = vi.hoisted(() => ({
  connection: { isOnline: true, isForcedOffline: false, isSlow: false },
  fetch: vi.fn(),
  file: vi.fn(),
}));
vi.mock('../../../data/offline/useConnection', () => ({ useConnection: () => world.connection }));
vi.mock('../../../data/session/session', () => ({ apiFetch: world.fetch }));
vi.mock('./saveText', () => ({ saveText: world.file }));
vi.mock('./readDevice', () => ({ readDevice: async () => state }));

const { DiagnosticsDialog } = await import('./DiagnosticsDialog');

const id = '0192a000-0000-7000-8000-000000000001';
const refused = {
  state: 'refused',
  attempts: 2,
  command: { id, resource: 'audits', recordId: id, operation: 'update', patch: { comment: 'Anna said no' } },
  receipt: { code: 'STALE_VERSION' },
} as unknown as OutboxItem; // as much of one as is told
const state: DeviceState = {
  build: 'index-abc.js',
  browser: 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0',
  screen: '390 x 844',
  language: 'pl-PL',
  connection: world.connection,
  storage: { used: 12_000_000, quota: null, isPersistent: false },
  worker: 'active',
  outbox: {
    waiting: 1,
    refused: 1,
    photos: 3,
    items: [refused],
    lastSync: null,
    isSyncing: false,
    pause: null,
    failure: 'NETWORK',
  },
  downloads: [
    {
      location: id,
      state: 'failed',
      hasRows: false,
      plansLeft: 0,
      received: 0,
      total: null,
      savedAt: null,
      failure: 'NETWORK',
    },
  ],
  errors: [],
};
beforeEach(() => {
  world.connection = { isOnline: true, isForcedOffline: false, isSlow: false };
  world.fetch.mockReset().mockResolvedValue(new Response('{}'));
  world.file.mockReset();
});
afterEach(cleanup);

const onClose = vi.fn();
const open = () =>
  renderScreen({
    element: <DiagnosticsDialog onClose={onClose} />,
    resource: 'devices',
    dataProvider: memoryData({}).dataProvider,
  });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Wyślij' });

it('sends exactly what it showed, and nothing that people wrote', async () => {
  open();
  const shown = await screen.findByText(/build index-abc\.js/);
  expect(shown.textContent).toContain('outbox 1 waiting, 1 refused, 3 photos');
  expect(shown.textContent).toContain(`- audits ${id} update ${id} STALE_VERSION 2 ×`);
  expect(shown.textContent).toContain('storage 12 MB of unknown, may be cleared');
  expect(shown.textContent).not.toContain('Anna');
  fireEvent.change(screen.getByLabelText('Co się stało? (opcjonalnie)'), {
    target: { value: 'Nic nie działa' },
  });
  fireEvent.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const [address, init] = world.fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/errorRecords/report');
  expect(JSON.parse(init.body).records).toMatchObject([
    { httpMethod: 'DIAGNOSTICS', content: 'Nic nie działa', payload: shown.textContent },
  ]);
  expect(await screen.findByText(/Wysłano do pomocy technicznej/)).toBeDefined();
});

it('says that the connection is too poor, and offers a file', async () => {
  world.connection = { isOnline: false, isForcedOffline: false, isSlow: false };
  open();
  const shown = await screen.findByText(/build index-abc\.js/);
  expect(screen.getByRole('alert').textContent).toContain('Połączenie jest zbyt słabe');
  expect(send().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(send());
  expect(world.fetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz do pliku' }));
  expect(world.file).toHaveBeenCalledWith('', shown.textContent);
});

it('says the same when no answer came, and something else when the server refused', async () => {
  world.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  await screen.findByText(/build index-abc\.js/);
  fireEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('Połączenie jest zbyt słabe');
  world.fetch.mockRejectedValueOnce(new HttpError('x', 429, { code: 'TOO_MANY_REQUESTS' }));
  await waitFor(() => expect(send().disabled).toBe(false));
  fireEvent.click(send());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Zbyt wiele prób'));
});
