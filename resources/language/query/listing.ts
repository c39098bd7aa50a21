import type { AnyEntity } from '../defineEntity';
import type { Field } from '../fields/field';
import { isFilterable, isSortable } from '../fields/traits';
import { typeOf } from '../fields/types/fieldTypes';
import { isReference } from '../fields/types/reference';
import { isReach } from '../permissions';

/**
 * Whether lists can be sorted by the field: those of the definition (`sorts`, else columns), the default, the title,
 * and the import key. Each has an index; custom fields and titles of references have an order but no index.
 */
export function isSortedBy(entity: AnyEntity, name: string): boolean {
  const field = entity.fields[name];
  if (isSortedByTitle(entity, name)) return true;
  if (!field || !isSortable(field)) return false;
  const { sort, columns, sorts } = entity.list;
  const leading = [sort, entity.title].flat();
  if (field.customKey !== undefined || leading.includes(name)) return true;
  // A localized text has an index per language, only worth it for titles.
  if (typeOf(field).isJson) return false;
  return name === entity.exchange?.key || (sorts ?? columns).includes(name);
}

/**
 * Whether lists can be sorted by the title of the row that the field refers to: only where the definition says so, as no
 * index has that order.
 */
export function isSortedByTitle({ fields, list }: AnyEntity, name: string): boolean {
  const field = fields[name];
  return isReference(field) && field.customKey === undefined && (list.sorts ?? []).includes(name);
}

/**
 * Whether lists can be filtered by the field: those of the definition, sortable ones, references, unique ones and
 * booleans.
 */
export function isFilteredBy(entity: AnyEntity, name: string): boolean {
  const field = entity.fields[name];
  if (!field || !isFilterable(field)) return false;
  return (
    field.customKey !== undefined ||
    typeOf(field).isFilteredAnyway === true ||
    field.unique !== undefined ||
    isIndexed(entity, name, field)
  );
}

/**
 * Whether the field's column has an index of its own: sortable, filterable, or unique among some rows, as the unique
 * index does not cover all.
 */
export const isIndexed = (entity: AnyEntity, name: string, field: Field): boolean =>
  field.customKey === undefined &&
  !typeOf(field).isJson &&
  (isSortedBy(entity, name) ||
    typeof field.unique === 'object' ||
    (isFilterable(field) && !typeOf(field).isFilteredAnyway && (entity.list.filters ?? []).includes(name)));

/** Unique fields use their unique index, unless lists are sorted by them. */
export const isLookedUp = (entity: AnyEntity, name: string): boolean => {
  const field = entity.fields[name];
  return field?.unique !== undefined && !isIndexed(entity, name, field);
};

/** Whether the actor reads rows of other accounts. */
export const isReadBeyond = (entity: AnyEntity): boolean =>
  Object.values(entity.permissions).some(({ read }) => read === 'anywhere' || isReach(read));
