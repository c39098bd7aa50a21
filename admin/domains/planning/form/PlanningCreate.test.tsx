import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../entities/testing/fakeApi';
import { memoryData, refusal } from '../../../entities/testing/memoryData';
import { owner, renderScreen } from '../../../entities/testing/renderScreen';
import { PlanningCreate } from './PlanningCreate';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const none = { rows: [], total: 0, choosable: [], refused: {}, fitting: {}, isCut: false };

function draw(at: string, candidates: (path: string) => object = () => none, answers = {}) {
  const api = fakeApi(answers);
  fetch.mockImplementation(async (path: string, init: RequestInit = {}) =>
    path.includes('andidates') ? Response.json(candidates(path)) : api.apiFetch(path, init),
  );
  return renderScreen({
    element: <PlanningCreate />,
    path: '/audits/planning/create',
    at,
    resource: 'auditPlannings',
    dataProvider: memoryData({
      locations: [{ id: 'hall', name: 'Hala C', owner: 'odra' }],
      equipmentOwners: [{ id: 'odra', name: 'Odra' }],
      contacts: [{ id: owner.contact ?? '', firstName: 'Anna', lastName: 'Nowak' }],
    }).dataProvider,
  });
}

it('begins with what the screen it came from handed over, and with who plans as inspector', async () => {
  const source = { owner: 'odra', location: 'hall', datePlanned: '2026-11-17', state: 'finished', title: 7 };
  draw(`/audits/planning/create?source=${encodeURIComponent(JSON.stringify(source))}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nowy termin przeglądu' })).toBeTruthy();
  const filledIn = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;
  await waitFor(() => expect(filledIn(/^Klient/)).toBe('Odra'));
  await waitFor(() => expect(filledIn(/^Lokalizacja/)).toBe('Hala C'));
  await waitFor(() => expect(filledIn(/^Inspektor/)).toBe('Anna Nowak'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Tytuł/ }).value).toBe('');
});

it('tells of a day that is over beside it, and plans it all the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') });
  const at = (datePlanned: string) => {
    cleanup();
    const equipments = ['0193b0e0-0000-7000-8000-000000000001'];
    const source = { owner: 'odra', location: 'hall', equipments, datePlanned };
    return draw(`/audits/planning/create?source=${encodeURIComponent(JSON.stringify(source))}`, () => none, {
      'POST /api/auditPlannings/plan': {},
    });
  };
  at('2026-11-17');
  await screen.findByRole('group', { name: /^Planowana data/ });
  expect(screen.queryByText(/^Ten dzień już minął/)).toBeNull();
  const { user, address } = at('2026-11-16');
  expect(await screen.findByText(/^Ten dzień już minął/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zaplanuj przegląd' }));
  await waitFor(() => expect(address()).not.toBe('/audits/planning/create'));
});

it('offers to tell the contact by mail, where there is one', async () => {
  const source = { owner: 'odra', location: 'hall', contact: owner.contact };
  const { user } = draw(`/audits/planning/create?source=${encodeURIComponent(JSON.stringify(source))}`);
  const told: HTMLInputElement = await screen.findByRole('checkbox', { name: /^Powiadom osobę kontaktową/ });
  expect(told.checked).toBe(true);
  await user.click(told);
  expect(told.checked).toBe(false);
  cleanup();
  draw('/audits/planning/create');
  await screen.findByRole('button', { name: 'Zaplanuj przegląd' });
  expect(screen.queryByRole('checkbox', { name: /^Powiadom/ })).toBeNull();
});

it('takes over the initial values of generated screens', async () => {
  draw(
    `/audits/planning/create?given=${encodeURIComponent(JSON.stringify({ owner: 'odra', location: 'hall' }))}`,
  );
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Lokalizacja/ }).value).toBe('Hala C'),
  );
});

it('has the pieces chosen that it was opened for', async () => {
  const equipments = ['0193b0e0-0000-7000-8000-000000000001', 'nonsense', 7];
  const source = { owner: 'odra', location: 'hall', equipments };
  draw(`/audits/planning/create?source=${encodeURIComponent(JSON.stringify(source))}`);
  expect(await screen.findByText('Wybrano: 1')).toBeTruthy();
});

it('takes an address that hands over nonsense for an empty form', async () => {
  draw('/audits/planning/create?source={');
  expect(await screen.findByRole('button', { name: 'Zaplanuj przegląd' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Klient/ }).value).toBe('');
});

it('plans nothing without what an appointment needs, and says what is missing', async () => {
  const { user, address } = draw('/audits/planning/create');
  await user.click(await screen.findByRole('button', { name: 'Zaplanuj przegląd' }));
  expect((await screen.findAllByText('Uzupełnij to pole.')).length).toBeGreaterThan(0);
  expect(address()).toBe('/audits/planning/create');
});

it('goes to the first field that the server refuses, far above the button', async () => {
  const equipments = ['0193b0e0-0000-7000-8000-000000000001'];
  const source = { owner: 'odra', location: 'hall', equipments };
  const { user } = draw(
    `/audits/planning/create?source=${encodeURIComponent(JSON.stringify(source))}`,
    () => none,
    {
      'POST /api/auditPlannings/plan': refusal(422, 'INVALID', {
        errors: { repeatEvery: { message: 'validation.min', args: { min: 1 } } },
      }),
    },
  );
  const repeat = await screen.findByRole('spinbutton', { name: 'Powtarza się co' });
  await user.type(repeat, '0');
  await user.click(screen.getByRole('button', { name: 'Zaplanuj przegląd' }));
  await screen.findByText('Najmniejsza dozwolona wartość: 1.');
  await waitFor(() => expect(document.activeElement).toBe(repeat));
});

describe('opened for what is due', () => {
  const at = (given: object) =>
    `/audits/planning/create?source=${encodeURIComponent(
      JSON.stringify({ owner: 'odra', location: 'hall', dueUntil: '2026-12-25', ...given }),
    )}`;
  /** Three pieces due for `light`, one for `expert`; all four have a regulation of both. */
  const due = (path: string) => {
    const asked = new URL(path, 'http://x').searchParams;
    const isDue = asked.has('dueUntil');
    const choosable = asked.get('type') === 'light' ? ['a', 'b', 'c'] : ['a'];
    return {
      ...none,
      choosable: isDue ? choosable : ['a', 'b', 'c', 'd'],
      fitting: isDue ? { light: 3, expert: 1 } : { light: 4, expert: 4 },
    };
  };

  it('has chosen all that is due for the given type', async () => {
    draw(at({ type: 'expert' }), due);
    expect(await screen.findByText('Wybrano: 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Przegląd ekspercki', pressed: true })).toBeTruthy();
  });

  it('takes the type that most is due for where none is given', async () => {
    draw(at({}), due);
    expect(await screen.findByText('Wybrano: 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Oględziny', pressed: true })).toBeTruthy();
  });

  it('chooses anew for another type, and leaves alone what was chosen by hand', async () => {
    const { user } = draw(at({ type: 'light' }), due);
    await screen.findByText('Wybrano: 3');
    await user.click(screen.getByRole('button', { name: 'Przegląd ekspercki' }));
    expect(await screen.findByText('Wybrano: 1')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Wszystkie/ }));
    expect(await screen.findByText('Wybrano: 0')).toBeTruthy();
  });
});
