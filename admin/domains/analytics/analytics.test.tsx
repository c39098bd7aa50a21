import type { AnalyticsPage } from '@plumbline/resources/rules/analytics/analyticsPage';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { AnalyticsLink } from './AnalyticsLink';
import { SalesAnalytics } from './SalesAnalytics';
import { SellersScreen } from './SellersScreen';
import { WorkAnalytics } from './WorkAnalytics';

const { asked, saved } = vi.hoisted(() => ({ asked: vi.fn(), saved: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));
vi.mock('../../data/files/saveAs', () => ({ saveAs: saved }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const none = { now: 0, before: 0 };
const page = (measures: AnalyticsPage['measures'], more: Partial<AnalyticsPage> = {}): AnalyticsPage => ({
  span: { from: '2026-11-01', to: '2026-11-30' },
  before: { from: '2026-10-01', to: '2026-10-31' },
  measures,
  activeUsers: { now: 3, before: 2 },
  accounts: null,
  ...more,
});
const work = page([
  {
    name: 'punctuality',
    total: { now: 6, before: 4 },
    groups: [{ key: 'true', now: 6, before: 4 }],
    series: [],
  },
  {
    name: 'inspections',
    total: { now: 6, before: 4 },
    groups: [],
    series: Array.from({ length: 30 }, (_, index) => (index === 9 ? { now: 6, before: 4 } : none)),
  },
  {
    name: 'timeToRemedy',
    total: { now: 7.5, before: null },
    groups: [{ key: 'red', now: 7.5, before: null }],
    series: [],
  },
  {
    name: 'categories',
    total: { now: 5, before: null },
    groups: [{ key: 'racks', now: 5, before: null }],
    series: [],
  },
]);
const sales = page([
  {
    name: 'revenue',
    total: { now: null, before: null },
    groups: [{ key: 'EUR', now: 1002, before: 400 }],
    series: [],
  },
  { name: 'licencesSold', total: { now: 2, before: 0 }, groups: [], series: [] },
]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') });
  asked.mockReset();
  saved.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const broker = { instanceType: 'BROKER', broker: 'broker-1', brokers: ['broker-1'] } as const;
const draw = (element: React.ReactElement, actor: object = {}, at = '/', resource = 'instances') =>
  renderScreen({
    element,
    at,
    resource,
    dataProvider: memoryData({
      categories: [{ id: 'racks', name: { 'pl-PL': 'Regały' } }],
      salesmen: [{ id: 'seller', firstName: 'Ewa', lastName: 'Lis' }],
      brokers: [{ id: 'broker-1', name: 'Nord' }],
    }).dataProvider,
    actor,
  });
const answer = (body: unknown) => asked.mockImplementation(async () => Response.json(body));
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? 'null');

describe('analytics of the own work', () => {
  it('sums up the month beside the one before, and leads to the rows', async () => {
    answer(work);
    draw(<WorkAnalytics />);
    const summary = await card('Podsumowanie');
    const rows = summary.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toContain('Zakończone przeglądy64▲ +50%');
    expect(rows).toContain('Czas do usunięcia7,5 dni––');
    expect(rows.filter((row) => row?.startsWith('Przeglądy według'))).toEqual([]);
    expect(rows).toContain('Aktywni użytkownicy32▲ +50%');
    expect(filterOf(summary.getByRole('link', { name: 'Zakończone przeglądy' }))).toMatchObject({
      isFinished: true,
      dateAudited_gte: new Date('2026-11-01T00:00:00').toISOString(),
    });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/analytics?board=work&timespan=month&day=2026-11-17');
  });

  it('each chart is a table and a file as well, its rows lead to their list', async () => {
    answer(work);
    const { user } = draw(<WorkAnalytics />);
    const categories = await card('Urządzenia według kategorii');
    await user.click(categories.getByRole('button', { name: /Pokaż jako tabelę/ }));
    expect(filterOf(await categories.findByRole('link', { name: 'Regały' }))).toMatchObject({
      isArchived: false,
      category: ['racks'],
    });
    await user.click(categories.getByRole('button', { name: /Pobierz jako CSV/ }));
    const content: Blob = saved.mock.calls[0]?.[0];
    expect(await content.text()).toContain('Regały;5');
  });

  it('asks for another span and the ones around it, and keeps them in the address', async () => {
    answer(work);
    const { user, router } = draw(<WorkAnalytics />);
    await card('Podsumowanie');
    await user.click(screen.getByRole('button', { name: 'Poprzedni okres' }));
    expect(router.state.location.search).toBe('?day=2026-10-01');
    await user.click(screen.getByRole('button', { name: 'Rok' }));
    await waitFor(() =>
      expect(asked.mock.calls.at(-1)?.[0]).toBe('/api/analytics?board=work&timespan=year&day=2026-10-01'),
    );
    await user.click(screen.getByRole('button', { name: 'Następny okres' }));
    expect(router.state.location.search).toContain('day=2027-01-01');
    await user.click(screen.getByRole('button', { name: 'Dzisiaj' }));
    expect(router.state.location.search).toContain('day=2026-11-17');
  });

  it('says that there is nothing to count, that it is counting, and why it could not', async () => {
    asked.mockImplementation(() => new Promise(() => undefined));
    draw(<WorkAnalytics />);
    expect(screen.getByRole('status', { name: 'Liczenie…' })).toBeTruthy();
    cleanup();
    answer(page([{ name: 'inspections', total: none, groups: [], series: [none] }]));
    draw(<WorkAnalytics />);
    const empty = await card('Zakończone przeglądy');
    expect(empty.getByText(/nie ma nic do policzenia/)).toBeTruthy();
    cleanup();
    asked.mockImplementation(async () => {
      throw new TypeError('Failed to fetch');
    });
    draw(<WorkAnalytics />);
    expect(await screen.findByRole('button', { name: /Spróbuj ponownie|Ponów/ })).toBeTruthy();
  });

  it('is no screen of the provider', () => {
    draw(<WorkAnalytics />, { instanceType: 'PROVIDER', role: 'ProviderAdmin' });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('analytics of what is sold', () => {
  it('tells revenue by currency, and narrows to an account', async () => {
    answer({ ...sales, accounts: ['account-7'] });
    draw(<SalesAnalytics />, broker, '/?account=account-7');
    const summary = await card('Podsumowanie');
    const revenue = summary.getByRole('link', { name: /^Przychód.*EUR/ });
    expect(filterOf(revenue)).toMatchObject({ instance: ['account-7'], state: ['PAID', 'DELIVERED'] });
    expect(revenue.closest('tr')?.textContent).toMatch(/1002,00.*400,00.*\+151%/);
    expect(asked.mock.calls[0]?.[0]).toContain('account=account-7');
    expect(screen.getByRole('link', { name: 'Pokaż wszystkie konta' })).toBeTruthy();
  });

  it('leads to no list where the accounts are too many for one', async () => {
    answer(sales);
    draw(<SalesAnalytics />, broker, '/?broker=broker-1');
    const summary = await card('Podsumowanie');
    expect(summary.queryByRole('link')).toBeNull();
    expect(screen.getByText(/zbyt wiele na filtrowaną listę/)).toBeTruthy();
  });

  it('is closed to those who sell nothing', () => {
    draw(<SalesAnalytics />);
    cleanup();
    draw(<SellersScreen />);
    cleanup();
    draw(<AnalyticsLink record={{ id: 'account-7' }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is reached from an account, a salesperson and a broker', () => {
    draw(<AnalyticsLink record={{ id: 'seller' }} />, broker, '/', 'salesmen');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/analytics/sales?salesman=seller');
  });
});

describe('the sales overview', () => {
  const seller = (id: string | null) => ({
    id,
    accounts: 4,
    amounts: { licencesSold: { now: 3, before: 2 } },
    revenue: { EUR: { now: 1002, before: 0 } },
  });

  it('sets salespeople beside each other, each leading to the figures of its own', async () => {
    answer({ ...page([]), sellers: [seller('seller'), seller(null)] });
    const { user } = draw(<SellersScreen />, broker, '/?timespan=year');
    const name = await screen.findByRole('link', { name: /Ewa/ });
    expect(name.getAttribute('href')).toBe('/analytics/sales?timespan=year&salesman=seller');
    const row = within(name.closest('tr') as HTMLElement);
    expect(filterOf(row.getByRole('link', { name: '4' }))).toEqual({ salesman: ['seller'] });
    expect(screen.getByText('bez handlowca')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Pobierz jako CSV/ }));
    const content: Blob = saved.mock.calls[0]?.[0];
    expect(await content.text()).toContain(';4;3;0;0;0;0;1002');
    await user.click(screen.getByRole('button', { name: 'Broker' }));
    await waitFor(() => expect(asked.mock.calls.at(-1)?.[0]).toContain('by=broker'));
  });

  it('says that nobody has sold anything yet', async () => {
    answer({ ...page([]), sellers: [] });
    draw(<SellersScreen />, broker);
    expect(await screen.findByText(/Nie ma jeszcze kont/)).toBeTruthy();
  });
});
