import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { rightOf } from '@plumbline/resources/permissions';
import type { Call } from './call';
import { boundsOfOrder, type Filter, filterSql, orderSql, type Sort, sortExpression } from './filterSql';
import { inForceSql } from './inForce';
import { boundsOf, boundsOfAll, indexesOfAll, isByAccount } from './listKeys';
import { type Part, type Sql, scopeOf, scopeParts } from './scope';

/** The rows of a list, all together and in parts that lie together in an index. */
export interface Rows {
  parts: readonly Part[];
  whole: Sql;
  /** Whether the caller's right leaves out rows that stand in the same index. */
  isNarrow: boolean;
  filter: Filter;
}

/** Scope, living rows and the filter: which rows a list of this caller has. */
export function rowsOf(call: Call, entity: AnyEntity, filter: Filter): Rows {
  const conditions = [
    { sql: 't.deletedAt is null', bindings: [] },
    ...inForceSql(entity, call),
    ...filterSql(entity, filter),
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
const isLate = (entity: AnyEntity, { isNarrow, filter }: Rows, { offset, sort }: Page): boolean =>
  offset > far ||
  isNarrow ||
  isOwnField(entity, sort.field) ||
  isBegunWithin(filter, sort) ||
  isWithoutPlace(entity, filter);

// For whole rows MariaDB begins at the end of the order and passes by all that the filter leaves out there.
const isBegunWithin = (filter: Filter, { field }: Sort): boolean =>
  `${field}_gte` in filter || `${field}_lte` in filter;

// An account's rows lie together; in an order of everybody's they are looked for among all others.
const fromSql = (entity: AnyEntity, part: Part): string => {
  const others = part.isInAccount ? indexesOfAll(entity) : [];
  const ignored =
    others.length > 0 ? ` ignore index (${others.map((name) => `\`${name}\``).join(', ')})` : '';
  return `from \`${entity.name}\` t${ignored}`;
};

// Rows without what rights ask for may stand anywhere in the order, whose index has it.
const isWithoutPlace = (entity: AnyEntity, filter: Filter): boolean =>
  Object.entries(filter).some(([name, value]) => value === null && boundsOfAll(entity).includes(name));

/** The statement that reads a page of a list. */
export function pageSql(call: Call, entity: AnyEntity, all: Rows, page: Page): Sql {
  const { sort, limit, offset } = page;
  const rows = boundsOfOrder(entity, all.filter, sort).reduce(withCondition, all);
  const only = onlyPart(entity, rows, page);
  if (!only) return pageOfParts(call, entity, rows, page);
  const columns = columnsOf(page);
  const order = orderSql(entity, sort, call.actor.language);
  const from = `${fromSql(entity, only)} where ${only.sql} order by ${order} limit ? offset ?`;
  return {
    sql: isLate(entity, rows, page)
      ? `select ${columns} from (select t.id ${from}) page join \`${entity.name}\` t on t.id = page.id order by ${order}`
      : `select ${columns} ${from}`,
    bindings: [...only.bindings, limit, offset],
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
function pageOfParts(call: Call, entity: AnyEntity, { parts }: Rows, page: Page): Sql {
  const { sort, limit, offset } = page;
  const sorted = sortExpression(entity, sort, call.actor.language);
  const order = orderSql(entity, sort, call.actor.language);
  const firstOnes = parts.map(
    (part) =>
      `(select t.id, ${sorted} as sorted ${fromSql(entity, part)} where ${part.sql} order by ${order} limit ?)`,
  );
  const mayOverlap = parts.some(({ apart }) => apart);
  const around = `order by sorted ${sort.order}, id ${sort.order}`;
  return {
    sql: `select ${columnsOf(page)} from (${firstOnes.join(mayOverlap ? ' union ' : ' union all ')} ${around} limit ? offset ?) page join \`${entity.name}\` t on t.id = page.id order by ${order}`,
    bindings: [...parts.flatMap(({ bindings }) => [...bindings, offset + limit]), limit, offset],
  };
}

/** The statement that counts a list's rows, as `total`. */
export function countSql(entity: AnyEntity, { parts }: Rows): Sql {
  const all = parts.map((part) => ({ ...part, ...both([part, ...(part.apart ? [part.apart] : [])]) }));
  const counts = all.map((part) => `(select count(*) ${fromSql(entity, part)} where ${part.sql})`);
  return { sql: `select ${counts.join(' + ')} as total`, bindings: all.flatMap(({ bindings }) => bindings) };
}

const columnsOf = ({ columns, also }: Page): string =>
  [...columns.map((name) => `t.\`${name}\``), ...(also ? [also] : [])].join(', ');
