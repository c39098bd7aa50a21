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

// Additional columns and indexes of a list: sort columns, and indexes to scan.

/** The sort columns of a field, if not its own. */
export function orderColumns(
  entity: AnyEntity,
  name: string,
  field: Field,
): { column: string; ddl: string }[] {
  if (!isSortedBy(entity, name) || field.customKey !== undefined) return [];
  return columnTypeOf(field).order?.columns(name) ?? [];
}

/** The indexes of a field: for lookups and for paged scans. */
export function listKeys(entity: AnyEntity, name: string, field: Field): Record<string, string[]> {
  // Indexes of ids start with the id, so that queries without account (e.g. emptying the bin) use them.
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
/** Entities visible only to their user are indexed by user. */
const inAccount = (entity: AnyEntity): Prefix => ({
  mark: '',
  columns: ['instance', ...ownerOf(entity), 'deletedAt'],
});
const everywhere: Prefix = { mark: 'all_', columns: ['deletedAt'] };

/**
 * What a list scans: one account's rows, or all. Catalogue rows read from outside, and entities with one row per
 * account or all in one, are not indexed by account.
 */
export function prefixes(entity: AnyEntity): readonly Prefix[] {
  if (!isByAccount(entity)) return [everywhere];
  return isReadBeyond(entity) ? [inAccount(entity), everywhere] : [inAccount(entity)];
}
export const isByAccount = (entity: AnyEntity): boolean =>
  entity.scope === 'instance' || isOfCatalogue(entity);

/** Rows of an account beside shared ones are read far more than written; their indexes may be wide. */
const isOfCatalogue = (entity: AnyEntity): boolean => entity.scope === 'catalogue' && !isReadBeyond(entity);

/** Indexes of all rows, for entities that also have indexes per account. */
export const indexesOfAll = perEntity((entity): readonly string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    Object.keys(listKeys(entity, name, field)).filter((key) => key.startsWith(everywhere.mark)),
  ),
);

/**
 * Fields by which rights filter rows within a scan. A user's own rows are found by user, rows of a permitted location
 * by location, unless it may be empty. Categories are not selective enough for an index of their own, but are added
 * where the location is; inspectors restricted to categories see few catalogue models.
 */
export function boundsOf(entity: AnyEntity, right: Right | undefined, actor?: Actor): string[] {
  const { fields } = entity;
  const conditions = isReach(right) ? [right.own, right.beyond].flat() : [right].flat();
  const categories: string[] = [];
  const bounds = conditions.flatMap((one) => {
    if (typeof one !== 'object' || 'is' in one || 'every' in one || 'some' in one) return [];
    // Rights through a location use the location; a field that may be empty is used directly.
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

/** The same over all roles: these fields are in the indexes. */
export const boundsOfAll = (entity: AnyEntity): string[] =>
  Object.values(entity.permissions).flatMap(({ read }) => boundsOf(entity, read));

/** Of these, fields that every list's condition uses, also through a reference. */
const privateBounds = (entity: AnyEntity): string[] =>
  Object.values(entity.permissions).flatMap(({ read }) => {
    const inside = rightInside(read);
    return Array.isArray(inside)
      ? inside.flatMap((one: Condition) => ('in' in one && one.in === 'contact' ? [one.field] : []))
      : [];
  });

/**
 * Columns added to a sort index so that counting and far pages need no rows: default filters, fields of rights, and
 * for the default order also booleans.
 */
function besideOrder(entity: AnyEntity, name: string): string[] {
  const { sort, given = {} } = entity.list;
  const days = Object.values(entity.inForce ?? {});
  const flags = name === sort ? flagsOf(entity) : [];
  const bounds = boundsOfAll(entity);
  const account = isAccountAsked(entity) ? ['instance'] : [];
  return [...Object.keys(given), ...bounds, ...days, ...flags, ...account];
}

/** Whether some roles see only rows of certain accounts in an index over all. */
const isAccountAsked = (entity: AnyEntity): boolean =>
  entity.scope !== 'account' &&
  (!isByAccount(entity) || Object.values(entity.permissions).some(({ read }) => isReach(read)));

/** Booleans have no index of their own. */
const flagsOf = ({ fields }: AnyEntity): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    columnTypeOf(field).isFlag && field.customKey === undefined && !field.isUnfiltered ? [name] : [],
  );

/** Filterable references. */
const referencesOf = ({ fields, list }: AnyEntity): string[] =>
  (list.filters ?? []).filter((name) => isKey(fields[name]));

const isKey = (field: Field | undefined): boolean =>
  field !== undefined && columnTypeOf(field).isKey === true;

/** Whether some roles see only rows that name them in the field, which is then indexed. */
const isWhose = (entity: AnyEntity, name: string): boolean =>
  Object.values(entity.permissions).some(({ read }) => isOwn(read, name));

/** The field with the user, if everybody sees only their own rows. */
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
