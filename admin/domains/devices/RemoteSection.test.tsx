import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDevice, readDevice } from '../../data/device';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import type { JournalEntry } from './journal';
import { journalOf } from './ownJournal';

const world = vi.hoisted(() => ({
  fetch: vi.fn(),
  look: vi.fn(async (_isCalled?: boolean) => {}),
  connection: { isOnline: true, isForcedOffline: false, isSlow: false },
}));
vi.mock('../../data/session/session', () => ({ apiFetch: world.fetch }));
vi.mock('./currentFollowing', () => ({ lookAtDevice: world.look }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => world.connection,
}));
const { RemoteSection } = await import('./RemoteSection');
const { RemoteNotices } = await import('./RemoteNotices');

const who = { user: 'user-1', instance: 'account-1' };
const id = '0192a000-0000-7000-8000-000000000001';
const order = (action: JournalEntry['action'], more: Partial<JournalEntry> = {}) => ({
  id: action,
  action,
  message: action === 'message' ? 'Proszę zadzwonić\ndo biura' : null,
  sender: 'Jan Kowalski',
  dateSent: '2026-11-17T11:00:00.000Z',
  dateExpires: '2026-12-17T11:00:00.000Z',
  ...more,
});
beforeEach(() => {
  localStorage.clear();
  world.connection = { isOnline: true, isForcedOffline: false, isSlow: false };
  world.look.mockClear();
  world.fetch.mockReset().mockImplementation(async () => Response.json({}));
});
afterEach(cleanup);

const draw = (element = <RemoteSection />, actor: object = {}) =>
  renderScreen({ element, resource: 'devices', dataProvider: memoryData({}).dataProvider, actor });
const permission = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Zezwalaj na zdalną pomoc' });

it('is switched on by the person at the device, who reads what that permits', async () => {
  keepDevice(localStorage, who, { id, told: 1 });
  const { user } = draw();
  expect(screen.getByText(/Nikt nie widzi ekranu/)).toBeTruthy();
  expect(screen.getByText(/Niewysłane zmiany nigdy/)).toBeTruthy();
  expect(permission().checked).toBe(false);
  await user.click(permission());
  expect(await screen.findByText('Zdalna pomoc jest włączona.')).toBeTruthy();
  expect(permission().checked).toBe(true);
  const [address, init] = world.fetch.mock.calls[0] ?? [];
  expect([address, JSON.parse(init.body)]).toEqual([
    `/api/devices/${id}/allowRemoteMaintenance`,
    { isAllowed: true },
  ]);
  expect(readDevice(localStorage, who)).toMatchObject({ isAllowed: true });
});

it('makes a device known first that the server has not heard of', async () => {
  world.look.mockImplementationOnce(async () => keepDevice(localStorage, who, { id, told: 1 }));
  const { user } = draw();
  await user.click(permission());
  expect(await screen.findByText('Zdalna pomoc jest włączona.')).toBeTruthy();
});

it('stays as it was where the server refuses', async () => {
  keepDevice(localStorage, who, { id, told: 1, isAllowed: true });
  world.fetch.mockRejectedValue(refusal(403, 'NOT_THE_DEVICES_USER'));
  const { user } = draw();
  await user.click(permission());
  expect(await screen.findByText(/włącza i wyłącza tylko osoba/)).toBeTruthy();
  expect(permission().checked).toBe(true);
});

it('cannot be switched offline, but what was done is there to read', () => {
  world.connection = { isOnline: false, isForcedOffline: false, isSlow: false };
  const journal = journalOf(who);
  journal.take([order('diagnostics'), order('update'), order('message')]);
  journal.change('diagnostics', { state: 'DONE', note: 'D-4711' });
  journal.change('update', { state: 'FAILED', failure: 'UPDATE_NOT_TAKEN' });
  draw();
  expect(permission().disabled).toBe(true);
  expect(screen.getByText('Włączać i wyłączać można tylko online.')).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row.startsWith('Wysłanie diagnostyki'))).toContain('WykonanoJan Kowalski');
  expect(rows.find((row) => row.startsWith('Wysłanie diagnostyki'))).toContain('Numer: D-4711');
  expect(rows.find((row) => row.startsWith('Aktualizacja'))).toContain('Nowa wersja się nie uruchomiła');
  expect(rows.find((row) => row.startsWith('Wiadomość'))).toContain('Proszę zadzwonić');
});

it('is nothing for support that looks into the account', () => {
  draw(<RemoteSection />, { mirroring: { id: 'm', until: '2027-01-01T00:00:00.000Z', mayWrite: true } });
  expect(screen.queryByRole('switch')).toBeNull();
});

it('shows a message in the reader’s frame until it is read, and what waits for a quiet moment', async () => {
  const journal = journalOf(who);
  journal.take([order('message'), order('reload', { sender: '' })]);
  const { user } = draw(<RemoteNotices />);
  expect(await screen.findByText('Wiadomość – Jan Kowalski')).toBeTruthy();
  expect(screen.getByText(/Ponowne uruchomienie aplikacji \(prośba od: Pomoc techniczna\)/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Przeczytane' }));
  expect(screen.queryByText('Wiadomość – Jan Kowalski')).toBeNull();
  expect(journal.entries().find(({ action }) => action === 'message')).toMatchObject({
    state: 'DONE',
    isTold: false,
  });
  expect(world.look).toHaveBeenCalledTimes(1);
});

it('shows nothing where nothing waits', () => {
  draw(<RemoteNotices />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
