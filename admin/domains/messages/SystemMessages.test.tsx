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
      message('off', { isActive: false }),
    ] as unknown as Parameters<typeof shownMessages>[0];
    const reader = { instanceType: 'COMPANY', dismissed: [], day: '2026-11-17' } as const;
    expect(shownMessages(rows, reader).map(({ id }) => id)).toEqual(['endless', 'now']);
    const [now] = rows;
    if (!now) throw new Error('no rows');
    expect(shownMessages(rows, { ...reader, dismissed: [markOf(now)] }).map(({ id }) => id)).toEqual([
      'endless',
    ]);
    const anew = { ...now, version: 2 };
    expect(shownMessages([anew], { ...reader, dismissed: [markOf(now)] })).toEqual([anew]);
  });

  it('stand above the screen until they are put away', async () => {
    const { user } = renderScreen({
      element: <SystemMessages />,
      resource: 'systemMessages',
      dataProvider: memoryData({ systemMessages: [message('a')] }).dataProvider,
    });
    expect(await screen.findByText('Treść a')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Zamknij komunikat: Tytuł a' }));
    await waitFor(() => expect(screen.queryByText('Treść a')).toBeNull());
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
