import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { Call } from './call';
import { boundsOfOrder, type Filter, filterSql, orderSql, type Sort, sortExpression } from './filterSql';
import { type Sql, scopeParts } from './scope';

/** The rows of a list: what each part says, and whether a row may lie in several of them. */
export interface Rows {
  parts: readonly Sql[];
  mayOverlap: boolean;
  /** Whether words or an account's own fields are looked for, which no index finds: many rows are passed by. */
  isWalk: boolean;
  filter: Filter;
}

/** Scope, living rows and the filter: which rows a list of this caller has, in parts that lie together in an index. */
export function rowsOf(call: Call, entity: AnyEntity, filter: Filter): Rows {
  const living = { sql: 't.deletedAt is null', bindings: [] };
  const filtered = filterSql(entity, filter);
  const { parts, mayOverlap } = scopeParts(entity, 'read', call);
  return {
    parts: parts.map((part) => both([part, living, ...filtered])),
    mayOverlap,
    filter,
    isWalk: Object.keys(filter).some((name) => name === 'q' || isOwnField(entity, name)),
  };
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
  parts: rows.parts.map((part) => both([part, condition])),
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
const isLate = (entity: AnyEntity, { isWalk }: Rows, { offset, sort }: Page): boolean =>
  offset > far || isWalk || isOwnField(entity, sort.field);

/** The statement that reads a page of a list. */
export function pageSql(call: Call, entity: AnyEntity, all: Rows, page: Page): Sql {
  const { sort, limit, offset } = page;
  const rows = boundsOfOrder(entity, all.filter, sort).reduce(withCondition, all);
  const [only, ...others] = rows.parts;
  if (others.length > 0) return pageOfParts(call, entity, rows, page);
  const { sql = '1 = 0', bindings = [] } = only ?? {};
  const columns = columnsOf(page);
  const order = orderSql(entity, sort, call.actor.language);
  const from = `from \`${entity.name}\` t where ${sql} order by ${order} limit ? offset ?`;
  return {
    sql: isLate(entity, rows, page)
      ? `select ${columns} from (select t.id ${from}) page join \`${entity.name}\` t on t.id = page.id order by ${order}`
      : `select ${columns} ${from}`,
    bindings: [...bindings, limit, offset],
  };
}

// No index has the rows of several accounts in one order: each part gives its first ones, of which the page is chosen.
function pageOfParts(call: Call, entity: AnyEntity, { parts, mayOverlap }: Rows, page: Page): Sql {
  const { sort, limit, offset } = page;
  const sorted = sortExpression(entity, sort, call.actor.language);
  const order = orderSql(entity, sort, call.actor.language);
  const firstOnes = parts.map(
    ({ sql }) =>
      `(select t.id, ${sorted} as sorted from \`${entity.name}\` t where ${sql} order by ${order} limit ?)`,
  );
  const around = `order by sorted ${sort.order}, id ${sort.order}`;
  return {
    sql: `select ${columnsOf(page)} from (${firstOnes.join(mayOverlap ? ' union ' : ' union all ')} ${around} limit ? offset ?) page join \`${entity.name}\` t on t.id = page.id order by ${order}`,
    bindings: [...parts.flatMap(({ bindings }) => [...bindings, offset + limit]), limit, offset],
  };
}

/** The statement that counts a list's rows, as `total`. */
export function countSql(entity: AnyEntity, { parts, mayOverlap }: Rows): Sql {
  const [first, ...others] = parts;
  const bindings = parts.flatMap((part) => part.bindings);
  const from = `from \`${entity.name}\` t where`;
  if (others.length === 0)
    return { sql: `select count(*) as total ${from} ${first?.sql ?? '1 = 0'}`, bindings };
  if (mayOverlap)
    return {
      sql: `select count(*) as total from (${parts.map(({ sql }) => `select t.id ${from} ${sql}`).join(' union ')}) found`,
      bindings,
    };
  return {
    sql: `select ${parts.map(({ sql }) => `(select count(*) ${from} ${sql})`).join(' + ')} as total`,
    bindings,
  };
}

const columnsOf = ({ columns, also }: Page): string =>
  [...columns.map((name) => `t.\`${name}\``), ...(also ? [also] : [])].join(', ');
