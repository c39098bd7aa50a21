import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Call, memoryData, refusal } from '../../../entities/testing/memoryData';
import { owner, renderScreen } from '../../../entities/testing/renderScreen';
import { PlanningList } from './PlanningList';

vi.mock('../../../data/session/session', () => ({ apiFetch: vi.fn() }));
afterEach(cleanup);

const planning = (id: string, state: string, title: string) => ({
  id,
  instance: owner.instance,
  version: 1,
  state,
  title,
  type: 'light',
  location: 'hall',
  owner: null,
  auditor: null,
  contact: null,
  datePlanned: '2026-11-17',
  plannedCount: 2,
  processedCount: 1,
  missedCount: 0,
});
const open = planning('p1', 'open', 'Hala C');
const finished = planning('p2', 'finished', 'Hala D');

function draw(rows: object[] = [open, finished], refuse: (call: Call) => void = () => {}) {
  const data = memoryData(
    { auditPlannings: rows as { id: string }[], locations: [{ id: 'hall', name: 'Hala' }] },
    refuse,
  );
  const { user } = renderScreen({
    element: <PlanningList />,
    path: '/audits/planning/overview',
    at: '/audits/planning/overview',
    resource: 'auditPlannings',
    dataProvider: data.dataProvider,
  });
  return { user, calls: data.calls };
}
const shown = async () => within(await screen.findByRole('list', { name: 'Planowanie przeglądów' }));

it('shows the open appointments, and the finished ones at a press', async () => {
  const { user } = draw();
  expect((await shown()).getByText(/Hala C/)).toBeTruthy();
  expect((await shown()).queryByText(/Hala D/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zakończone' }));
  await waitFor(async () => expect((await shown()).getByText(/Hala D/)).toBeTruthy());
  expect((await shown()).queryByText(/Hala C/)).toBeNull();
});

it('says how to begin where nothing is planned', async () => {
  draw([]);
  expect(await screen.findByText('Brak zaplanowanych przeglądów')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Planowanie przeglądów' })).toBeNull();
});

it('says why there is nothing to see, and tries again', async () => {
  let isAway = true;
  const { user } = draw([open], ({ method, resource }) => {
    if (isAway && method === 'getList' && resource === 'auditPlannings') throw refusal(503, 'NOT_READY');
  });
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isAway = false;
  await user.click(again);
  expect((await shown()).getByText(/Hala C/)).toBeTruthy();
});
