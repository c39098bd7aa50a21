import { entities } from '@plumbline/resources/entities/index';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';
import { ColumnChoice } from './ColumnChoice';
import { RelatedList } from './RelatedList';

vi.mock('../../data/session/session', () => ({ apiFetch: vi.fn() }));
afterEach(cleanup);

it('shows the rows that refer to a record, and begins new ones with the reference filled in', async () => {
  const inUse = { version: 1, isArchived: false, isScrapped: false, isTraceable: true, isLocked: false };
  const rack = { id: 'rack', instance: owner.instance, identNumber: 'REG-1', location: 'hall', ...inUse };
  const gate = { ...rack, id: 'gate', identNumber: 'BR-2', location: 'yard' };
  renderScreen({
    element: <RelatedList entity={entities.equipments} by="location" id="hall" />,
    resource: 'locations',
    dataProvider: memoryData({ equipments: [rack, gate], locations: [{ id: 'hall', name: 'Hala' }] })
      .dataProvider,
  });
  expect(await screen.findByRole('link', { name: /REG-1/ })).toBeTruthy();
  expect(screen.queryByText(/BR-2/)).toBeNull();
  const add = screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(add.some((href) => href.startsWith('/equipments/create') && href.includes('hall'))).toBe(true);
});

it('offers to import into the record it stands on while there is nothing', async () => {
  renderScreen({
    element: <RelatedList entity={entities.equipments} by="owner" id="odra" />,
    resource: 'equipmentOwners',
    dataProvider: memoryData({ equipments: [], equipmentOwners: [{ id: 'odra', name: 'Odra' }] })
      .dataProvider,
  });
  const link = await screen.findByRole('link', { name: 'Importuj' });
  expect(link.getAttribute('href')).toBe('/imports/equipment?owner=odra');
});

it('offers the columns, one of which always stays, and the usual ones again', async () => {
  const columns = {
    shown: ['identNumber'],
    possible: ['identNumber', 'category'],
    set: vi.fn(),
    reset: vi.fn(),
  };
  const { user } = renderScreen({
    element: <ColumnChoice entity={entities.equipments} columns={columns} />,
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
  const [only, other] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([only?.checked, only?.disabled, other?.checked, other?.disabled]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  if (other) await user.click(other);
  expect(columns.set).toHaveBeenCalledWith(['identNumber', 'category']);
  await user.click(screen.getByRole('button', { name: 'Przywróć domyślne' }));
  expect(columns.reset).toHaveBeenCalledTimes(1);
});

it('puts columns in another order by the keys of their handles, and by drag', async () => {
  const set = vi.fn();
  const columns = {
    shown: ['identNumber', 'product', 'location'],
    possible: ['identNumber', 'product', 'location', 'place'],
    set,
    reset: () => {},
  };
  const { user } = renderScreen({
    element: <ColumnChoice entity={entities.equipments} columns={columns} />,
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
  const handles = await screen.findAllByRole('button', { name: /^Przesuń/ });
  expect(handles).toHaveLength(3);
  handles[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(set.mock.calls).toEqual([[['product', 'identNumber', 'location']]]);
  const dataTransfer = { effectAllowed: '' };
  fireEvent.dragStart(handles[2] as HTMLElement, { dataTransfer });
  fireEvent.drop(screen.getAllByRole('checkbox')[0] as HTMLElement, { dataTransfer });
  expect(set).toHaveBeenLastCalledWith(['location', 'identNumber', 'product']);
});
