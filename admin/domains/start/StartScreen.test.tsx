import type { DashboardPage } from '@plumbline/resources/rules/dashboard/dashboardPage';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { StartScreen } from './StartScreen';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));

const hall = { id: 'hall', name: 'Hala 3', version: 1 };
const page: DashboardPage = {
  hasEquipment: true,
  hasReport: true,
  figures: { overdue: 3, soon: 0, openTasks: 2 },
  charts: {
    due: [
      { key: 'overdue', count: 3 },
      { key: '2026-11', count: 4 },
      { key: '2026-12', count: 0 },
    ],
    results: [
      { key: null, count: 1 },
      { key: 'OKAY', count: 6 },
    ],
    locations: [{ key: 'hall', count: 5, overdue: 3 }],
  },
  changes: [
    {
      resource: 'locations',
      operation: 'update',
      at: '2026-11-16T08:00:00Z',
      by: 'Anna Nowak',
      record: hall,
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') });
  asked.mockReset();
  answer(page);
});
afterEach(() => {
  cleanup();
  setCurrentClient(null);
  vi.useRealTimers();
});

/** What the server counts; there is nothing to suggest. */
const answer = (dashboard: DashboardPage) =>
  asked.mockImplementation(async (path: string) =>
    Response.json(path.startsWith('/api/dashboard') ? dashboard : []),
  );
const figuresAsked = () =>
  asked.mock.calls.map(([path]) => String(path)).filter((path) => path.startsWith('/api/dashboard'));
const draw = (actor = {}) =>
  renderScreen({
    element: <StartScreen />,
    resource: 'equipments',
    dataProvider: memoryData({ locations: [hall] }).dataProvider,
    actor: { instanceType: 'COMPANY', ...actor },
  });

/** Where a link leads: the list and its filter. */
function targetOf(link: HTMLElement): [string, unknown] {
  const address = new URL(link.getAttribute('href') ?? '', 'http://x');
  return [address.pathname, JSON.parse(address.searchParams.get('filter') ?? 'null')];
}

describe('the dashboard', () => {
  it('shows how to begin to whom nothing is kept from, and to nobody else', async () => {
    answer({ ...page, hasEquipment: false });
    draw();
    expect(await screen.findByText('Pierwsze kroki')).toBeTruthy();
    cleanup();
    draw({ role: 'Employee', locations: ['hall'] });
    expect(await screen.findByText('Przeglądy po terminie')).toBeTruthy();
    expect(screen.queryByText('Pierwsze kroki')).toBeNull();
    const equipment = await screen.findByRole('region', { name: 'Urządzenia do przeglądu' });
    expect(await within(equipment).findByText(/tylko to, do czego masz uprawnienia/)).toBeTruthy();
  });

  it('shows its parts one at a time on a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width:599.95px'),
      addEventListener() {},
      removeEventListener() {},
    }));
    const { user } = draw();
    const parts = await screen.findByRole('tablist', { name: 'Części pulpitu' });
    expect(await screen.findByRole('region', { name: 'Najbliższe terminy' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Urządzenia do przeglądu' })).toBeNull();
    await user.click(within(parts).getByRole('tab', { name: 'Urządzenia do przeglądu' }));
    expect(await screen.findByRole('region', { name: 'Urządzenia do przeglądu' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Najbliższe terminy' })).toBeNull();
    vi.unstubAllGlobals();
  });

  it('goes on showing how to begin, with what is done, until there is a report', async () => {
    answer({ ...page, hasReport: false });
    draw();
    const steps = within((await screen.findByText('Pierwsze kroki')).parentElement as HTMLElement); // it has one
    expect(await steps.findByText('Utwórz pierwszy raport')).toBeTruthy();
    await vi.waitFor(() => expect(steps.getAllByText('Gotowe')).toHaveLength(1));
    expect(await screen.findByText('Przeglądy po terminie')).toBeTruthy();
  });

  it('asks once for all figures and leads from each to its list', async () => {
    draw();
    const tiles = within(await screen.findByRole('list', { name: 'Co jest do zrobienia' }));
    const overdue = await tiles.findByText('3');
    expect(figuresAsked()).toEqual(['/api/dashboard?today=2026-11-17']);
    expect(targetOf(overdue.closest('a') as HTMLElement)).toEqual([
      '/equipments/overview',
      { isArchived: false, isScrapped: false, nextAuditDate_lte: '2026-11-16' },
    ]);
  });

  it('its charts lead to what each bar counts, and may be read as tables', async () => {
    const { user } = draw();
    const due = within(await screen.findByRole('region', { name: 'Terminy przeglądów' }));
    expect(targetOf(await due.findByRole('link', { name: 'listopad 2026: 4' }))).toEqual([
      '/equipments/overview',
      {
        isArchived: false,
        isScrapped: false,
        nextAuditDate_gte: '2026-11-17',
        nextAuditDate_lte: '2026-11-30',
      },
    ]);
    await user.click(due.getByRole('button', { name: 'Pokaż jako tabelę: Terminy przeglądów' }));
    expect((await due.findAllByRole('row')).map((row) => row.textContent)).toEqual([
      'MiesiącLiczba',
      'Zaległe3',
      'listopad 20264',
      'grudzień 20260',
    ]);
    const places = within(await screen.findByRole('region', { name: 'Do przeglądu według lokalizacji' }));
    const place = await places.findByRole('link', { name: /Hala 3.*3 zaległe.*5/ });
    expect(targetOf(place)[1]).toMatchObject({ location: ['hall'], nextAuditDate_lte: '2026-12-17' });
    const results = within(await screen.findByRole('region', { name: 'Wynik ostatniego przeglądu' }));
    const never = await results.findByRole('link', { name: /wynik nieznany/ });
    expect(targetOf(never)[1]).toMatchObject({ lastAuditResult: null });
  });

  it('tells what changed lately, by whom, and leads there', async () => {
    draw();
    const recent = within(await screen.findByRole('region', { name: 'Ostatnio' }));
    expect(await recent.findByText(/zmieniono · Anna Nowak/)).toBeTruthy();
    expect(recent.getByRole('link', { name: 'Hala 3' }).getAttribute('href')).toBe('/locations/hall/show');
  });

  it('without equipment shows how to begin, what is done of it and what comes next', async () => {
    answer({ ...page, hasEquipment: false });
    draw({ instanceType: 'AUDITOR' });
    expect(await screen.findByRole('heading', { name: 'Pierwsze kroki' })).toBeTruthy();
    const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    await waitFor(() => expect(steps()[1]).toMatch(/^Gotowe ?Dodaj lokalizację/));
    expect(steps()[0]).toMatch(/^1 ?Dodaj klienta/);
    const looks = screen
      .getAllByRole('link', { name: /^Now/ })
      .map(({ className }) => /contained/.test(className));
    expect(looks).toEqual([true, false, false, false, false]);
  });

  it('says when the figures could not be had, and tries again', async () => {
    asked.mockImplementation(async () => {
      throw Object.assign(new Error('x'), { status: 500, body: { code: 'UNEXPECTED' } });
    });
    const { user } = draw();
    const alert = await screen.findByRole('alert');
    answer(page);
    await user.click(
      within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Spróbuj ponownie' }),
    );
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('offline counts what is on the device, and says so', async () => {
    const connection = { isOnline: false, isForcedOffline: false, isSlow: false };
    const client = {
      connection: () => connection,
      isReady: () => false,
      keeps: () => true,
      list: (name: string) => ({ records: name === 'tasks' ? [{ id: 't' }] : [], total: 1 }),
      subscribe: () => () => {},
    };
    setCurrentClient(client as never);
    draw();
    expect(await screen.findByText(/Liczby obejmują tylko lokalizacje zapisane lokalnie/)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  describe('of an account with more than 1500 pieces', () => {
    const results = (count: number) => ({ ...page, charts: { results: [{ key: 'OKAY', count }] } });
    const hint = /^To konto ma ponad 1500 urządzeń/;
    const online = { isOnline: true, isForcedOffline: false, isSlow: false };
    const device = (downloads: readonly object[]) => {
      const client = {
        connection: () => online,
        isReady: () => false,
        keeps: () => false,
        list: () => ({ records: [], total: 0 }),
        downloads: () => downloads,
        state: () => 'synced',
        subscribe: () => () => {},
      };
      setCurrentClient(client as never);
    };

    it('recommends to choose locations, until one is chosen or somebody has put it away', async () => {
      answer(results(1501));
      device([]);
      const { user } = draw();
      const note = (await screen.findByText(hint)).closest('[role="alert"]') as HTMLElement;
      const link = within(note).getByRole('link', { name: 'Wybierz lokalizacje' });
      expect(link.getAttribute('href')).toBe('/offline/overview?tab=locations');
      await user.click(within(note).getByRole('button', { name: 'Nie teraz' }));
      expect(screen.queryByText(hint)).toBeNull();
    });

    it.each([
      ['a location is chosen', 1501, [{ location: 'hall', state: 'downloading' }]],
      ['there are no more', 1500, []],
    ])('not where %s', async (_where, count, downloads) => {
      answer(results(count));
      device(downloads);
      draw();
      await within(await screen.findByRole('list', { name: 'Co jest do zrobienia' })).findByText('3');
      expect(screen.queryByText(hint)).toBeNull();
    });
  });

  it('shows brokers their licences and the provider its errors instead of inspections', async () => {
    answer({ hasEquipment: false, hasReport: true, figures: { accounts: 7 }, charts: {}, changes: [] });
    draw({ instanceType: 'BROKER', broker: 'b', brokers: ['b'] });
    expect(await screen.findByRole('region', { name: 'Licencje, które wkrótce wygasną' })).toBeTruthy();
    expect(await screen.findByText('7')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skanuj' })).toBeNull();
    cleanup();
    draw({ instanceType: 'PROVIDER', role: 'ProviderAdmin' });
    expect(await screen.findByRole('region', { name: 'Najnowsze błędy' })).toBeTruthy();
  });
});
