import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as offline from '../../data/offline';
import { EntityShow } from '../../entities/show/EntityShow';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';

const categories = [
  { id: 'lifting', parent: null, headerFields: [{ field: 'maxYearsOfUse' }, { field: 'dateOfFirstUse' }] },
  { id: 'slings', parent: 'lifting', headerFields: null },
];
vi.mock('../../data/offline', async (original) => ({
  ...(await original<typeof offline>()),
  useLocalList: (resource: string) => ({ records: resource === 'categories' ? categories : [], total: 0 }),
}));
afterEach(cleanup);

it('stands above the tabs, with what is filled of it', async () => {
  const { dataProvider } = memoryData({
    equipments: [
      {
        id: 'one',
        instance: owner.instance,
        version: 1,
        identNumber: 'ZAW-7',
        category: 'slings',
        maxYearsOfUse: 3,
      },
    ],
  });
  renderScreen({
    element: <EntityShow />,
    path: '/equipments/:id',
    at: '/equipments/one',
    resource: 'equipments',
    dataProvider,
  });
  const value = await screen.findByText('3 lata', { selector: 'dl:not([role="tabpanel"] *) *' });
  expect(value.closest('dl')?.textContent).toBe('Maks. okres użytkowania3 lata');
  expect(value.closest('.MuiPaper-root')?.textContent).not.toContain('Data pierwszego użycia');
});
