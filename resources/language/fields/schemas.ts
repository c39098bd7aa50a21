import type { JsonSchema } from '../exchange/codecs/codec';
import { codecOf } from '../exchange/codecs/codecs';
import type { Field, Fields } from './field';

export type { JsonSchema };

/** The JSON Schema (2020-12) of a field's value. */
export const schemaOf = (field: Field): JsonSchema => codecOf(field).schema(field, itemSchema);

const itemSchema = (fields: Fields): JsonSchema => ({
  type: 'object',
  required: ['id', ...requiredOf(fields)],
  properties: { id: { type: 'string' }, ...schemasOf(fields) },
});

/** The properties of a record or list item. */
export const schemasOf = (fields: Fields): JsonSchema =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...schemaOf(field), ...(field.readOnly ? { readOnly: true } : {}) },
    ]),
  );

export const requiredOf = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.required)
    .map(([name]) => name);
