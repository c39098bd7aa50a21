import { entities } from '@plumbline/resources/entities/index';
import type { Field } from '@plumbline/resources/language/fields/field';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { Input } from './Input';

vi.setConfig({ testTimeout: 60_000 });
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
