import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { shownTypeOf } from '../fieldTypes/shown/shownTypes';
import { titleFields } from '../title/titleOf';

/** Names of the fields that can be set to one value in many rows. */
export function bulkFields(entity: AnyEntity, isEditable: (field: Field) => boolean): string[] {
  if (entity.hasOwnForm) return [];
  const place = placeField(entity, isEditable);
  const named = titleFields(entity);
  // What no form asks for is set on a screen of its own, such as the pin on a floor plan.
  const asked = new Set<string>(Object.values(entity.form).flatMap((tab) => (Array.isArray(tab) ? tab : [])));
  return Object.entries(entity.fields)
    .filter(
      ([name, field]) =>
        shownTypeOf(field).isOneForMany &&
        asked.has(name) &&
        isEditable(field) &&
        !field.unique &&
        !field.heavy &&
        name !== place &&
        !named.includes(name),
    )
    .map(([name]) => name);
}

/** The field for moving rows: the parent in the entity's tree, or the tree entry (location) whose shard has them. */
export function placeField(entity: AnyEntity, isEditable: (field: Field) => boolean): string | undefined {
  if (entity.hasOwnForm) return undefined;
  const name = entity.tree ?? (typeof entity.offline === 'object' ? entity.offline.with : undefined);
  const field = name === undefined ? undefined : entity.fields[name];
  const isPlace = isReference(field) && entities[field.to].tree !== undefined && isEditable(field);
  return isPlace ? name : undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** The values that all rows share, which inputs may depend on, for example the customer for a choice of locations. */
export function sharedValues(entity: AnyEntity, rows: readonly Row[]): Row {
  const [first, ...others] = rows;
  if (!first) return {};
  return Object.fromEntries(
    Object.keys(entity.fields)
      .filter((name) => others.every((row) => (row[name] ?? null) === (first[name] ?? null)))
      .map((name) => [name, first[name]]),
  );
}
