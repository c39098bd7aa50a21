import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntityShow } from '../show/EntityShow';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { useRecentRecords } from './useRecentRecords';

afterEach(cleanup);

const Opened = () => <p>{useRecentRecords().recent.map(({ resource, id }) => `${resource}/${id} `)}</p>;

it('what is opened stands first among what was opened last, once', async () => {
  const rows = [
    { id: 'a', name: 'Nordfrost', version: 1 },
    { id: 'b', name: 'Südlager', version: 1 },
  ];
  const { router } = renderScreen({
    element: (
      <>
        <EntityShow />
        <Opened />
      </>
    ),
    path: '/equipment-owners/:id/show',
    at: '/equipment-owners/a/show',
    resource: 'equipmentOwners',
    dataProvider: memoryData({ equipmentOwners: rows }).dataProvider,
  });
  expect(await screen.findByText('equipmentOwners/a')).toBeTruthy();
  await router.navigate('/equipment-owners/b/show');
  expect(await screen.findByText('equipmentOwners/b equipmentOwners/a')).toBeTruthy();
  await router.navigate('/equipment-owners/a/show');
  expect(await screen.findByText('equipmentOwners/a equipmentOwners/b')).toBeTruthy();
});
