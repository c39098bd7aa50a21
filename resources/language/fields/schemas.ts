import { countries } from '../choices/choices';
import { languages } from '../languages';
import type { Field, FieldOf, Fields, FieldType } from './field';

export type JsonSchema = { [key: string]: unknown };
type Schemas = { [T in FieldType]: (field: FieldOf<T>) => JsonSchema };

const idSchema: JsonSchema = { type: 'string', format: 'uuid' };
const fileSchema: JsonSchema = {
  type: 'object',
  required: ['hash', 'name', 'mimeType', 'size'],
  properties: {
    hash: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the content' },
    name: { type: 'string', maxLength: 200 },
    mimeType: { type: 'string' },
    size: { type: 'integer', description: 'bytes' },
  },
};

/** One line per field type: its value as JSON Schema (2020-12). */
const schemas: Schemas = {
  text: (field) => ({
    type: 'string',
    maxLength: field.max,
    ...(field.min ? { minLength: field.min } : {}),
    ...(field.format === 'email' ? { format: 'email' } : {}),
  }),
  longText: (field) => ({ type: 'string', maxLength: field.max ?? 10000 }),
  localizedText: (field) => ({
    type: 'object',
    properties: Object.fromEntries(
      languages.map((language) => [language, { type: 'string', maxLength: field.max }]),
    ),
    additionalProperties: false,
  }),
  integer: (field) => ({ type: 'integer', ...limits(field) }),
  decimal: (field) => ({ type: 'number', ...limits(field) }),
  boolean: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', format: 'date' }),
  datetime: () => ({ type: 'string', format: 'date-time' }),
  choice: (field) => ({ type: 'string', enum: [...field.choices.values] }),
  reference: (field) => ({ ...idSchema, description: `id in ${field.to}` }),
  references: (field) => ({
    type: 'array',
    items: { ...idSchema, description: `id in ${field.to}` },
    ...(field.max ? { maxItems: field.max } : {}),
  }),
  file: () => fileSchema,
  files: (field) => ({ type: 'array', items: fileSchema, ...(field.max ? { maxItems: field.max } : {}) }),
  address: () => ({
    type: 'object',
    properties: {
      street: { type: 'string', maxLength: 150 },
      zip: { type: 'string', maxLength: 20 },
      city: { type: 'string', maxLength: 100 },
      country: { type: 'string', enum: [...countries] },
    },
  }),
  phones: () => ({
    type: 'array',
    items: {
      type: 'object',
      required: ['kind', 'number'],
      properties: {
        kind: { enum: ['work', 'mobile', 'private', 'fax'] },
        number: { type: 'string', minLength: 7, maxLength: 30 },
      },
    },
  }),
  list: (field) => ({
    type: 'array',
    items: {
      type: 'object',
      required: ['id', ...requiredOf(field.fields)],
      properties: { id: { type: 'string' }, ...schemasOf(field.fields) },
    },
    ...(field.max ? { maxItems: field.max } : {}),
  }),
};

function limits(field: FieldOf<'integer'> | FieldOf<'decimal'>): JsonSchema {
  return {
    ...(field.min !== undefined ? { minimum: field.min } : {}),
    ...(field.max !== undefined ? { maximum: field.max } : {}),
    ...(field.unit ? { description: field.unit } : {}),
  };
}

export function schemaOf(field: Field): JsonSchema {
  // The table is exhaustive by type, but TypeScript cannot pair a union's member with its own line.
  return (schemas[field.type] as (field: Field) => JsonSchema)(field);
}

/** The properties of a record or of a list's item. */
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
