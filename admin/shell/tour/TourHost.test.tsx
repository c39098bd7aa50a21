import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { TourHost } from './TourHost';
import { endTour, startTour } from './tourState';
import { stepsFor } from './tourSteps';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({
  apiFetch: asked,
  session: { status: () => ({ state: 'signedIn', actor: { user: 'user-1' } }) },
}));

let tourSeenAt: string | null;
beforeEach(() => {
  tourSeenAt = null;
  asked.mockReset();
  asked.mockImplementation(async (_path: string, init?: RequestInit) => {
    if (init?.body) ({ tourSeenAt } = JSON.parse(String(init.body)));
    return Response.json({ id: 'user-1', tourSeenAt });
  });
  // jsdom has no layout: every element counts as visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  endTour();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draw = (at = '/start/dashboard') =>
  renderScreen({
    element: (
      <>
        <button type="button">przedtem</button>
        <div data-tour="search" />
        <div data-tour="due" />
        <nav data-tour="menu">
          <a href="/audits/planning/overview">Planowanie</a>
        </nav>
        <span data-sync-state="synced" />
        <span data-tour="account" />
        <TourHost />
      </>
    ),
    path: '/*',
    at,
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
const step = (title: string) => screen.findByRole('dialog', { name: title });

describe('the tour', () => {
  it('starts by itself on the first visit, has six steps, and is stored on the server', async () => {
    const { user } = draw();
    const card = await step('Znajdź urządzenie');
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(screen.getByText('Krok 1 z 6')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    await step('Co jest do zrobienia');
    await user.keyboard('{ArrowLeft}');
    await step('Znajdź urządzenie');
    for (let count = 1; count < 6; count += 1)
      await user.click(await screen.findByRole('button', { name: 'Dalej' }));
    expect(await step('Ustawienia i przewodnik')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Gotowe' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(tourSeenAt).toMatch(/^\d{4}-/));
  });

  it('does not start again after it was seen, except on request; Escape ends it', async () => {
    tourSeenAt = '2026-11-01T00:00:00.000Z';
    const { user, address } = draw('/somewhere');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('button', { name: 'przedtem' }).focus();
    startTour();
    await step('Znajdź urządzenie');
    expect(address()).toBe('/start/dashboard');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'przedtem' }));
  });

  it('ends when the user navigates to another screen', async () => {
    const { router } = draw();
    await step('Znajdź urządzenie');
    await router.navigate('/equipments/overview');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/equipments/overview');
  });
});

describe('the steps', () => {
  const names = (board: Parameters<typeof stepsFor>[0], absent: string[] = []) =>
    stepsFor(board, (target) => !absent.includes(target)).map(({ name }) => name);

  it('are six for each account type', () => {
    expect(names('inspecting', ['[data-tour="first"]'])).toEqual([
      'search',
      'due',
      'plannings',
      'menu',
      'sync',
      'account',
    ]);
    expect(names('inspecting', ['[data-tour="search"]', '[data-tour="due"]'])).toEqual([
      'first',
      'find',
      'plannings',
      'menu',
      'sync',
      'account',
    ]);
    expect(names('selling')).toEqual(['licences', 'find', 'accounts', 'menu', 'sync', 'account']);
    expect(names('providing')).toEqual(['errors', 'find', 'accounts', 'menu', 'faq', 'account']);
  });

  it('leave out invisible targets', () => {
    expect(
      names('inspecting', ['[data-tour="first"]', 'nav a[href="/audits/planning/overview"]']),
    ).toHaveLength(5);
  });
});
