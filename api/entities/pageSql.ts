import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isText } from '@plumbline/resources/language/fields/types/text';
import { rightOf } from '@plumbline/resources/language/permissions';
import { inForceSql } from '@plumbline/resources/language/query/inForce';
import { isSortedByTitle } from '@plumbline/resources/language/query/listing';
import { orderSql, type Sort } from '@plumbline/resources/language/query/orders';
import type { Sql } from '@plumbline/resources/language/query/sql';
import type { Call } from './call';
import {
  boundsOfOrder,
  type Filter,
  filterSql,
  listOrderSql,
  searchSql,
  sortExpression,
  standsEmptyFirst,
} from './filterSql';
import { boundsOf, boundsOfAll, indexesOfAll, isByAccount } from './listKeys';
import { type Part, scopeOf, scopeParts } from './scope';

/** The conditions of a list's rows, as a whole and in parts that are contiguous in an index; without search words. */
export interface Rows {
  parts: readonly Part[];
  whole: Sql;
  /** Whether the right filters rows within the index. */
  isNarrow: boolean;
  filter: Filter;
}

/** The WHERE clause: scope, living rows, filter. */
export function rowsOf(call: Call, entity: AnyEntity, filter: Filter): Rows {
  const { q: _sought, ...others } = filter;
  const conditions = [
    { sql: 't.deletedAt is null', bindings: [] },
    ...(call.isSystem ? [] : inForceSql(entity, call.actor, call.now)),
    ...filterSql(entity, others),
  ];
  const all = {
    parts: scopeParts(entity, 'read', call),
    whole: scopeOf(entity, 'read', call),
    isNarrow: !call.isSystem && boundsOf(entity, rightOf(entity, 'read', call.actor), call.actor).length > 0,
    filter,
  };
  return conditions.reduce(withCondition, all);
}

const isOwnField = ({ fields }: AnyEntity, name: string): boolean =>
  fields[name.replace(/_(gte|lte)$/, '')]?.customKey !== undefined;

const both = (parts: readonly Sql[]): Sql => ({
  sql: parts.map(({ sql }) => sql).join(' and '),
  bindings: parts.flatMap(({ bindings }) => bindings),
});

/** The same rows with another condition. */
export const withCondition = (rows: Rows, condition: Sql): Rows => ({
  ...rows,
  whole: both([rows.whole, condition]),
  parts: rows.parts.map((part) => ({ ...part, ...both([part, condition]) })),
});

export interface Page {
  columns: readonly string[];
  /** Additional SELECT expressions with alias. */
  also?: string;
  sort: Sort;
  limit: number;
  offset: number;
}

/** Offset from which scanning only the index and joining the page's rows is cheaper. */
const far = 2000;
const isLate = (entity: AnyEntity, { filter }: Rows, { offset, sort }: Page): boolean =>
  offset > far ||
  isOwnField(entity, sort.field) ||
  isSortedByTitle(entity, sort.field) ||
  isBegunWithin(entity, filter, sort) ||
  isWithoutPlace(entity, filter);

/** Whether the index alone decides the page, so that rows are joined as they are found. */
const isToldByIndex = (entity: AnyEntity, { isNarrow, filter }: Rows, { sort }: Page): boolean =>
  isNarrow || isSoughtInOrder(entity, filter, sort);

// When selecting whole rows MariaDB starts at the end of the order and reads every filtered row; validity dates are
// part of every index and can be filtered there.
const isBegunWithin = ({ inForce }: AnyEntity, filter: Filter, { field }: Sort): boolean =>
  [field, ...Object.values(inForce ?? {})].some((name) => `${name}_gte` in filter || `${name}_lte` in filter);

// A search in the sort field alone is decided by its index.
const isSoughtInOrder = ({ fields }: AnyEntity, filter: Filter, { field }: Sort): boolean =>
  'q' in filter &&
  Object.entries(fields).every(([name, one]) => !one.search || (name === field && isText(one)));

// An account's rows are contiguous; in an index over all they are mixed with others.
const fromSql = (entity: AnyEntity, part: Part): string => {
  const others = part.isInAccount ? indexesOfAll(entity) : [];
  const ignored =
    others.length > 0 ? ` ignore index (${others.map((name) => `\`${name}\``).join(', ')})` : '';
  return `from \`${entity.name}\` t${ignored}`;
};

/**
 * The rows of a part, from index alias `t`, joined as `w` on request. Where rights filter within the order, search and
 * other conditions are evaluated after them: MariaDB's backward scan does not push them into the index.
 */
function amongSql(entity: AnyEntity, part: Part, { isNarrow, filter }: Rows, isFetched = false): Sql {
  const row = isNarrow ? 'w' : 't';
  const ofRow = [...(part.listed ? [part.listed(row)] : []), ...searchSql(entity, filter.q, row)];
  const isJoined = isFetched || (isNarrow && ofRow.length > 0);
  const fetched = isJoined ? ` straight_join \`${entity.name}\` w on w.id = t.id` : '';
  const { sql, bindings } = both([part, ...ofRow]);
  return { sql: `${fromSql(entity, part)}${fetched} where ${sql}`, bindings };
}

// Rows excluded by rights may be anywhere in the order, whose index contains the fields.
const isWithoutPlace = (entity: AnyEntity, filter: Filter): boolean =>
  Object.entries(filter).some(([name, value]) => value === null && boundsOfAll(entity).includes(name));

/** The SELECT of a page. */
export function pageSql(call: Call, entity: AnyEntity, all: Rows, page: Page): Sql {
  const { sort, limit, offset } = page;
  const rows = boundsOfOrder(entity, all.filter, sort).reduce(withCondition, all);
  if (standsEmptyFirst(entity, sort))
    return pageOfParts(call, entity, emptyApart(call, entity, rows, sort), page);
  const only = onlyPart(entity, rows, page);
  if (!only) return pageOfParts(call, entity, rows, page);
  const order = listOrderSql(call, entity, sort);
  const isFetchedLate = isLate(entity, rows, page);
  const isFetched = !isFetchedLate && isToldByIndex(entity, rows, page);
  const among = amongSql(entity, only, rows, isFetched);
  const from = `${among.sql} order by ${order} limit ? offset ?`;
  return {
    sql: isFetchedLate
      ? `select ${columnsOf(page)} from (select t.id ${from}) page join \`${entity.name}\` t on t.id = page.id order by ${order}`
      : `select ${columnsOf(page, isFetched ? 'w' : 't')} ${from}`,
    bindings: [...among.bindings, limit, offset],
  };
}

/** Parts with and without values: indexes have empty values first, lists last. */
function emptyApart(call: Call, entity: AnyEntity, rows: Rows, sort: Sort): Rows {
  const sorted = sortExpression(call, entity, sort);
  const filled = withCondition(rows, { sql: `${sorted} is not null`, bindings: [] });
  const empty = withCondition(rows, { sql: `${sorted} is null`, bindings: [] });
  return {
    ...rows,
    parts: [...filled.parts, ...empty.parts.map((part) => ({ ...part, isEmpty: true as const }))],
  };
}

/** Without parts: a single part, or a far page in an index over all. */
function onlyPart(entity: AnyEntity, { parts, whole }: Rows, { offset }: Page): Part | undefined {
  const [first, ...others] = parts;
  if (others.length === 0) return first;
  const isInOrder = !isByAccount(entity) || indexesOfAll(entity).length > 0;
  return offset > far && isInOrder ? { ...whole, isInAccount: false } : undefined;
}

// No index orders the rows of several accounts: each part returns its first rows, then they are merged.
function pageOfParts(call: Call, entity: AnyEntity, rows: Rows, page: Page): Sql {
  const { parts } = rows;
  const { sort, limit, offset } = page;
  const sorted = sortExpression(call, entity, sort);
  const order = listOrderSql(call, entity, sort);
  const isEmptyLast = !standsEmptyFirst(entity, sort);
  const among = parts.map((part) => ({ ...amongSql(entity, part, rows), order: orderWithin(part) }));
  const firstOnes = among.map(
    (one) => `(select t.id, ${sorted} as sorted ${one.sql} order by ${one.order} limit ?)`,
  );
  // Rows of a part all have a value or none, so that the index order applies.
  function orderWithin({ isEmpty }: Part): string {
    return orderSql(isEmpty ? 't.id' : sorted, 't.id', { order: sort.order, isEmptyLast: true });
  }
  const mayOverlap = parts.some(({ apart }) => apart);
  const around = `order by ${orderSql('sorted', 'id', { order: sort.order, isEmptyLast })}`;
  return {
    sql: `select ${columnsOf(page)} from (${firstOnes.join(mayOverlap ? ' union ' : ' union all ')} ${around} limit ? offset ?) page join \`${entity.name}\` t on t.id = page.id order by ${order}`,
    bindings: [...among.flatMap(({ bindings }) => [...bindings, offset + limit]), limit, offset],
  };
}

/** The SELECT of the count, as `total`. */
export function countSql(entity: AnyEntity, rows: Rows): Sql {
  const all = rows.parts.map((part) =>
    amongSql(entity, { ...part, ...both([part, ...(part.apart ? [part.apart] : [])]) }, rows),
  );
  const counts = all.map(({ sql }) => `(select count(*) ${sql})`);
  return { sql: `select ${counts.join(' + ')} as total`, bindings: all.flatMap(({ bindings }) => bindings) };
}

const columnsOf = ({ columns, also }: Page, t = 't'): string =>
  [...columns.map((name) => `${t}.\`${name}\``), ...(also ? [also] : [])].join(', ');
