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

it('offers conditions of a template only where they can match, and sends none that were chosen before', async () => {
  const { dataProvider, calls } = memoryData({ reportTemplates: [], categories: [], equipmentOwners: [] });
  const { user } = renderScreen({
    element: <EntityCreate />,
    resource: 'reportTemplates',
    dataProvider,
    actor: { instanceType: 'BROKER' },
  });
  const choose = async (field: RegExp, name: string | RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const open = async (tab: string) => user.click(await screen.findByRole('tab', { name: tab }));
  await user.type(await screen.findByRole('textbox', { name: /Nazwa/ }), 'Nasza');
  await open('Kiedy obowiązuje');
  await choose(/rodzaju przeglądu/, 'Przegląd ekspercki');
  await open('Dane podstawowe');
  await choose(/Rodzaj dokumentu/, 'E-mail: faktura');
  await open('Kiedy obowiązuje');
  expect(await screen.findByRole('combobox', { name: /Tylko dla języka/ })).toBeTruthy();
  for (const field of [/Tylko dla klienta/, /Tylko dla kategorii/, /Tylko dla rodzaju przeglądu/])
    expect(screen.queryByLabelText(field)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'create')).toBe(true));
  const [created] = calls.filter(({ method }) => method === 'create');
  expect(created?.params.data).toMatchObject({ name: 'Nasza', kind: 'INVOICE_MAIL' });
  expect(created?.params.data).not.toHaveProperty('type');
});
