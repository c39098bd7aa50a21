import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../../../entities/testing/memoryData';
import { owner, renderScreen } from '../../../entities/testing/renderScreen';
import { BoardScreen } from './BoardScreen';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: asked }));

const entry = {
  id: 'p1',
  version: 3,
  title: null,
  owner: 'odra',
  ownerName: 'Odra',
  location: 'hall',
  locationName: 'Hala C',
  auditor: 'anna',
  type: 'expert',
  state: 'open',
  datePlanned: '2026-11-18',
  dateUntil: null,
  pieces: 12,
  done: 0,
  minutes: 150,
};
const waiting = {
  location: 'yard',
  locationName: 'Plac',
  owner: 'odra',
  ownerName: 'Odra',
  zip: '50-123',
  city: 'Wrocław',
  contact: null,
  type: 'light',
  count: 61,
  overdue: 3,
  firstDue: '2026-11-10',
  minutes: 305,
};
const other = {
  ...waiting,
  location: 'far',
  locationName: 'Łódź',
  zip: '90-001',
  city: 'Łódź',
  type: 'expert',
};
let board: Record<string, unknown>;
let planned: (body: { planning: Record<string, unknown> }) => Response;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') });
  localStorage.clear();
  board = {
    appointments: [entry],
    inspectors: [
      { id: 'anna', name: 'Anna Nowak' },
      { id: 'jan', name: 'Jan Kowal' },
    ],
    absences: [],
  };
  planned = () => Response.json({ plannedCount: 61 });
  asked.mockReset();
  asked.mockImplementation(async (path: string, init: RequestInit = {}) => {
    if (path.startsWith('/api/auditPlannings/board')) return Response.json(board);
    if (path.startsWith('/api/auditPlannings/waiting')) return Response.json([waiting, other]);
    return planned(JSON.parse(String(init.body)));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw(refuse: Parameters<typeof memoryData>[1] = () => {}) {
  const data = memoryData({ auditPlannings: [{ ...entry, instance: owner.instance }] }, refuse);
  const drawn = renderScreen({
    element: <BoardScreen />,
    path: '/audits/planning/board',
    at: '/audits/planning/board',
    resource: 'auditPlannings',
    dataProvider: data.dataProvider,
    actor: { instanceType: 'AUDITOR' },
  });
  const saved = () => data.calls.filter(({ method }) => method === 'update').map(({ params }) => params.data);
  return { ...drawn, saved };
}

const card = () => screen.findByRole('button', { name: /^Przenieś: Hala C/ });
const cellOf = (name: string, column: number) => {
  const row = screen.getByRole('row', { name: new RegExp(name) });
  return within(row).getAllByRole('cell')[column] as HTMLElement;
};

describe('moving by keys', () => {
  it('takes an appointment to another inspector and week, on the same weekday, and back by undo', async () => {
    const { user, saved } = draw();
    (await card()).focus();
    await user.keyboard(' {ArrowRight}{ArrowDown}');
    expect(screen.getByText('Hala C: Jan Kowal, 23.11–29.11', { selector: '[role=status]' })).toBeTruthy();
    const moved = { ...entry, auditor: 'jan', datePlanned: '2026-11-25', version: 4 };
    board = { ...board, appointments: [moved] };
    await user.keyboard(' ');
    expect(within(cellOf('Jan Kowal', 1)).getByText('Hala C')).toBeTruthy();
    await waitFor(() =>
      expect(saved()).toEqual([{ datePlanned: '2026-11-25', dateUntil: null, auditor: 'jan', version: 3 }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() =>
      expect(saved().at(-1)).toMatchObject({ datePlanned: '2026-11-18', dateUntil: null, auditor: 'anna' }),
    );
  });

  it('tells of a day that is over while it is moved there, and once it is', async () => {
    board = { ...board, appointments: [{ ...entry, datePlanned: '2026-11-23' }] };
    const { user, saved } = draw();
    const told = () => screen.queryAllByText(/Ten dzień już minął/);
    (await card()).focus();
    await user.keyboard(' ');
    expect(told()).toEqual([]);
    await user.keyboard('{ArrowLeft}');
    expect(told()).not.toEqual([]);
    await user.keyboard(' ');
    await waitFor(() => expect(saved()).toMatchObject([{ datePlanned: '2026-11-16' }]));
    const notice = (await screen.findByText(/^Przeniesiono: Hala C/)).closest('[role=alert]');
    expect(notice?.textContent).toContain('Ten dzień już minął');
  });

  it('changes nothing on Escape, and nothing where it was picked up', async () => {
    const { user, saved } = draw();
    (await card()).focus();
    await user.keyboard(' {ArrowRight}{Escape}');
    await user.keyboard('  ');
    expect(saved()).toEqual([]);
  });

  it('makes it longer by a day', async () => {
    const { user, saved } = draw();
    (await card()).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(saved()).toEqual([
        { datePlanned: '2026-11-18', dateUntil: '2026-11-19', auditor: 'anna', version: 3 },
      ]),
    );
  });

  it.each([
    ['is repeated where others changed something else', { comment: 'Klucz u portiera' }, [3, 4]],
    ['is taken back where others moved it as well', { datePlanned: '2026-11-20' }, [3]],
  ])('%s meanwhile', async (_what, theirs, versions) => {
    const current = { ...entry, ...theirs, version: 4 };
    const { user, saved } = draw((call) => {
      if (call.method === 'update' && (call.params.data as { version: number }).version < 4)
        throw refusal(409, 'STALE_VERSION', { data: { current } });
    });
    (await card()).focus();
    await user.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(saved()).toMatchObject(versions.map((version) => ({ version }))));
    const isMoved = versions.length === 2;
    if (isMoved) await screen.findByText(/^Przeniesiono: Hala C/);
    else await waitFor(() => expect(within(cellOf('Anna Nowak', 0)).getByText('Hala C')).toBeTruthy());
  });

  it('takes it back where the server refuses', async () => {
    const { user } = draw(({ method }) => {
      if (method === 'update') throw refusal(409, 'STALE');
    });
    (await card()).focus();
    await user.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(within(cellOf('Anna Nowak', 0)).getByText('Hala C')).toBeTruthy());
  });
});

it('moves by pointer to the cell under it, and leaves a finished one where it is', async () => {
  board = {
    ...board,
    appointments: [entry, { ...entry, id: 'p2', locationName: 'Hala D', state: 'finished' }],
  };
  const { saved } = draw();
  const handle = await card();
  expect(screen.queryByRole('button', { name: /Hala D/ })).toBeNull();
  document.elementFromPoint = () => cellOf('Jan Kowal', 0);
  fireEvent.pointerDown(handle, { button: 0, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(window, { clientX: 80, clientY: 90 });
  fireEvent.pointerUp(window);
  await waitFor(() => expect(saved()).toMatchObject([{ auditor: 'jan', datePlanned: '2026-11-18' }]));
});

it('scrolls the board sideways while the pointer rests at its side, and says which cell it is over', async () => {
  draw();
  const handle = await card();
  const region = screen.getByRole('region', { name: 'Tablica planowania' });
  region.getBoundingClientRect = () => new DOMRect(0, 0, 300, 600);
  document.elementFromPoint = () => cellOf('Jan Kowal', 1);
  fireEvent.pointerDown(handle, { button: 0, clientX: 5, clientY: 200 });
  fireEvent.pointerMove(window, { clientX: 290, clientY: 200 });
  await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(20));
  expect(screen.getAllByText(/^Hala C: Jan Kowal, 23\.11/)).toHaveLength(2);
  fireEvent.pointerCancel(window);
  const left = region.scrollLeft;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(region.scrollLeft).toBe(left);
});

it('scrolls a board higher than the window while the pointer rests at its lower edge', async () => {
  draw();
  const handle = await card();
  const region = screen.getByRole('region', { name: 'Tablica planowania' });
  region.getBoundingClientRect = () => new DOMRect(0, 0, 300, 600);
  document.elementFromPoint = () => cellOf('Jan Kowal', 1);
  fireEvent.pointerDown(handle, { button: 0, clientX: 100, clientY: 200 });
  fireEvent.pointerMove(window, { clientX: 150, clientY: 590 });
  await waitFor(() => expect(region.scrollTop).toBeGreaterThan(20));
  expect(region.scrollLeft).toBe(0);
  fireEvent.pointerCancel(window);
});

it('says what speaks against an appointment, and when the inspector is absent', async () => {
  board = {
    ...board,
    appointments: [entry, { ...entry, id: 'p2', location: 'far', locationName: 'Łódź', minutes: 400 }],
    absences: [{ id: 'a', contact: 'anna', dateFrom: '2026-11-18', dateUntil: '2026-11-20' }],
  };
  draw();
  await card();
  const cell = cellOf('Anna Nowak', 0);
  for (const conflict of ['nieobecność', 'za dużo na dzień', 'także gdzie indziej'])
    expect(within(cell).getAllByText(conflict)).toHaveLength(2);
  expect(cell.textContent).toContain('24 urządzenia · 9 godz. 10 min');
});

describe('what waits', () => {
  it('is narrowed down by words without diacritics, and grouped by vicinity', async () => {
    const { user } = draw();
    await user.type(await screen.findByLabelText(/Lokalizacja, klient/), 'lodz');
    expect(screen.queryByText('Plac')).toBeNull();
    expect(screen.getByText('Łódź')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: /Grupuj/ }));
    await user.click(await screen.findByRole('option', { name: /Okolica/ }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Obszar kodu 90' })).toBeTruthy();
  });

  it('is planned for several places on one day, each with its outcome, and the rest tried again', async () => {
    const { user } = draw();
    const bodies: Record<string, unknown>[] = [];
    let isFirst = true;
    planned = ({ planning }) => {
      bodies.push(planning);
      if (planning.location !== 'far' || !isFirst) return Response.json({ plannedCount: 61 });
      isFirst = false;
      throw Object.assign(new Error(), { status: 422, body: { code: 'PLANNING_EMPTY', data: {} } });
    };
    await user.click(await screen.findByRole('checkbox', { name: /^Plac/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Łódź/ }));
    await user.click(screen.getByRole('button', { name: 'Zaplanuj razem: 2' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: /Inspektor/ }));
    await user.click(await screen.findByRole('option', { name: 'Jan Kowal' }));
    await user.click(within(dialog).getByRole('button', { name: 'Zaplanuj przegląd' }));
    expect(await within(dialog).findByText('Zaplanowano 61 przeglądów')).toBeTruthy();
    await user.click(await within(dialog).findByRole('button', { name: /Spróbuj ponownie/ }));
    await within(dialog).findByRole('button', { name: 'Zamknij' });
    expect(bodies.map(({ location }) => location)).toEqual(['yard', 'far', 'far']);
    expect(bodies[0]).toMatchObject({
      auditor: 'jan',
      datePlanned: '2026-11-17',
      type: 'light',
      owner: 'odra',
    });
    expect(bodies[2]?.id).toBe(bodies[1]?.id);
  });

  it('is taken onto the board by keys, for that inspector and week', async () => {
    const { user } = draw();
    const shown: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this.dataset.row ?? this.getAttribute('aria-label'));
    };
    (await screen.findByRole('button', { name: /^Przenieś na tablicę: Plac/ })).focus();
    await user.keyboard(' {ArrowDown}{ArrowRight} ');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('combobox', { name: /Inspektor/ }).textContent).toBe('Jan Kowal');
    expect(within(dialog).getByText(/61 urządzeń · 5 godz. 5 min/)).toBeTruthy();
    // The cell it goes to is in sight at each step.
    expect(shown).toEqual(['anna', 'jan', 'jan']);
  });

  it('comes back into sight with its handle when called off', async () => {
    const { user } = draw();
    const shown: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this.dataset.row ?? this.getAttribute('aria-label'));
    };
    (await screen.findByRole('button', { name: /^Przenieś na tablicę: Plac/ })).focus();
    await user.keyboard(' {Escape}');
    expect(shown).toEqual(['anna', expect.stringMatching(/^Przenieś na tablicę: Plac/)]);
  });
});
