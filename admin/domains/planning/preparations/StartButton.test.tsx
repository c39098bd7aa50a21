import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LocalRow } from '../../../data/offline';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import type { Inspection } from '../usePlanningInspections';
import { PreparationsCard } from './PreparationsCard';
import { StartButton } from './StartButton';

afterEach(cleanup);

const item = (name: string, isDone: boolean) => ({ id: name, name, isDone });
function draw(planning: Partial<LocalRow<'auditPlannings'>>, hasBegun = false) {
  // The button looks at nothing else of a planning.
  const given = { dateStarted: null, ...planning } as LocalRow<'auditPlannings'>;
  return renderScreen({
    element: (
      <StartButton planning={given} hasBegun={hasBegun} to="/audit">
        Start
      </StartButton>
    ),
    resource: 'auditPlannings',
    dataProvider: memoryData({}).dataProvider,
  });
}

it('names what is not prepared before the first inspection, and lets the inspector begin all the same', async () => {
  const { user, address } = draw({
    preparations: [item('Lift ordered', false), item('Access agreed', true)],
  });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nie wszystko jest przygotowane' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Lift ordered']);
  await user.click(within(dialog).getByRole('link', { name: 'Rozpocznij mimo to' }));
  await waitFor(() => expect(address()).toBe('/audit'));
});

it.each([
  ['all is prepared', { preparations: [item('Lift ordered', true)] }],
  ['nothing was to be prepared', { preparations: null }],
  [
    'it has begun already',
    { preparations: [item('Lift ordered', false)], dateStarted: '2026-11-17T08:00:00Z' },
  ],
])('asks nothing where %s', async (_case, planning) => {
  const { user, address } = draw(planning);
  await user.click(screen.getByRole('link', { name: 'Start' }));
  await waitFor(() => expect(address()).toBe('/audit'));
});

it('asks nothing once an inspection has begun, though no server has said so', async () => {
  const { user, address } = draw({ preparations: [item('Lift ordered', false)] }, true);
  await user.click(screen.getByRole('link', { name: 'Start' }));
  await waitFor(() => expect(address()).toBe('/audit'));
});

describe('the card of preparations', () => {
  const card = (preparations: LocalRow<'auditPlannings'>['preparations'], checklist: string | null) => {
    // The card looks at nothing else of a planning and its inspections.
    const planning = { id: 'one', version: 1, preparations } as LocalRow<'auditPlannings'>;
    const inspections = [{ audit: { checklist } }] as Inspection[];
    return renderScreen({
      element: (
        <>
          <PreparationsCard planning={planning} inspections={inspections} mayTick />
          <p>beside</p>
        </>
      ),
      resource: 'auditPlannings',
      dataProvider: memoryData({
        checklists: [{ id: 'list', name: { 'pl-PL': 'Regały' }, regulationVersion: 3 }],
      }).dataProvider,
    });
  };

  it('is not there where nothing is to be prepared and no regulation is known', async () => {
    card(null, null);
    await screen.findByText('beside');
    expect(document.querySelector('.MuiCard-root')).toBeNull();
  });

  it('names the regulations without a heading of preparations that there are none of', async () => {
    card([], 'list');
    expect(await screen.findByText(/Regały/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    card([item('Lift ordered', false)], 'list');
    expect(await screen.findByRole('checkbox', { name: 'Lift ordered' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy();
  });
});
