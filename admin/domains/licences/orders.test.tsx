import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntityList } from '../../entities/list/EntityList';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';

afterEach(cleanup);

it('a seller tells orders that are paid, open and cancelled apart in the list', async () => {
  const order = { instance: 'buyer', version: 1, quantity: 1, isPaid: false };
  renderScreen({
    element: <EntityList />,
    resource: 'orders',
    actor: { instanceType: 'BROKER', broker: 'broker', brokers: ['broker'] },
    dataProvider: memoryData({
      instances: [{ id: 'buyer', companyName: 'Młyn' }],
      orders: [
        { ...order, id: 'one', number: 'Z-1', state: 'PAID', isPaid: true },
        { ...order, id: 'two', number: 'Z-2', state: 'ORDERED' },
        { ...order, id: 'three', number: 'Z-3', state: 'CANCELLED' },
      ],
    }).dataProvider,
  });
  for (const [number, state] of [
    ['Z-1', 'Opłacone'],
    ['Z-2', 'Zamówione'],
    ['Z-3', 'Anulowane'],
  ]) {
    const row = (await screen.findByRole('link', { name: number! })).closest('tr')!;
    expect(within(row).getAllByText(state!)).toHaveLength(1);
  }
});

it('a seller sees the contacts of its own licences, and of its customers’ not even that they are hidden', async () => {
  const licence = { version: 1, name: 'Basic', userContact: 'anna' };
  renderScreen({
    element: <EntityList />,
    resource: 'licenses',
    actor: { instanceType: 'BROKER', broker: 'broker', brokers: ['broker'] },
    dataProvider: memoryData({
      instances: [
        { id: 'buyer', companyName: 'Młyn' },
        { id: owner.instance, companyName: 'Pion' },
      ],
      contacts: [{ id: 'anna', firstName: 'Anna', lastName: 'Nowak' }],
      licenses: [
        { ...licence, id: 'own', instance: owner.instance },
        { ...licence, id: 'sold', instance: 'buyer', userContact: 'jan' },
      ],
    }).dataProvider,
  });
  expect(await screen.findAllByText('Anna Nowak')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Basic' })).toHaveLength(2);
  expect(screen.queryByText('niedostępne')).toBeNull();
});
