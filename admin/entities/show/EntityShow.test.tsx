import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('keeps tabs without rows in a menu, from which they open, and counts none that cannot be counted', async () => {
  const user = userEvent.setup();
  const row = { id: 'one', instance: owner.instance, version: 1, name: 'Nord' };
  const piece = { id: 'two', instance: owner.instance, version: 1, identNumber: 'R-1', owner: 'one' };
  const memory = memoryData({ equipmentOwners: [row], equipments: [piece], tasks: [], locations: [] });
  const { dataProvider } = memory;
  renderScreen({
    element: <EntityShow />,
    path: '/customers/:id/show',
    at: '/customers/one/show',
    resource: 'equipmentOwners',
    dataProvider: {
      ...dataProvider,
      getList: (resource, params) =>
        resource === 'tasks' ? Promise.reject(new Error('away')) : dataProvider.getList(resource, params),
    },
  });
  expect(await screen.findByRole('tab', { name: 'Urządzenia' })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'Zadania' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Lokalizacje' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Więcej' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lokalizacje' }));
  const tab = await screen.findByRole('tab', { name: 'Lokalizacje' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

it.each([
  ['its seller, who reads none of its people', 'other', 0],
  ['the account itself', owner.instance, 1],
])('who ordered is told as the reader may know it: %s', async (_who, instance, shown) => {
  const order = { id: 'one', instance, version: 1, number: 'Z-7', quantity: 3, orderedBy: 'anna' };
  renderScreen({
    element: <EntityShow />,
    path: '/orders/:id/show',
    at: '/orders/one/show',
    resource: 'orders',
    actor: { instanceType: 'BROKER', brokers: ['broker'], broker: 'broker' },
    dataProvider: memoryData({
      orders: [order],
      contacts: [{ id: 'anna', instance: owner.instance, firstName: 'Anna', lastName: 'Nowak' }],
    }).dataProvider,
  });
  expect(await screen.findByText('Liczba sztuk')).toBeTruthy();
  expect(screen.queryAllByText('Zamawiający')).toHaveLength(shown);
  expect(screen.queryByText('niedostępne')).toBeNull();
});
