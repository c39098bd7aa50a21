import { newId } from '@plumbline/resources/language/ids';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { EntityCreate } from './EntityCreate';

afterEach(cleanup);

it('keeps model and location for the next piece of a series, empties the rest, and offers labels for what was made', async () => {
  const [product, location] = [newId(), newId()];
  const { dataProvider, calls } = memoryData({
    products: [{ id: product, name: 'Regał M7', version: 1 }],
    locations: [{ id: location, name: 'Hala 1', version: 1 }],
    equipments: [],
  });
  const { user } = renderScreen({ element: <EntityCreate />, resource: 'equipments', dataProvider });
  const number = async () => screen.findByRole('textbox', { name: /Nr inwentarzowy/ });
  await user.type(await number(), 'REG-1');
  for (const [field, name] of [
    [/^Model/, 'Regał M7'],
    [/^Lokalizacja/, 'Hala 1'],
  ] as const) {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name }));
  }
  await user.type(await screen.findByRole('textbox', { name: /Nr seryjny/ }), 'SN-1');
  await user.click(screen.getByRole('button', { name: 'Zapisz i dodaj następne' }));
  await waitFor(async () => expect(await number()).toHaveProperty('value', ''));
  expect(screen.getByRole('textbox', { name: /Nr seryjny/ })).toHaveProperty('value', '');
  await user.type(await number(), 'REG-2');
  await user.click(screen.getByRole('button', { name: 'Zapisz i dodaj następne' }));
  const created = () =>
    calls
      .filter(({ method }) => method === 'create')
      .map(({ params }) => params.data as Record<string, unknown>);
  await waitFor(() => expect(created()).toHaveLength(2));
  expect(created()).toMatchObject([
    { identNumber: 'REG-1', product, location, serialNumber: 'SN-1' },
    { identNumber: 'REG-2', product, location },
  ]);
  expect(created()[1]?.serialNumber ?? null).toBeNull();
  expect(await screen.findByRole('button', { name: 'Drukuj etykiety' })).toBeTruthy();
});
