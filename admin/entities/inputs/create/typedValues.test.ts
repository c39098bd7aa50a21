import { entities } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { typedValues } from './typedValues';

const values = (to: 'products' | 'contacts' | 'categories' | 'auditPlannings', typed: string) =>
  typedValues(entities[to], typed, 'pl-PL');

it('takes what was typed as the name, not as the maker, which may be missing', () => {
  expect(values('products', ' RX 9 ')).toEqual({ name: 'RX 9' });
});

it('parts a person into first and last name; one word alone is the last', () => {
  expect(values('contacts', 'Jan Nowak Kowalski')).toEqual({ firstName: 'Jan', lastName: 'Nowak Kowalski' });
  expect(values('contacts', 'Kowalski')).toEqual({ lastName: 'Kowalski' });
});

it('writes a name of several languages in the one of the screen', () => {
  expect(values('categories', 'Żuraw')).toEqual({ name: { 'pl-PL': 'Żuraw' } });
});

it('begins with nothing where nothing was typed', () => {
  expect(values('products', '  ')).toEqual({});
});
