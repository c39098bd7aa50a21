import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isText } from '@plumbline/resources/language/fields/types/text';
import { rightOf } from '@plumbline/resources/language/permissions';
import { inForceSql } from '@plumbline/resources/language/query/inForce';
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

/** The rows of a list, all together and in parts that lie together in an index; both without the words that are sought. */
export interface Rows {
  parts: readonly Part[];
  whole: Sql;
  /** Whether the caller's right leaves out rows that stand in the same index. */
  isNarrow: boolean;
  filter: Filter;
}

/** Scope, living rows and the filter: which rows a list of this caller has. */
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

/** The same rows as far as they also meet the condition. */
export const withCondition = (rows: Rows, condition: Sql): Rows => ({
  ...rows,
  whole: both([rows.whole, condition]),
  parts: rows.parts.map((part) => ({ ...part, ...both([part, condition]) })),
});

export interface Page {
  columns: readonly string[];
  /** What is read besides, as SQL with a name. */
  also?: string;
  sort: Sort;
  limit: number;
  offset: number;
}

/** Rows before a page from which on it is cheaper to walk along the index alone and fetch the page's rows in the end. */
const far = 2000;
const isLate = (entity: AnyEntity, { filter }: Rows, { offset, sort }: Page): boolean =>
  offset > far ||
  isOwnField(entity, sort.field) ||
  isBegunWithin(entity, filter, sort) ||
  isWithoutPlace(entity, filter);

/** Whether the index alone tells which rows are of the page, so that each is fetched as it is found. */
const isToldByIndex = (entity: AnyEntity, { isNarrow, filter }: Rows, { sort }: Page): boolean =>
  isNarrow || isSoughtInOrder(entity, filter, sort);

// For whole rows MariaDB begins at the end of the order and passes by all that the filter leaves out there; the days that
// something holds stand in every order, so that what they leave out is passed by in the index.
const isBegunWithin = ({ inForce }: AnyEntity, filter: Filter, { field }: Sort): boolean =>
  [field, ...Object.values(inForce ?? {})].some((name) => `${name}_gte` in filter || `${name}_lte` in filter);

// Words looked for in nothing but the sorted field are found, or missed, in its index.
const isSoughtInOrder = ({ fields }: AnyEntity, filter: Filter, { field }: Sort): boolean =>
  'q' in filter &&
  Object.entries(fields).every(([name, one]) => !one.search || (name === field && isText(one)));

// An account's rows lie together; in an order of everybody's they are looked for among all others.
const fromSql = (entity: AnyEntity, part: Part): string => {
  const others = part.isInAccount ? indexesOfAll(entity) : [];
  const ignored =
    others.length > 0 ? ` ignore index (${others.map((name) => `\`${name}\``).join(', ')})` : '';
  return `from \`${entity.name}\` t${ignored}`;
};

/**
 * A part's rows, found in the index as `t` and, where that is asked for, fetched as `w`. Where rights leave out rows in the
 * midst of the order, words, and what no index tells, are looked for only in those they let be seen: the others are passed
 * by in the index, which the database walking backwards does not.
 */
function amongSql(entity: AnyEntity, part: Part, { isNarrow, filter }: Rows, isFetched = false): Sql {
  const row = isNarrow ? 'w' : 't';
  const ofRow = [...(part.listed ? [part.listed(row)] : []), ...searchSql(entity, filter.q, row)];
  const isJoined = isFetched || (isNarrow && ofRow.length > 0);
  const fetched = isJoined ? ` straight_join \`${entity.name}\` w on w.id = t.id` : '';
  const { sql, bindings } = both([part, ...ofRow]);
  return { sql: `${fromSql(entity, part)}${fetched} where ${sql}`, bindings };
}

// Rows without what rights ask for may stand anywhere in the order, whose index has it.
const isWithoutPlace = (entity: AnyEntity, filter: Filter): boolean =>
  Object.entries(filter).some(([name, value]) => value === null && boundsOfAll(entity).includes(name));

/** The statement that reads a page of a list. */
export function pageSql(call: Call, entity: AnyEntity, all: Rows, page: Page): Sql {
  const { sort, limit, offset } = page;
  const rows = boundsOfOrder(entity, all.filter, sort).reduce(withCondition, all);
  if (standsEmptyFirst(entity, sort))
    return pageOfParts(call, entity, emptyApart(call, entity, rows, sort), page);
  const only = onlyPart(entity, rows, page);
  if (!only) return pageOfParts(call, entity, rows, page);
  const order = listOrderSql(entity, sort, call.actor.language);
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

/** Parts of which each holds rows with a value or those without: an index has the latter first, a list has them last. */
function emptyApart(call: Call, entity: AnyEntity, rows: Rows, sort: Sort): Rows {
  const sorted = sortExpression(entity, sort, call.actor.language);
  const filled = withCondition(rows, { sql: `${sorted} is not null`, bindings: [] });
  const empty = withCondition(rows, { sql: `${sorted} is null`, bindings: [] });
  return {
    ...rows,
    parts: [...filled.parts, ...empty.parts.map((part) => ({ ...part, isEmpty: true as const }))],
  };
}

/** What a page is chosen from without parts: there is but one, or all stand in everybody's order and the page is far. */
function onlyPart(entity: AnyEntity, { parts, whole }: Rows, { offset }: Page): Part | undefined {
  const [first, ...others] = parts;
  if (others.length === 0) return first;
  const isInOrder = !isByAccount(entity) || indexesOfAll(entity).length > 0;
  return offset > far && isInOrder ? { ...whole, isInAccount: false } : undefined;
}

// No index has the rows of several accounts in one order: each part gives its first ones, of which the page is chosen.
function pageOfParts(call: Call, entity: AnyEntity, rows: Rows, page: Page): Sql {
  const { parts } = rows;
  const { sort, limit, offset } = page;
  const sorted = sortExpression(entity, sort, call.actor.language);
  const order = listOrderSql(entity, sort, call.actor.language);
  const isEmptyLast = !standsEmptyFirst(entity, sort);
  const among = parts.map((part) => ({ ...amongSql(entity, part, rows), order: orderWithin(part) }));
  const firstOnes = among.map(
    (one) => `(select t.id, ${sorted} as sorted ${one.sql} order by ${one.order} limit ?)`,
  );
  // Rows of a part have a value or they have none, so that it is walked in the order of its index.
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

/** The statement that counts a list's rows, as `total`. */
export function countSql(entity: AnyEntity, rows: Rows): Sql {
  const all = rows.parts.map((part) =>
    amongSql(entity, { ...part, ...both([part, ...(part.apart ? [part.apart] : [])]) }, rows),
  );
  const counts = all.map(({ sql }) => `(select count(*) ${sql})`);
  return { sql: `select ${counts.join(' + ')} as total`, bindings: all.flatMap(({ bindings }) => bindings) };
}

const columnsOf = ({ columns, also }: Page, t = 't'): string =>
  [...columns.map((name) => `${t}.\`${name}\``), ...(also ? [also] : [])].join(', ');
