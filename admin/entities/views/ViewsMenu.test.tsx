import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntityList } from '../list/EntityList';
import { memoryData } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';

afterEach(cleanup);

const customers = [{ id: 'a', instance: owner.instance, version: 1, name: 'Odra' }];

it('gives way to the dialog that asks for the name of a view, and keeps the view', async () => {
  const { dataProvider, calls } = memoryData({ equipmentOwners: customers, savedFilters: [] });
  const { user } = renderScreen({ element: <EntityList />, resource: 'equipmentOwners', dataProvider });
  await user.click(await screen.findByRole('button', { name: 'Widoki' }));
  await user.click(await screen.findByRole('button', { name: 'Zapisz bieżący widok…' }));
  await user.type(await screen.findByRole('textbox', { name: /Nazwa/ }), 'Moi klienci');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'create').map(({ params }) => params.data)).toMatchObject([
      { name: 'Moi klienci', entity: 'equipmentOwners' },
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
