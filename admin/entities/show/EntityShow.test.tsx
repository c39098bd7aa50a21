import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';
import { EntityShow } from './EntityShow';

afterEach(cleanup);

it('tells the unit with its number and not once more by itself', async () => {
  const row = { id: 'one', instance: owner.instance, version: 1, interval: 6, intervalUnit: 'MONTHLY' };
  renderScreen({
    element: <EntityShow />,
    path: '/custom-intervals/:id/show',
    at: '/custom-intervals/one/show',
    resource: 'customIntervals',
    dataProvider: memoryData({ customIntervals: [row] }).dataProvider,
  });
  expect(await screen.findByText('6 miesięcy')).toBeTruthy();
  expect(screen.queryByText('Miesiące')).toBeNull();
});
