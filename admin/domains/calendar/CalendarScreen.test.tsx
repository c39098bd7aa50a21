import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { memoryData, type Rows, refusal } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { CalendarScreen } from './CalendarScreen';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));

const hall = { id: 'hall', name: 'Hala 3' };
const planning = {
  id: 'p',
  title: 'Jesienny',
  datePlanned: '2026-11-20',
  state: 'open',
  location: 'hall',
  auditor: null,
};
const page = {
  entries: [{ resource: 'auditPlannings', day: '2026-11-20', record: planning }],
  counts: [
    {
      resource: 'inspectionDuties',
      day: '2026-11-20',
      by: 'hall',
      count: 12,
      kinds: { light: 9, expert: 3 },
      flagged: 0,
    },
  ],
  hasMore: false,
};
const overdue = {
  entries: [],
  counts: [
    {
      resource: 'inspectionDuties',
      day: '2026-10-01',
      by: 'hall',
      count: 5,
      kinds: { light: 5 },
      flagged: 2,
    },
  ],
  hasMore: false,
};
const nothing = { entries: [], counts: [], hasMore: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') });
  asked.mockReset();
  asked.mockImplementation(async (path: string) => Response.json(path.includes('overdue') ? overdue : page));
});
afterEach(() => {
  cleanup();
  setCurrentClient(null);
  vi.useRealTimers();
});

const draw = (at = '/', actor = {}, auditPlannings: Rows['auditPlannings'] = [planning]) => {
  const { dataProvider, calls } = memoryData({ locations: [hall], auditPlannings });
  return {
    calls,
    ...renderScreen({ element: <CalendarScreen />, at, resource: 'auditPlannings', dataProvider, actor }),
  };
};
const months = () =>
  asked.mock.calls
    .map(([path]) => new URL(String(path), 'http://x').searchParams.get('from'))
    .filter(Boolean);

// The sheet has hundreds of elements: asked by role, each question takes jsdom a second.
const linkOf = (element: HTMLElement): string => element.closest('a')?.getAttribute('href') ?? '';

describe('the calendar', () => {
  it('says how many of what is due are locked', async () => {
    draw();
    const [locked, ...others] = await screen.findAllByText('Wyłączone z użytkowania: 2');
    expect(locked && linkOf(locked)).toContain('inspection-duties');
    expect(others).toEqual([]);
  });

  it('shows a month with today, appointments one by one and inspections due by place, each leading on', async () => {
    draw();
    const sheet = within(await screen.findByLabelText('listopad 2026'));
    expect(linkOf(await sheet.findByText('Jesienny'))).toBe('/audits/planning/p/show');
    const pieces = (await sheet.findByText('Hala 3')).closest('a');
    expect(pieces?.textContent).toBe('12 × Hala 3');
    const address = new URL(pieces?.getAttribute('href') ?? '', 'http://x');
    expect(address.pathname).toBe('/inspection-duties/overview');
    expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({
      isMandatory: true,
      location: ['hall'],
      nextDate_gte: '2026-11-20',
      nextDate_lte: '2026-11-20',
    });
    const day = sheet.getByLabelText('wtorek, 17 listopada 2026, Dziś');
    expect(day.closest('td')?.getAttribute('aria-current')).toBe('date');
    expect(day.tabIndex).toBe(0);
  });

  it('begins an appointment on the day that was clicked', async () => {
    const { user } = draw();
    const sheet = within(await screen.findByLabelText('listopad 2026'));
    await user.click(sheet.getByLabelText(/^środa, 18 listopada/));
    const create = await within(await screen.findByRole('dialog')).findByText('Nowy termin przeglądu');
    const source = new URL(linkOf(create), 'http://x').searchParams.get('given') ?? '';
    expect(JSON.parse(source)).toEqual({ datePlanned: '2026-11-18' });
  });

  it('moves an appointment by drag and by keys, with its last day, and back; a finished one stays', async () => {
    const { instance } = owner;
    const whole = { ...planning, instance, version: 4, dateUntil: '2026-11-21' };
    const done = { ...whole, id: 'q', title: 'Letni', state: 'finished' };
    const entries = [whole, done].map((record) => ({
      ...{ resource: 'auditPlannings', day: '2026-11-20' },
      record,
    }));
    asked.mockImplementation(async (path: string) =>
      Response.json(path.includes('overdue') ? nothing : { ...page, entries, counts: [] }),
    );
    const { user, calls } = draw('/', {}, [whole, done]);
    const saved = () => calls.filter(({ method }) => method === 'update').map(({ params }) => params.data);
    const sheet = within(await screen.findByLabelText('listopad 2026'));
    const entry = (await sheet.findByText('Jesienny')).closest('a') as HTMLElement;
    const cell = sheet.getByLabelText(/^środa, 25 listopada/).closest('td') as HTMLElement;
    const dataTransfer = { effectAllowed: '' };
    const other = (await sheet.findByText('Letni')).closest('a') as HTMLElement;
    expect(other.draggable).toBe(false);
    fireEvent.dragStart(entry, { dataTransfer });
    fireEvent.drop(cell, { dataTransfer });
    await waitFor(() =>
      expect(saved()).toEqual([{ datePlanned: '2026-11-25', dateUntil: '2026-11-26', version: 4 }]),
    );
    await user.click(await screen.findByText('Cofnij'));
    await waitFor(() =>
      expect(saved().at(-1)).toMatchObject({ datePlanned: '2026-11-20', dateUntil: '2026-11-21' }),
    );
    entry.focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ datePlanned: '2026-11-27' }));
  });

  it.each([
    ['of a day that is over', '{ArrowUp}', '2026-11-13', 1],
    ['of no other', '{ArrowRight}', '2026-11-21', 0],
  ])('tells, once an appointment is moved, %s', async (_which, key, datePlanned, told) => {
    const whole = { ...planning, instance: owner.instance, version: 4 };
    const entries = [{ ...page.entries[0], record: whole }];
    asked.mockImplementation(async (path: string) =>
      Response.json(path.includes('overdue') ? nothing : { ...nothing, entries }),
    );
    const { user, calls } = draw('/', {}, [whole]);
    const sheet = within(await screen.findByLabelText('listopad 2026'));
    (await sheet.findByText('Jesienny')).closest('a')?.focus();
    await user.keyboard(`{Shift>}${key}{/Shift}`);
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'update')?.params.data).toMatchObject({ datePlanned }),
    );
    expect(await screen.findByText('Cofnij')).toBeTruthy();
    expect(screen.queryAllByText(/^Ten dzień już minął/)).toHaveLength(told);
  });

  it('shows an appointment of several days as a bar across them, and moves it by any of its days', async () => {
    const whole = { ...planning, instance: owner.instance, version: 4, dateUntil: '2026-11-23' };
    asked.mockImplementation(async (path: string) =>
      Response.json(
        path.includes('overdue') ? nothing : { ...nothing, entries: [{ ...page.entries[0], record: whole }] },
      ),
    );
    const { user, calls } = draw('/?day=2026-11-18', {}, [whole]);
    const sheet = within(await screen.findByLabelText('listopad 2026'));
    // Named once in each of its weeks.
    expect(await sheet.findAllByText('Jesienny')).toHaveLength(2);
    const cellOf = (label: RegExp) => sheet.getByLabelText(label).closest('td') as HTMLElement;
    const bars = [/^piątek, 20/, /^sobota, 21/, /^niedziela, 22/, /^poniedziałek, 23/].map(
      (label) => cellOf(label).querySelector('a[href="/audits/planning/p/show"]') as HTMLElement,
    );
    expect(bars.map((bar) => bar.getAttribute('aria-hidden'))).toEqual([null, 'true', 'true', null]);
    expect(cellOf(/^wtorek, 24/).querySelector('a')).toBeNull();
    const dataTransfer = { effectAllowed: '' };
    fireEvent.dragStart(bars[1]!, { dataTransfer });
    fireEvent.drop(cellOf(/^środa, 25/), { dataTransfer });
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'update')?.params.data).toEqual({
        ...{ datePlanned: '2026-11-24', dateUntil: '2026-11-27', version: 4 },
      }),
    );
    await user.click(screen.getByText('Tydzień'));
    const week = within(await screen.findByRole('table', { name: 'Kilkudniowe' }));
    expect(week.getAllByText('Jesienny')).toHaveLength(1);
    const day = within(screen.getByRole('region', { name: 'sobota, 21 listopada 2026' }));
    expect(day.getByText('Dzień 2 z 4')).toBeTruthy();
  });

  it('says what is overdue above it, and leads to all of it', async () => {
    draw('/?view=agenda');
    const panel = within(await screen.findByRole('region', { name: 'Po terminie' }));
    const link = await panel.findByRole('link', { name: /^Hala 3 oględziny: 5/ });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"nextDate_lte":"2026-11-16"');
  });

  it('is walked by keyboard over the edge of the month, and opens a day', async () => {
    const { user } = draw();
    (await screen.findByLabelText(/17 listopada/)).focus();
    const reached = () => document.activeElement?.getAttribute('aria-label') ?? '';
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(reached()).toMatch(/^środa, 25 listopada 2026/));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(reached()).toMatch(/25 grudnia 2026/));
    expect(months()).toContain('2026-11-30');
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(reached()).toMatch(/25 listopada 2026/));
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(await screen.findByText('Na ten dzień nic nie przypada.')).toBeTruthy();
  });

  it('goes from month to month by its buttons and back to today', async () => {
    const { user } = draw('/?view=agenda');
    await user.click(await screen.findByLabelText('Następny miesiąc'));
    expect(await screen.findByText('grudzień 2026')).toBeTruthy();
    await user.click(await screen.findByText('Dziś'));
    expect(await screen.findByText('listopad 2026')).toBeTruthy();
  });

  it('lists the days one below the other', async () => {
    draw('/?view=agenda');
    const day = within(await screen.findByRole('region', { name: 'piątek, 20 listopada 2026' }));
    expect(await day.findByRole('link', { name: 'Jesienny' })).toBeTruthy();
    expect(day.getByText('Otwarty')).toBeTruthy();
    expect(
      await day.findByRole('link', { name: /^Hala 3 oględziny: 9, przeglądy eksperckie: 3$/ }),
    ).toBeTruthy();
  });

  it('shows the days of a week, also those without anything, and one day', async () => {
    const { user } = draw('/?day=2026-11-18');
    await user.click(await screen.findByText('Tydzień'));
    expect(await screen.findByRole('region', { name: 'niedziela, 22 listopada 2026' })).toBeTruthy();
    expect(screen.getAllByText('Na ten dzień nic nie przypada.')).toHaveLength(6);
    expect(months().at(-1)).toBe('2026-11-16');
    await user.click(screen.getByLabelText('Następny tydzień'));
    await waitFor(() => expect(months().at(-1)).toBe('2026-11-23'));
    await user.click(screen.getByText('Dzień'));
    await waitFor(() => expect(months().at(-1)).toBe('2026-11-25'));
    expect(await screen.findByRole('region', { name: 'środa, 25 listopada 2026' })).toBeTruthy();
  });

  it('asks for one kind alone and for the filter of its address', async () => {
    const filter = encodeURIComponent('{"location":["hall"],"other":["x"]}');
    const { user } = draw(`/?view=agenda&filter=${filter}`);
    await user.click(await screen.findByRole('button', { name: 'Do wykonania' }));
    await waitFor(() => {
      const last = new URL(String(asked.mock.calls.at(-1)?.[0]), 'http://x').searchParams;
      expect([last.get('show'), last.get('filter')]).toEqual(['auditPlannings', '{"location":["hall"]}']);
    });
  });

  it('knows addresses from when equipment was counted', async () => {
    draw('/?view=agenda&show=equipments');
    await waitFor(() => {
      const last = new URL(String(asked.mock.calls.at(-1)?.[0]), 'http://x').searchParams;
      expect(last.get('show')).toBe('inspectionDuties');
    });
  });

  it('asks for customers only where there are some', async () => {
    const askedFor = async (instanceType: 'COMPANY' | 'AUDITOR') => {
      draw('/?view=agenda', { instanceType });
      expect(await screen.findByLabelText('Lokalizacja')).toBeTruthy();
      const hasCustomers = screen.queryByLabelText('Klient') !== null;
      cleanup();
      return hasCustomers;
    };
    expect([await askedFor('AUDITOR'), await askedFor('COMPANY')]).toEqual([true, false]);
  });

  it('says when there is nothing, and when it could not ask', async () => {
    asked.mockImplementation(async () => Response.json(nothing));
    draw('/?view=agenda');
    expect(await screen.findByText('W tym miesiącu nic nie przypada')).toBeTruthy();
    cleanup();
    asked.mockRejectedValue(refusal(500, 'UNEXPECTED'));
    const { user } = draw('/?view=agenda');
    const again = await screen.findByText('Spróbuj ponownie');
    asked.mockImplementation(async (path: string) =>
      Response.json(path.includes('overdue') ? overdue : page),
    );
    await user.click(again);
    expect(await screen.findByText('Jesienny')).toBeTruthy();
  });

  it('shows offline what is on the device, and says so', async () => {
    const view = { isOnline: false, isForcedOffline: false, isSlow: false };
    const rows: Record<string, unknown[]> = { auditPlannings: [planning] };
    setCurrentClient({
      connection: () => view,
      subscribe: () => () => {},
      isReady: () => false,
      keeps: () => true,
      list: (name: string) => ({ records: rows[name] ?? [], total: rows[name]?.length ?? 0 }),
    } as never); // of the store only what the calendar asks
    draw();
    expect(await screen.findByText(/Jesteś offline/)).toBeTruthy();
    expect((await screen.findAllByText('Jesienny')).length).toBeGreaterThan(0);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is nothing for who may see neither appointments nor duties', async () => {
    draw('/', { role: 'SalesForce' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByLabelText('listopad 2026')).toBeNull();
  });
});
