import type { FieldType } from '@plumbline/resources/language/fields/field';
import { fieldTypes } from '@plumbline/resources/language/fields/types/fieldTypes';
import { expect, it } from 'vitest';
import { enteredTypes } from './enteredTypes';

// `Object.keys` loses the key type; the table has exactly the field types.
const types = Object.keys(fieldTypes) as FieldType[];
const filtered = types.filter((type) => 'isFiltered' in fieldTypes[type]);

it.each(filtered)('has a filter for the type %s, which lists can be filtered by', (type) => {
  expect(enteredTypes[type].Filter).not.toBeNull();
});
