import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ChangelogScreen } from './ChangelogScreen';
import { isNews } from './news';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({
  apiFetch: asked,
  session: { status: () => ({ state: 'signedIn', actor: { user: 'user-1' } }) },
}));

const entry = (id: string, versionName: string, dateDeployed: string) => ({
  id,
  versionName,
  application: 'Plumbline',
  dateDeployed,
  createdAt: `${dateDeployed}T06:00:00.000Z`,
  isActive: true,
  descriptions: { 'pl-PL': `Nowe w ${versionName}` },
});
const rows = [entry('b', '0.50', '2026-11-16'), entry('a', '0.49', '2026-10-05')];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') });
  asked.mockReset();
  asked.mockImplementation(async () =>
    Response.json({
      id: 'user-1',
      createdAt: '2026-01-01T00:00:00.000Z',
      newsSeenAt: '2026-10-20T08:00:00.000Z',
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what is new', () => {
  it('marks what came since the last visit, and remembers that it was read', async () => {
    const data = memoryData({ changelogs: rows });
    renderScreen({ element: <ChangelogScreen />, resource: 'changelogs', dataProvider: data.dataProvider });
    const newest = within(await screen.findByRole('region', { name: '0.50' }));
    expect(await newest.findByText('Nowe')).toBeTruthy();
    expect(newest.getByText('16.11.2026')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '0.49' })).queryByText('Nowe')).toBeNull();
    expect(data.calls[0]?.params.filter).toEqual({ isActive: true, dateDeployed_lte: '2026-11-17' });
    await waitFor(() => expect(asked.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(true));
    const [path, init] = asked.mock.calls.find(([, one]) => one?.method === 'PUT') ?? [];
    expect(path).toBe('/api/users/user-1');
    expect(JSON.parse(String(init?.body))).toEqual({ newsSeenAt: '2026-11-17T12:00:00.000Z' });
    // Marked as long as one reads.
    expect(newest.getByText('Nowe')).toBeTruthy();
  });

  it.each([
    ['never read: what came since joining', null, '2026-11-01T00:00:00.000Z', true],
    ['joined afterwards', null, '2026-11-17T00:00:00.000Z', false],
    ['read before it came on the same day', '2026-11-16T05:00:00.000Z', '2026-01-01T00:00:00.000Z', true],
    ['read after it came on the same day', '2026-11-16T07:00:00.000Z', '2026-01-01T00:00:00.000Z', false],
  ])('%s', (_case, newsSeenAt, createdAt, expected) => {
    // Of an entry and of a reader only what decides.
    expect(isNews(rows[0] as never, { newsSeenAt, createdAt })).toBe(expected);
  });

  it('stands together by version and application, and can be kept to one of these', async () => {
    const more = [
      ...rows,
      { ...entry('c', '0.50', '2026-11-15'), descriptions: { 'de-DE': 'Auch in 0.50' } },
      {
        ...entry('d', '0.50', '2026-11-14'),
        application: 'Plumbline Scanner',
        descriptions: { 'pl-PL': 'Skaner' },
      },
    ];
    const { user } = renderScreen({
      element: <ChangelogScreen />,
      resource: 'changelogs',
      dataProvider: memoryData({ changelogs: more }).dataProvider,
    });
    const own = within(await screen.findByRole('region', { name: '0.50' }));
    expect(own.getByText('Nowe w 0.50')).toBeTruthy();
    // In the language there is, where the reader's own is missing.
    expect(own.getByText('Auch in 0.50')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Plumbline Scanner 0.50' })).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Aplikacja' }));
    await user.click(await screen.findByRole('option', { name: 'Plumbline Scanner' }));
    expect(screen.queryByRole('region', { name: '0.50' })).toBeNull();
    expect(screen.getByText('Skaner')).toBeTruthy();
  });
});
