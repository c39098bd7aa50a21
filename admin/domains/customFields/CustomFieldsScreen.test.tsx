import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { CustomFieldsScreen } from './CustomFieldsScreen';

afterEach(cleanup);

const field = {
  id: 'one',
  instance: owner.instance,
  entityType: 'equipments',
  key: 'colour',
  name: { 'pl-PL': 'Kolor' },
  dataType: 'input',
};
const draw = (rows: (typeof field)[], actor = {}) =>
  renderScreen({
    element: <CustomFieldsScreen />,
    resource: 'customFieldDefinitions',
    dataProvider: memoryData({ customFieldDefinitions: rows }).dataProvider,
    actor,
  });
const imports = () =>
  screen.queryAllByRole('link', { name: 'Importuj' }).map((one) => one.getAttribute('href'));

it('offers the fields as a file, and takes them from one', async () => {
  draw([field]);
  expect(await screen.findByText('Kolor')).toBeTruthy();
  expect(imports()).toEqual(['/imports/custom-fields']);
  expect(screen.getByRole('button', { name: 'Eksportuj' })).toBeTruthy();
});

it('leads to the import where there is nothing yet, and who may not add fields to none', async () => {
  draw([]);
  await waitFor(() => expect(imports()).toHaveLength(2));
  cleanup();
  draw([field], { role: 'Employee' });
  expect(await screen.findByText('Kolor')).toBeTruthy();
  expect(imports()).toEqual([]);
});
