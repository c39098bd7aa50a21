import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { owner, renderScreen } from '../../../entities/testing/renderScreen';
import { PlanningShow } from './PlanningShow';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: asked }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An open appointment with one inspection. */
function openPlanning(inspection: { isFinished: boolean; result: string | null }) {
  const planning = {
    id: 'p',
    instance: owner.instance,
    location: 'hall',
    state: 'open',
    datePlanned: '2026-11-17',
  };
  const audit = { id: 'a', planning: 'p', equipment: 'rack', ...inspection };
  const { user } = renderScreen({
    element: <PlanningShow />,
    path: '/audits/planning/:id/show',
    at: '/audits/planning/p/show',
    resource: 'auditPlannings',
    dataProvider: memoryData({ auditPlannings: [planning], audits: [audit] }).dataProvider,
  });
  return { user, planning };
}

it('asks what becomes of scrap until somebody says so, also when the row says meanwhile that all is finished', async () => {
  const { user, planning } = openPlanning({ isFinished: true, result: 'SCRAP' });
  asked.mockImplementation(async () => {
    planning.state = 'finished';
    return new Response(JSON.stringify({ planning, scrapped: [{ id: 'rack', identNumber: 'R-17' }] }));
  });
  await user.click(await screen.findByRole('button', { name: 'Zakończ termin' }));
  await user.click(await screen.findByRole('button', { name: 'Zakończ' }));
  const offer = await screen.findByRole('dialog', { name: 'Do kasacji: 1 urządzenie' });
  await waitFor(() => expect(screen.queryByText('Zakończ termin')).toBeNull());
  expect(offer.isConnected).toBe(true);
  await user.click(within(offer).getByRole('button', { name: 'Nie archiwizuj' }));
  await waitFor(() => expect(offer.isConnected).toBe(false));
});

it('keeps asking what becomes of open inspections when the phone is turned, which moves the button', async () => {
  let isPhone = true;
  const turned = new Set<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isPhone;
    },
    addEventListener: (_type: string, listener: () => void) => turned.add(listener),
    removeEventListener: (_type: string, listener: () => void) => turned.delete(listener),
  }));
  const { user } = openPlanning({ isFinished: false, result: null });
  await user.click(await screen.findByRole('button', { name: 'Zakończ termin' }));
  await user.click(await screen.findByRole('radio', { name: /^Nieodnalezione/ }));
  isPhone = false;
  act(() => {
    for (const listener of turned) listener();
  });
  expect(screen.getByRole('radio', { name: /^Nieodnalezione/ })).toHaveProperty('checked', true);
});
