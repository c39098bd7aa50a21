import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { Language } from '@plumbline/resources/language/languages';
import { fieldBelow, inBranch } from '@plumbline/resources/language/query/branch';
import {
  isFilteredBy,
  isLookedUp,
  isSortedBy,
  isSortedByTitle,
} from '@plumbline/resources/language/query/listing';
import {
  contains,
  equals,
  equalsInCase,
  QueryRefused,
  within,
  wordsOf,
} from '@plumbline/resources/language/query/operators';
import { firstSort, orderSql, type Sort } from '@plumbline/resources/language/query/orders';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { fail } from '../base/errors/errors';
import type { Call } from './call';
import { uniqueColumn } from './columns';
import { columnTypeOf } from './columnTypes/columnTypes';
import { valueSql } from './customSql';
import { referredPlace } from './referredTitle';

export type Filter = Readonly<Record<string, unknown>>;

/** The rows of a branch of a tree, found before (`branchesInFilter`). */
export class Branch {
  constructor(readonly ids: readonly string[]) {}
}

/** SQL conditions of a list filter: equality, lists, empty (null), `_gte`, `_lte`, and `q` for search. */
export function filterSql(entity: AnyEntity, filter: Filter): Sql[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (key === 'q') return searchSql(entity, value);
    const below = fieldBelow(key);
    if (below !== undefined && value instanceof Branch)
      return [inBranch(below, entity.fields[below], value.ids).sql(column(entity, below))];
    const range = /^(.+)_(gte|lte)$/.exec(key);
    const isRange = range !== null && !(key in entity.fields);
    const name = (isRange && range[1]) || key;
    return [
      understood(entity, () => {
        const field = entity.fields[name];
        if (isRange)
          return within(name, field, { bound: range[2] === 'gte' ? 'gte' : 'lte', value }).sql(
            column(entity, name),
          );
        if (isLookedUp(entity, name))
          return equalsInCase(name, field, value).sql(`t.\`${uniqueColumn(name)}\``);
        return equals(name, field, value).sql(column(entity, name));
      }),
    ];
  });
}

/** BAD_QUERY for incomparable values. */
function understood<T>(entity: AnyEntity, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof QueryRefused) fail('BAD_QUERY', { resource: entity.name, field: error.field });
    throw error;
  }
}

function column(entity: AnyEntity, name: string): string {
  if (name === 'id' || name === 'instance' || isFilteredBy(entity, name))
    return valueSql(name, entity.fields[name]);
  return fail('BAD_QUERY', { resource: entity.name, field: name });
}

/** Repeats a date filter for the column that an ascending list scans, so that the scan starts there. */
export function boundsOfOrder(entity: AnyEntity, filter: Filter, { field: name, order }: Sort): Sql[] {
  const field = entity.fields[name];
  const ordered = field && columnTypeOf(field).order;
  if (order !== 'ASC' || !ordered?.emptyAs || field?.customKey !== undefined) return [];
  const along = `t.\`${ordered.columnOf(name, 'en-EN')}\``;
  return Object.entries(filter).flatMap(([key, value]): Sql[] => {
    if (value === undefined || Array.isArray(value)) return [];
    if (key === name) return [{ sql: `${along} = ?`, bindings: [value || ordered.emptyAs] }];
    const operator = { [`${name}_gte`]: '>=', [`${name}_lte`]: '<=' }[key];
    return operator ? [{ sql: `${along} ${operator} ?`, bindings: [value] }] : [];
  });
}

/** Search conditions on alias `t`; empty without words. */
export function searchSql(entity: AnyEntity, value: unknown, t = 't'): Sql[] {
  if (value === undefined) return [];
  const words = understood(entity, () => wordsOf(value));
  const columns = Object.entries(entity.fields)
    .filter(([, field]) => field.search)
    .flatMap(([name, field]) => searchedTexts(t, name, field));
  if (words.length === 0 || columns.length === 0) return [];
  return words.map((word) => {
    const parts = columns.map((one) => contains(word).sql(one));
    return {
      sql: `(${parts.map(({ sql }) => sql).join(' or ')})`,
      bindings: parts.flatMap(({ bindings }) => bindings),
    };
  });
}

const searchedTexts = (t: string, name: string, field: Field): string[] => {
  const value = valueSql(name, field, t);
  return columnTypeOf(field).searched?.(value) ?? [value];
};

/** ORDER BY of a list; `id` breaks ties, so that pages never overlap. */
export function listOrderSql(call: Call, entity: AnyEntity, sort: Sort | undefined): string {
  const wanted = sort ?? firstSort(entity);
  const sorted = sortExpression(call, entity, wanted);
  return orderSql(sorted, 't.id', { order: wanted.order, isEmptyLast: !standsEmptyFirst(entity, wanted) });
}

/** Whether the database puts empty values first in this order, while lists put them last. */
export function standsEmptyFirst(entity: AnyEntity, { field: name, order }: Sort): boolean {
  const field = entity.fields[name];
  if (isSortedByTitle(entity, name)) return false;
  return order === 'ASC' && field !== undefined && !isNeverEmpty(field);
}

function isNeverEmpty(field: Field): boolean {
  const { order } = columnTypeOf(field);
  return (
    order?.emptyAs !== undefined ||
    (field.required === true && field.customKey === undefined && !order?.mayLack)
  );
}

/** The sort expression; BAD_QUERY if the field has no order. */
export function sortExpression(call: Call, entity: AnyEntity, { field: name, order }: Sort): string {
  if (order !== 'ASC' && order !== 'DESC') fail('BAD_QUERY', { field: 'sort' });
  if (name === 'id') return 't.id';
  const field = entity.fields[name];
  if (!field || !isSortedBy(entity, name)) return fail('BAD_QUERY', { resource: entity.name, field: name });
  if (isReference(field)) return referredPlace(call, name, field, order);
  return sortedValue(name, field, order, call.actor.language);
}

function sortedValue(name: string, field: Field, order: Sort['order'], language: Language): string {
  const { order: ordered } = columnTypeOf(field);
  if (field.customKey !== undefined) {
    const value = valueSql(name, field);
    return ordered?.emptyAs !== undefined && order === 'ASC'
      ? `ifnull(${value}, '${ordered.emptyAs}')`
      : value;
  }
  // In descending order NULL is last already.
  const isOwn = !ordered || (ordered.emptyAs !== undefined && order === 'DESC');
  return `t.\`${isOwn ? name : ordered.columnOf(name, language)}\``;
}
