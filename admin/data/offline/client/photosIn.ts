import { entities } from '@plumbline/resources/entities/index';
import type { Fields } from '@plumbline/resources/language/fields/field';
import { hashesIn } from '@plumbline/resources/language/fields/hashesIn';
import type { EntityName } from '@plumbline/resources/language/names';

/** Hashes of the files in a record's new values; a command waits for those still on this device. */
export function photosIn(resource: EntityName, patch: Readonly<Record<string, unknown>>): string[] {
  const fields: Fields = entities[resource].fields;
  const hashes = Object.entries(fields).flatMap(([name, field]) => hashesIn(patch[name], field));
  return [...new Set(hashes.filter(Boolean))];
}
