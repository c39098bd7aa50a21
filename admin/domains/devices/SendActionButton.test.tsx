import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { SendActionButton } from './SendActionButton';

const { apiFetch } = vi.hoisted(() => ({ apiFetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch }));
beforeEach(() => apiFetch.mockReset().mockImplementation(async () => Response.json({ id: 'sent-1' })));
afterEach(cleanup);

const device = {
  id: '0192a000-0000-7000-8000-000000000001',
  instance: 'account-1',
  name: 'Tablet 3',
  user: 'user-2',
  isRemoteMaintenanceAllowed: true,
};
const rows = [
  {
    id: 'a',
    key: 'reload',
    name: { 'pl-PL': 'Od nowa' },
    description: { 'pl-PL': 'Nasze słowa.' },
    isActive: true,
  },
  { id: 'b', key: 'signOut', name: { 'pl-PL': 'Wyloguj' }, isActive: false },
];

const draw = (record: object = {}, actor: object = {}) =>
  renderScreen({
    element: <SendActionButton record={{ ...device, ...record }} />,
    resource: 'devices',
    dataProvider: memoryData({ deviceActions: rows }).dataProvider,
    actor,
  });

async function open(record: object = {}) {
  const { user } = draw(record);
  await user.click(screen.getByRole('button', { name: 'Wyślij czynność…' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Wyślij czynność: Tablet 3' })) };
}
async function choose({ user, dialog }: Awaited<ReturnType<typeof open>>, name: string) {
  await vi.waitFor(() =>
    expect(
      dialog.getByRole('combobox', { name: 'Co ma się stać?' }).getAttribute('aria-disabled'),
    ).toBeNull(),
  );
  await user.click(dialog.getByRole('combobox', { name: 'Co ma się stać?' }));
  await user.click(await screen.findByRole('option', { name }));
}
const sent = () => apiFetch.mock.calls.map(([address, init]) => [address, JSON.parse(init.body)]);

it('is there for those who keep the account’s devices', () => {
  draw({}, { role: 'Employee' });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  draw({ instance: 'account-2' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why nothing can be sent where the person at the device does not allow it', async () => {
  const { dialog } = await open({ isRemoteMaintenanceAllowed: false });
  expect(dialog.getByText(/nie pozwala na zdalną pomoc/)).toBeTruthy();
  expect(dialog.queryByRole('combobox')).toBeNull();
});

it('says what it does, what to consider and how long it holds, before it sends', async () => {
  const opened = await open();
  await choose(opened, 'Ponowna synchronizacja');
  const { dialog, user } = opened;
  expect(dialog.getByText(/usuwa kopię lokalną/)).toBeTruthy();
  expect(dialog.getByText(/zużywa transfer danych/)).toBeTruthy();
  expect(dialog.getByText(/Po 7 dniach bez kontaktu/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Wyślij' }));
  await screen.findByText(/^Wysłano\. Wynik/);
  expect(sent()).toEqual([[`/api/devices/${device.id}/sendAction`, { action: 'resync' }]]);
});

it('speaks in the provider’s words where it has some, and offers nothing it has switched off', async () => {
  const opened = await open();
  await choose(opened, 'Od nowa');
  expect(opened.dialog.getByText('Nasze słowa.')).toBeTruthy();
  expect(opened.dialog.getByText(/Po 1 dniu bez kontaktu/)).toBeTruthy();
  await opened.user.click(opened.dialog.getByRole('combobox', { name: 'Co ma się stać?' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).not.toContain(
    'Wylogowanie',
  );
});

it('sends a message only with words', async () => {
  const opened = await open();
  await choose(opened, 'Wiadomość');
  const { dialog, user } = opened;
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Wyślij' });
  expect(send.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Treść wiadomości/ }), 'Proszę o telefon');
  await user.click(send);
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      [`/api/devices/${device.id}/sendAction`, { action: 'message', message: 'Proszę o telefon' }],
    ]),
  );
});

it('says why the server refused, and stays', async () => {
  apiFetch.mockRejectedValueOnce(refusal(409, 'DEVICE_ACTION_WAITS'));
  const opened = await open();
  await choose(opened, 'Wysłanie diagnostyki');
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Wyślij' }));
  expect(await opened.dialog.findByText('Ta sama czynność czeka już na wykonanie.')).toBeTruthy();
});
