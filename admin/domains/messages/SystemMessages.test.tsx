import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { SystemMessages } from './SystemMessages';
import { markOf, shownMessages } from './shownMessages';

const message = (id: string, more: object = {}) => ({
  id,
  version: 1,
  title: { 'pl-PL': `Tytuł ${id}` },
  content: { 'pl-PL': `Treść ${id}` },
  level: 'WARNING',
  validFrom: '2026-11-17',
  validTill: '2026-11-17',
  audience: null,
  role: null,
  broker: null,
  account: null,
  beforeVersion: null,
  isDismissible: true,
  isActive: true,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('messages to everybody', () => {
  it('are told on their days to whom they concern, the urgent first', () => {
    const rows = [
      message('now'),
      message('future', { validFrom: '2026-11-18', validTill: null }),
      message('past', { validTill: '2026-11-16' }),
      message('endless', { validTill: null, level: 'ERROR' }),
      message('brokers', { audience: 'BROKER' }),
      message('owners', { role: 'Owner' }),
      message('others', { account: 'account-2' }),
      message('newer', { beforeVersion: '0.50.102302' }),
      message('older', { beforeVersion: '0.51', validTill: null, level: 'INFO' }),
      message('off', { isActive: false }),
    ] as unknown as Parameters<typeof shownMessages>[0];
    const reader = {
      instanceType: 'COMPANY',
      role: 'Employee',
      instance: 'account-1',
      dismissed: [],
      day: '2026-11-17',
      version: '0.50.102302-abcdefgh',
    } as const;
    expect(shownMessages(rows, reader).map(({ id }) => id)).toEqual(['endless', 'now', 'older']);
    const [now] = rows;
    if (!now) throw new Error('no rows');
    expect(shownMessages(rows, { ...reader, dismissed: [markOf(now)] }).map(({ id }) => id)).toEqual([
      'endless',
      'older',
    ]);
    const standing = { ...now, isDismissible: false };
    expect(shownMessages([standing], { ...reader, dismissed: [markOf(now)] })).toEqual([standing]);
    const anew = { ...now, version: 2 };
    expect(shownMessages([anew], { ...reader, dismissed: [markOf(now)] })).toEqual([anew]);
  });

  it('stand above the screen until they are put away, which the server remembers', async () => {
    const data = memoryData({ systemMessages: [message('a')], dismissedMessages: [] });
    const { user } = renderScreen({
      element: <SystemMessages />,
      resource: 'systemMessages',
      dataProvider: data.dataProvider,
    });
    expect(await screen.findByText('Treść a')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Zamknij komunikat: Tytuł a' }));
    await waitFor(() => expect(screen.queryByText('Treść a')).toBeNull());
    expect(screen.queryByRole('complementary')).toBeNull();
    const written = data.calls.filter(({ method }) => method === 'create');
    expect(written).toMatchObject([
      {
        resource: 'dismissedMessages',
        params: { data: { user: 'user-1', message: 'a', messageVersion: 1 } },
      },
    ]);
  });

  it('stay away that were put away on another device', async () => {
    const dismissed = { id: 'd', user: 'user-1', message: 'a', messageVersion: 1 };
    renderScreen({
      element: <SystemMessages />,
      resource: 'systemMessages',
      dataProvider: memoryData({
        systemMessages: [message('a'), message('b')],
        dismissedMessages: [dismissed],
      }).dataProvider,
    });
    expect(await screen.findByText('Treść b')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Treść a')).toBeNull());
  });

  it('cannot be put away where the provider wants them to stand', async () => {
    renderScreen({
      element: <SystemMessages />,
      resource: 'systemMessages',
      dataProvider: memoryData({
        systemMessages: [message('a', { isDismissible: false })],
        dismissedMessages: [],
      }).dataProvider,
    });
    expect(await screen.findByText('Treść a')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
