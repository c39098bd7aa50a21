import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { WithdrawButton } from './WithdrawButton';

const { apiFetch } = vi.hoisted(() => ({ apiFetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch }));
const line = vi.hoisted(() => ({ isOnline: true }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => line,
}));
beforeEach(() => apiFetch.mockReset().mockImplementation(async () => Response.json({})));
afterEach(cleanup);

const draw = (record: object = {}, actor: object = {}) =>
  renderScreen({
    element: <WithdrawButton record={{ id: 'sent-1', instance: 'account-1', state: 'SENT', ...record }} />,
    resource: 'sentDeviceActions',
    dataProvider: memoryData({}).dataProvider,
    actor,
  });

it('takes back what waits', async () => {
  const { user } = draw({ state: 'RECEIVED' });
  await user.click(screen.getByRole('button', { name: 'Wycofaj' }));
  expect(apiFetch.mock.calls[0]?.[0]).toBe('/api/sentDeviceActions/sent-1/withdraw');
  expect(await screen.findByText('Wycofano.')).toBeTruthy();
});

it('says without network why it takes nothing back', async () => {
  line.isOnline = false;
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: 'Wycofaj' }));
  expect(await screen.findByText(/^Ta funkcja działa tylko online/)).toBeTruthy();
  expect(apiFetch).not.toHaveBeenCalled();
  line.isOnline = true;
});

it('says that it is too late', async () => {
  apiFetch.mockRejectedValueOnce(refusal(409, 'DEVICE_ACTION_SETTLED'));
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: 'Wycofaj' }));
  expect(await screen.findByText(/nie można już wycofać/)).toBeTruthy();
});

const mirroring = { id: 'm', until: '2027-01-01T00:00:00.000Z', mayWrite: false };
it.each([
  ['what is done', { state: 'DONE' }, {}],
  ['what failed', { state: 'FAILED' }, {}],
  ['what another account sent', { instance: 'account-2' }, {}],
  ['anything, for whom keeps no devices', {}, { role: 'Employee' }],
  ['anything, for support that only reads', {}, { mirroring }],
])('takes nothing back of %s', (_what, record, actor) => {
  draw(record, actor);
  expect(screen.queryByRole('button')).toBeNull();
});
