import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { PlanChosenButton } from './PlanChosenButton';

afterEach(cleanup);

const State = () => {
  const { search, state } = useLocation();
  return <output>{JSON.stringify([new URLSearchParams(search).get('source'), state])}</output>;
};
const draw = (ids: readonly string[], role: 'Owner' | 'ServiceProvider' = 'Owner') =>
  renderScreen({
    element: (
      <>
        <PlanChosenButton ids={ids} />
        <State />
      </>
    ),
    path: '*',
    resource: 'equipments',
    dataProvider: memoryData({
      equipments: [
        { id: 'a', owner: 'odra', location: 'aisle' },
        { id: 'b', owner: 'odra', location: 'yard' },
        { id: 'c', owner: 'warta', location: 'far' },
      ],
      locations: [
        { id: 'site', parent: null },
        { id: 'aisle', parent: 'site' },
        { id: 'yard', parent: 'site' },
      ],
    }).dataProvider,
    actor: { role },
  });
const press = { name: 'Zaplanuj' };

it('opens the form with the chosen pieces at the place that contains all', async () => {
  const { user, address } = draw(['a', 'b']);
  await user.click(await screen.findByRole('button', press));
  await waitFor(() => expect(address()).toBe('/audits/planning/create'));
  await waitFor(() =>
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual([
      '{"owner":"odra","location":"site"}',
      { equipments: ['a', 'b'] },
    ]),
  );
});

it('says that pieces of several customers are planned one customer at a time', async () => {
  const { user, address } = draw(['a', 'c']);
  await user.click(await screen.findByRole('button', press));
  expect(await screen.findByText(/należą do kilku klientów/)).toBeTruthy();
  expect(address()).not.toContain('create');
});

it('is not offered to those who plan nothing', () => {
  draw(['a'], 'ServiceProvider');
  expect(screen.queryByRole('button', press)).toBeNull();
});
