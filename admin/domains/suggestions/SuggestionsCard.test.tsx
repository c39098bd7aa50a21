import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { SuggestionsCard } from './SuggestionsCard';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));

const rows = [{ location: 'hall', owner: 'c', type: 'light', count: 12, overdue: 3, firstDue: '2026-11-10' }];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') });
  asked.mockReset();
  asked.mockImplementation(async () => Response.json(rows));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw(hidden: { id: string }[] = []) {
  const data = memoryData({
    locations: [{ id: 'hall', name: 'Hala 3' }],
    equipmentOwners: [{ id: 'c', name: 'Nordfrost' }],
    hiddenSuggestions: hidden,
  });
  const drawn = renderScreen({
    element: <SuggestionsCard />,
    resource: 'equipments',
    dataProvider: { ...data.dataProvider, deleteMany: async () => ({ data: [] }) } as never,
  });
  return { ...drawn, calls: data.calls };
}

describe('suggestions', () => {
  it('lead to planning there with place, customer, type and what is due filled in, and look as far as one chooses', async () => {
    const { user } = draw();
    const plan = await screen.findByRole('link', { name: 'Zaplanuj' });
    const address = new URL(plan.getAttribute('href') ?? '', 'http://x');
    expect(address.pathname).toBe('/audits/planning/create');
    expect(JSON.parse(address.searchParams.get('source') ?? '')).toEqual({
      location: 'hall',
      owner: 'c',
      type: 'light',
      dueUntil: '2026-12-15',
    });
    expect(await screen.findByText('12 urządzeń')).toBeTruthy();
    expect(screen.getByText('Oględziny')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: /Okres/ }));
    await user.click(await screen.findByRole('option', { name: '6 miesięcy' }));
    await waitFor(() =>
      expect(asked.mock.calls.at(-1)?.[0]).toBe('/api/suggestions?today=2026-11-17&horizon=SIXMONTHS'),
    );
  });

  it('are put aside for a while or for good, by oneself', async () => {
    const { user, calls } = draw();
    for (const option of ['na 3 miesiące', 'na zawsze']) {
      await user.click(await screen.findByRole('button', { name: 'Ukryj sugestię' }));
      await user.click(await within(await screen.findByRole('menu')).findByText(option));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    const hidden = () => calls.filter(({ method }) => method === 'create').map(({ params }) => params.data);
    await waitFor(() =>
      expect(hidden()).toEqual([
        { user: 'user-1', location: 'hall', until: '2027-02-17' },
        { user: 'user-1', location: 'hall', until: null },
      ]),
    );
  });

  it('that were put aside come back when asked for', async () => {
    const { user } = draw([{ id: 'x' }]);
    await user.click(await screen.findByRole('button', { name: 'Pokaż ukryte (1)' }));
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  });
});
