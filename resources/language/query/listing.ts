import type { AnyEntity } from '../defineEntity';
import type { Field } from '../fields/field';
import { isFilterable, isSortable } from '../fields/traits';
import { typeOf } from '../fields/types/fieldTypes';
import { isReach } from '../permissions';

/**
 * Whether a list of the entity may be sorted by the field: what its definition names (`sorts`, else its columns), what
 * it begins with, its title and what imports know it by. Each has an index; an account's own fields have an order, but none.
 */
export function isSortedBy(entity: AnyEntity, name: string): boolean {
  const field = entity.fields[name];
  if (!field || !isSortable(field)) return false;
  const { sort, columns, sorts } = entity.list;
  const leading = [sort, entity.title].flat();
  if (field.customKey !== undefined || leading.includes(name)) return true;
  // In each language the order is another one, so only what a row is called by is worth it.
  if (typeOf(field).isJson) return false;
  return name === entity.exchange?.key || (sorts ?? columns).includes(name);
}

/**
 * Whether a list of the entity may be filtered by the field: what its definition offers, what it is sorted by or
 * refers to, what is unique, and whatever is either true or false.
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
 * Whether the table has an index by the field's own column: what has an order, what lists offer to filter by, and what is
 * unique only among some rows, as the index that keeps it so does not find it among all.
 */
export const isIndexed = (entity: AnyEntity, name: string, field: Field): boolean =>
  field.customKey === undefined &&
  !typeOf(field).isJson &&
  (isSortedBy(entity, name) ||
    typeof field.unique === 'object' ||
    (isFilterable(field) && !typeOf(field).isFilteredAnyway && (entity.list.filters ?? []).includes(name)));

/** What is unique has no index but the one that keeps it so, where no list is sorted by it: it is looked up there. */
export const isLookedUp = (entity: AnyEntity, name: string): boolean => {
  const field = entity.fields[name];
  return field?.unique !== undefined && !isIndexed(entity, name, field);
};

/** Whether somebody reads rows of accounts that are not their own. */
export const isReadBeyond = (entity: AnyEntity): boolean =>
  Object.values(entity.permissions).some(({ read }) => read === 'anywhere' || isReach(read));
