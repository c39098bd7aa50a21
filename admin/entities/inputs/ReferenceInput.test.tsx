import { entities } from '@plumbline/resources/entities/index';
import type { Field } from '@plumbline/resources/language/fields/field';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { Input } from './Input';

afterEach(cleanup);

const field = (name: 'owner' | 'location'): Field => entities.equipments.fields[name] as Field; // both are defined
const rows = {
  equipmentOwners: [
    { id: 'mill', name: 'Huta Ćma' },
    { id: 'port', name: 'Port Zaspa' },
  ],
  locations: [
    { id: 'hall', name: 'Walcownia', owner: 'mill' },
    { id: 'yard', name: 'Plac', owner: null },
  ],
};
const Chosen = () => <output>{String(useWatch({ name: 'owner' }))}</output>;

async function pick(place: string, before: string | null) {
  const { user } = renderScreen({
    element: (
      <Form record={{ id: 'one', owner: before, location: null }}>
        <Input
          entity={entities.equipments}
          name="owner"
          field={field('owner')}
          source="owner"
          label="Klient"
        />
        <Input
          entity={entities.equipments}
          name="location"
          field={field('location')}
          source="location"
          label="Lokalizacja"
        />
        <Chosen />
      </Form>
    ),
    resource: 'equipments',
    dataProvider: memoryData(rows).dataProvider,
  });
  await user.type(await screen.findByRole('combobox', { name: 'Lokalizacja' }), place);
  await user.click(await screen.findByRole('option', { name: new RegExp(place) }));
}

it('a location brings its customer along where none is chosen yet', async () => {
  await pick('Walcownia', null);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('mill'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Klient' }).value).toBe('Huta Ćma'),
  );
});

it('a location of nobody leaves the customer open', async () => {
  await pick('Plac', null);
  expect(screen.getByRole('status').textContent).toBe('null');
});

it('offers the sub-categories of the chosen category alone, and forgets one of another', async () => {
  const categories = [
    { id: 'racks', name: { 'pl-PL': 'Regały' }, parent: null, isActive: true },
    { id: 'pallets', name: { 'pl-PL': 'Regały paletowe' }, parent: 'racks', isActive: true },
    { id: 'doors', name: { 'pl-PL': 'Bramy' }, parent: null, isActive: true },
  ];
  const input = (name: 'category' | 'subCategory', label: string) => (
    <Input
      entity={entities.products}
      name={name}
      field={entities.products.fields[name] as Field} // both are defined
      source={name}
      label={label}
    />
  );
  const Below = () => <output>{String(useWatch({ name: 'subCategory' }))}</output>;
  const { user } = renderScreen({
    element: (
      <Form record={{ id: 'one', category: 'racks', subCategory: null }}>
        {input('category', 'Kategoria')}
        {input('subCategory', 'Podkategoria')}
        <Below />
      </Form>
    ),
    resource: 'products',
    dataProvider: memoryData({ categories }).dataProvider,
  });
  await user.click(await screen.findByRole('combobox', { name: 'Podkategoria' }));
  const offered = await screen.findByRole('option', { name: /Regały paletowe/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    offered.textContent,
    'Nowa kategoria',
  ]);
  await user.click(offered);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('pallets'));
  await user.click(screen.getByRole('combobox', { name: 'Kategoria' }));
  await user.click(await screen.findByRole('option', { name: /Bramy/ }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('null'));
});
