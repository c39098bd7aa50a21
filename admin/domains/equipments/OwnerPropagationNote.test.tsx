import { cleanup, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { formPartsOf } from '../../entities/form/partsOfForm';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { OwnerPropagationNote } from './OwnerPropagationNote';

afterEach(cleanup);

const draw = (record: object, owner: string | null) =>
  renderScreen({
    element: (
      <RecordContextProvider value={record}>
        <OwnerPropagationNote values={{ owner }} />
      </RecordContextProvider>
    ),
    resource: 'locations',
    dataProvider: memoryData({}).dataProvider,
  });
const said = () => screen.queryByRole('status')?.textContent ?? null;

it('stands beneath the customer of a location', () => {
  expect(formPartsOf('locations', 'master', 'owner')).toHaveLength(1);
});

it('says what takes over the new customer of a location', () => {
  draw({ id: 'hall', owner: 'one' }, 'other');
  expect(said()).toBe(
    'Razem z lokalizacją klienta zmienią też jej urządzenia, lokalizacje podrzędne i kontakty.',
  );
});

it('says the same where the customer is taken away', () => {
  draw({ id: 'hall', owner: 'one' }, null);
  expect(said()).toMatch(/klienta zmienią też/);
});

it.each([
  ['the customer stays', { id: 'hall', owner: 'one' }, 'one'],
  ['the location is new', {}, 'one'],
  ['there is none and was none', { id: 'hall' }, null],
] as const)('says nothing where %s', (_what, record, owner) => {
  draw(record, owner);
  expect(said()).toBeNull();
});
