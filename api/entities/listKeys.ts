import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { perEntity } from '@plumbline/resources/language/perEntity';
import {
  type Actor,
  type Condition,
  isReach,
  permittedIn,
  type Right,
  rightInside,
} from '@plumbline/resources/language/permissions';
import { isIndexed, isReadBeyond, isSortedBy } from '@plumbline/resources/language/query/listing';
import { columnTypeOf } from './columnTypes/columnTypes';

// What a list needs besides the fields themselves: columns in which its order stands, and the indexes it walks along.

/** The columns of a field's order, where it is not the field's own. */
export function orderColumns(
  entity: AnyEntity,
  name: string,
  field: Field,
): { column: string; ddl: string }[] {
  if (!isSortedBy(entity, name) || field.customKey !== undefined) return [];
  return columnTypeOf(field).order?.columns(name) ?? [];
}

/** The indexes lists need because of a field: to find rows by it and to walk along it, page after page. */
export function listKeys(entity: AnyEntity, name: string, field: Field): Record<string, string[]> {
  // An id is found anywhere; first in its index, it is also found by who asks for no account, such as the emptying of the bin.
  if (columnTypeOf(field).isKey) {
    const beside = isWhose(entity, name) ? [...flagsOf(entity), ...referencesOf(entity)] : [];
    const bounds = isOfCatalogue(entity) ? boundsOfAll(entity) : privateBounds(entity);
    return { [`by_${name}`]: keyOf([name, 'instance', 'deletedAt', 'id', ...bounds, ...beside]) };
  }
  const keys: Record<string, string[]> = {};
  const beside = besideOrder(entity, name);
  for (const { mark, columns } of prefixes(entity)) {
    if (isIndexed(entity, name, field))
      keys[`${mark}by_${name}`] = keyOf([...columns, name, 'id', ...beside]);
    for (const { column } of orderColumns(entity, name, field))
      keys[`${mark}order_${column.replace(/Order(?=_|$)/, '')}`] = keyOf([
        ...columns,
        column,
        'id',
        ...beside,
      ]);
  }
  return keys;
}

const keyOf = (columns: readonly string[]): string[] => [...new Set(columns)];

interface Prefix {
  mark: string;
  columns: readonly string[];
}
/** What everybody sees the own rows of alone lies together by whose it is. */
const inAccount = (entity: AnyEntity): Prefix => ({
  mark: '',
  columns: ['instance', ...ownerOf(entity), 'deletedAt'],
});
const everywhere: Prefix = { mark: 'all_', columns: ['deletedAt'] };

/**
 * Whose rows a list walks along: one account's, or everybody's. What lies in the catalogue and is read beyond it, and
 * what has one row in each account or all rows in one, is never walked along by account.
 */
export function prefixes(entity: AnyEntity): readonly Prefix[] {
  if (!isByAccount(entity)) return [everywhere];
  return isReadBeyond(entity) ? [inAccount(entity), everywhere] : [inAccount(entity)];
}
export const isByAccount = (entity: AnyEntity): boolean =>
  entity.scope === 'instance' || isOfCatalogue(entity);

/** An account's rows beside the shared ones: read far more than written, so that their indexes may be wide. */
const isOfCatalogue = (entity: AnyEntity): boolean => entity.scope === 'catalogue' && !isReadBeyond(entity);

/** The indexes along which everybody's rows stand, of an entity that also has such of each account. */
export const indexesOfAll = perEntity((entity): readonly string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    Object.keys(listKeys(entity, name, field)).filter((key) => key.startsWith(everywhere.mark)),
  ),
);

/**
 * Fields by which a right leaves out rows in the midst of an order. People's own rows are found by who they are, and
 * those of a place they are kept to by the place: unless it may be empty, where the order is walked instead. Categories
 * leave out too little to stand in an index for their own sake, but where it tells the place, they spare it the rows; and
 * of a catalogue's models, anyone who inspects one kind of equipment sees few.
 */
export function boundsOf(entity: AnyEntity, right: Right | undefined, actor?: Actor): string[] {
  const { fields } = entity;
  const conditions = isReach(right) ? [right.own, right.beyond].flat() : [right].flat();
  const categories: string[] = [];
  const bounds = conditions.flatMap((one) => {
    if (typeof one !== 'object' || 'is' in one || 'every' in one || 'some' in one) return [];
    // Who is reached by way of a permitted place is told by the place; a field that may also be empty tells by itself.
    if ('any' in one) return asksOneField(one) ? [one.field] : [];
    if ('namedAs' in one) return [];
    const field = fields[one.field];
    if (!field) return [];
    if (!('in' in one)) return [one.field];
    if (actor && permittedIn(one, actor) === 'all') return [];
    if (one.in === 'categories') categories.push(one.field);
    return one.in === 'categories' || field.required ? [] : [one.field];
  });
  return bounds.length > 0 || isOfCatalogue(entity) ? [...bounds, ...categories] : [];
}

const asksOneField = ({ field, any }: Extract<Condition, { any: unknown }>): boolean =>
  any.every((filter) => filter.every((inner) => inner.field === field));

/** The same of everybody's rights: these stand in the indexes. */
export const boundsOfAll = (entity: AnyEntity): string[] =>
  Object.values(entity.permissions).flatMap(({ read }) => boundsOf(entity, read));

/** Of these, what asks everybody who they are, so that no list of the entity goes without it: also one by a reference. */
const privateBounds = (entity: AnyEntity): string[] =>
  Object.values(entity.permissions).flatMap(({ read }) => {
    const inside = rightInside(read);
    return Array.isArray(inside)
      ? inside.flatMap((one: Condition) => ('in' in one && one.in === 'contact' ? [one.field] : []))
      : [];
  });

/**
 * What stands in an order's index besides it, so that counting and far pages need no rows: what the list is filtered by
 * from the start, what rights ask for, and where the list begins also all that is either true or false.
 */
function besideOrder(entity: AnyEntity, name: string): string[] {
  const { sort, given = {} } = entity.list;
  const days = Object.values(entity.inForce ?? {});
  const flags = name === sort ? flagsOf(entity) : [];
  const bounds = boundsOfAll(entity);
  const account = isAccountAsked(entity) ? ['instance'] : [];
  return [...Object.keys(given), ...bounds, ...days, ...flags, ...account];
}

/** Whether somebody is kept to the rows of some accounts where everybody's stand in one order. */
const isAccountAsked = (entity: AnyEntity): boolean =>
  entity.scope !== 'account' &&
  (!isByAccount(entity) || Object.values(entity.permissions).some(({ read }) => isReach(read)));

/** All that is either true or false and has no index of its own. */
const flagsOf = ({ fields }: AnyEntity): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    columnTypeOf(field).isFlag && field.customKey === undefined && !field.isUnfiltered ? [name] : [],
  );

/** What lists offer to filter by and refers to another row. */
const referencesOf = ({ fields, list }: AnyEntity): string[] =>
  (list.filters ?? []).filter((name) => isKey(fields[name]));

const isKey = (field: Field | undefined): boolean =>
  field !== undefined && columnTypeOf(field).isKey === true;

/** Whether some see the rows alone that name themselves in the field: their lists lie together in its index. */
const isWhose = (entity: AnyEntity, name: string): boolean =>
  Object.values(entity.permissions).some(({ read }) => isOwn(read, name));

/** The field that says whose a row is, where nobody sees any but the own. */
const ownerOf = ({ fields, permissions }: AnyEntity): string[] => {
  const readers = Object.values(permissions).filter(({ read }) => read !== undefined);
  const isOwner = (name: string) => readers.length > 0 && readers.every(({ read }) => isOwn(read, name));
  return Object.keys(fields)
    .filter((name) => isKey(fields[name]) && isOwner(name))
    .slice(0, 1);
};

function isOwn(right: Right | undefined, name: string): boolean {
  const inside = rightInside(right);
  return Array.isArray(inside) && inside.some((one: Condition) => 'is' in one && one.field === name);
}
