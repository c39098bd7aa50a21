import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { CustomFieldCreate, CustomFieldEdit, CustomFieldShow } from './CustomFieldForm';

vi.mock('../../data/session/session', () => ({ apiFetch: vi.fn() }));
afterEach(cleanup);

const load = {
  id: 'load',
  instance: owner.instance,
  version: 2,
  entityType: 'contacts',
  key: 'badge',
  name: { 'pl-PL': 'Numer plakietki' },
  dataType: 'text',
  choices: null,
  category: null,
  sortOrder: 1,
};

function draw(element: React.ReactElement, at: string, path = at) {
  return renderScreen({
    element,
    path,
    at,
    resource: 'customFieldDefinitions',
    dataProvider: memoryData({ customFieldDefinitions: [load] }).dataProvider,
  });
}
const field = '/settings/custom-fields';

it('offers the forms by the names that people know, and asks for a category only where rows have one', async () => {
  const { user } = draw(<CustomFieldCreate />, `${field}/create`);
  const form = await screen.findByRole('combobox', { name: /^Formularz/ });
  await user.click(form);
  await user.click(await screen.findByRole('option', { name: 'Kontakty' }));
  expect(screen.queryByRole('combobox', { name: /^Kategoria/ })).toBeNull();
  await user.click(form);
  await user.click(await screen.findByRole('option', { name: 'Urządzenia' }));
  expect(await screen.findByRole('combobox', { name: /^Kategoria/ })).toBeTruthy();
});

it('is made without a key, which follows from the name', async () => {
  draw(<CustomFieldCreate />, `${field}/create`);
  const key = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Klucz/ });
  expect(key.required).toBe(false);
});

it('is edited with what it holds', async () => {
  draw(<CustomFieldEdit />, `${field}/load`, `${field}/:id`);
  expect((await screen.findByRole('combobox', { name: /^Formularz/ })).textContent).toBe('Kontakty');
});

it('is shown with its form by name', async () => {
  draw(<CustomFieldShow />, `${field}/load/show`, `${field}/:id/show`);
  expect(await screen.findByText('Kontakty')).toBeTruthy();
});
