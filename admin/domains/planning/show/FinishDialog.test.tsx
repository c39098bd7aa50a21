import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../entities/testing/fakeApi';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import type { Inspection } from '../usePlanningInspections';
import { FinishDialog } from './FinishDialog';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: asked }));
afterEach(cleanup);

const inspection = (identNumber: string, values: Partial<Inspection> = {}): Inspection => ({
  // The dialog reads no more of the two rows.
  audit: { id: identNumber } as Inspection['audit'],
  equipment: { id: identNumber, identNumber } as Inspection['equipment'],
  productName: '',
  locationName: '',
  isOpen: true,
  isStarted: false,
  ...values,
});

function draw(inspections: readonly Inspection[]) {
  const api = fakeApi({ 'POST /api/auditPlannings/p/finish': { planning: { id: 'p' }, scrapped: [] } });
  asked.mockImplementation(api.apiFetch);
  const onFinished = vi.fn();
  const { user } = renderScreen({
    element: (
      <FinishDialog
        planning="p"
        inspections={inspections}
        unseen={0}
        onFinished={onFinished}
        onClose={() => {}}
      />
    ),
    resource: 'auditPlannings',
    dataProvider: memoryData({}).dataProvider,
  });
  const finish = () => screen.getByRole('button', { name: 'Zakończ' });
  return { api, user, finish, onFinished };
}

it.each([
  ['removes open inspections from the list', /^Usunąć z listy/, 'remove'],
  ['marks their equipment as not traceable', /^Nieodnalezione/, 'notTraceable'],
] as const)('names open inspections, asks, and %s', async (_what, choice, openAudits) => {
  const { api, user, finish, onFinished } = draw([
    inspection('R-1'),
    inspection('R-2', { isOpen: false }),
    inspection('R-3', { isStarted: true }),
  ]);
  expect(screen.getByText('R-1, R-3')).toBeTruthy();
  expect(finish()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: choice }));
  // Entries of a started inspection would be lost.
  expect(screen.queryByText(/rozpoczęto; wpisy przepadną/) !== null).toBe(openAudits === 'remove');
  await user.click(finish());
  expect(api.written()).toEqual([{ call: 'POST /api/auditPlannings/p/finish', body: { openAudits } }]);
  expect(onFinished).toHaveBeenCalledOnce();
});

it('asks nothing if all are inspected', async () => {
  const { api, user, finish } = draw([inspection('R-1', { isOpen: false })]);
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(finish());
  expect(api.written()).toEqual([{ call: 'POST /api/auditPlannings/p/finish', body: {} }]);
});
