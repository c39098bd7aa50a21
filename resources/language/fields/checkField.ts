import type { Field, FieldError } from './field';
import { typeOf } from './types/fieldTypes';
import { wrong } from './types/wrong';

/** Validates the value by the field's rules; null: valid. */
export function checkField(value: unknown, field: Field): FieldError | null {
  if (value === null || value === undefined || value === '') return field.required ? wrong('required') : null;
  return typeOf(field).check(value, field, checkField);
}
