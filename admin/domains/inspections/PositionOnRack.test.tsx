import { newId } from '@plumbline/resources/language/ids';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntityEdit } from '../../entities/form/EntityEdit';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { PositionOnRack } from './PositionOnRack';

afterEach(cleanup);

const own = { instance: owner.instance, version: 1 };
const ids = { id: newId(), audit: newId(), equipment: newId(), category: newId() };
const draw = (categoryType: string, rack: object, position: object = { bay: null, level: null }) => {
  const { dataProvider, calls } = memoryData({
    deficiencies: [
      {
        ...{ ...own, ...ids, description: 'Wgniecenie' },
        ...{ dangerLevel: 'red', status: 'OPEN', isNotAsked: false, ...position, photos: [] },
      },
    ],
    audits: [{ ...own, id: ids.audit, equipment: ids.equipment, isFinished: false }],
    equipments: [{ ...own, id: ids.equipment, identNumber: 'REG-1', ...rack }],
    categories: [{ ...own, id: ids.category, name: { 'pl-PL': 'Regały' }, type: categoryType }],
  });
  const drawn = renderScreen({
    element: <EntityEdit />,
    path: '/deficiencies/:id',
    at: `/deficiencies/${ids.id}`,
    resource: 'deficiencies',
    dataProvider,
  });
  const updates = () => calls.filter(({ method }) => method === 'update').map(({ params }) => params);
  return { ...drawn, updates };
};
const bay = { name: /^Pole/ };

it('the position of a deficiency is chosen on the front of its rack', async () => {
  expect(PositionOnRack).toBeTypeOf('function');
  const { user, updates } = draw('shelf', { fieldCount: 3, levelCount: 2 });
  await user.click(await screen.findByRole('button', { name: 'Wskaż miejsce na regale' }));
  await user.click(await screen.findByRole('gridcell', { name: /^Pole 2, posadzka/ }));
  expect(screen.getByRole('button', { name: 'Miejsce na regale: Pole 2, posadzka' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(updates()).toMatchObject([{ id: ids.id, data: { bay: 2, level: 0 } }]));
});

it('a rack whose bays are not counted has the numbers alone, other equipment none', async () => {
  draw('shelf', {});
  expect(await screen.findByRole('textbox', bay)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wskaż miejsce na regale' })).toBeNull();
  cleanup();
  draw('ppe', {});
  await screen.findByDisplayValue('Wgniecenie');
  await waitFor(() => expect(screen.queryAllByRole('textbox', bay)).toEqual([]));
});

it('a bay that the rack does not have is told by its field, and is not saved', async () => {
  const { user, updates } = draw('shelf', { fieldCount: 3, levelCount: 2 });
  await screen.findByRole('button', { name: 'Wskaż miejsce na regale' });
  await user.type(screen.getByRole('textbox', bay), '4');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/^Ten regał ma tylko 3 pola\./)).toBeTruthy();
  expect(updates()).toEqual([]);
});

it('one from before the rack was measured anew holds up no other change', async () => {
  const { user, updates } = draw('shelf', { fieldCount: 3, levelCount: 2 }, { bay: 9, level: 1 });
  await screen.findByRole('button', { name: /^Miejsce na regale: Pole 9/ });
  await user.type(screen.getByRole('textbox', { name: /^Opis/ }), ' u dołu');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(updates()).toMatchObject([{ data: { description: 'Wgniecenie u dołu' } }]));
});
