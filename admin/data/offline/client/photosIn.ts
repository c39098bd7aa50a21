import { entities } from '@plumbline/resources/entities/index';
import type { Field, Fields } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';

/** Hashes of the files that new values of a record name; a command waits for those that are still on this device. */
export function photosIn(resource: EntityName, patch: Readonly<Record<string, unknown>>): string[] {
  return [...new Set(inFields(entities[resource].fields, patch))];
}

function inFields(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => inField(field, values[name]));
}

function inField(field: Field, value: unknown): string[] {
  if (field.type === 'file') return hashOf(value);
  if (!Array.isArray(value)) return [];
  if (field.type === 'files') return value.flatMap(hashOf);
  return field.type === 'list'
    ? value.flatMap((item) => (isObject(item) ? inFields(field.fields, item) : []))
    : [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const hashOf = (value: unknown): string[] =>
  isObject(value) && typeof value.hash === 'string' ? [value.hash] : [];
