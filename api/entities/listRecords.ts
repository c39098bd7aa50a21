import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReach, rightOf } from '@plumbline/resources/language/permissions';
import { inForceSql } from '@plumbline/resources/language/query/inForce';
import { firstSort, type Sort } from '@plumbline/resources/language/query/orders';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { accountEntity } from './accountEntity';
import type { Call } from './call';
import { currentChangeNumbers } from './changeNumber';
import { type Filter, filterSql, listOrderSql } from './filterSql';
import { countSql, pageSql, type Rows, rowsOf } from './pageSql';
import { type Row, rowMapper } from './rowMapper';
import { reachableInstances, scopeOf } from './scope';
import { selectRows } from './selectRows';

export interface ListQuery {
  filter?: Filter;
  sort?: Sort /** First and last row, both included; absent: all rows. */;
  range?: [number, number];
}
export interface ListResult {
  rows: Row[];
  total: number;
}

/** The living rows the caller may read, filtered, sorted and paged, with the exact number of all that match. */
export async function listRecords(
  call: Call,
  definition: AnyEntity,
  query: ListQuery = {},
): Promise<ListResult> {
  const entity = await accountEntity(call, definition);
  const { page, count, isRemembered } = listStatements(call, entity, query);
  const { read } = rowMapper(entity);
  if (!query.range) {
    const all = await selectRows(call.db, page.sql, page.bindings);
    return { rows: all.map(read), total: all.length };
  }
  const counting = () => countRecords(call, entity, count, isRemembered);
  // Where there were none from here on, the counter says whether that is still so: for a fraction of looking for them.
  if (isRemembered && isKnownToEnd(call, entity, count, query.range[0])) {
    const total = await counting();
    if (total <= query.range[0]) return { rows: [], total };
  }
  const [found, total] = await Promise.all([selectRows(call.db, page.sql, page.bindings), counting()]);
  return { rows: found.map(read), total };
}

/**
 * What a list asks the database: the rows of the page, or all of them where the query has no range, and their number,
 * which may be remembered as long as nobody writes.
 */
export function listStatements(call: Call, entity: AnyEntity, { filter = {}, sort, range }: ListQuery) {
  const rows = rowsOf(call, entity, filter);
  const count = countSql(entity, rows);
  const isRemembered = isPrivate(call, entity, rows);
  const { lightColumns: columns } = rowMapper(entity);
  if (range) {
    const [first, last] = range;
    const page = {
      columns,
      sort: sort ?? firstSort(entity),
      limit: Math.max(0, last - first + 1),
      offset: first,
    };
    return { page: pageSql(call, entity, rows, page), count, isRemembered };
  }
  const where = whereOf(call, entity, filter);
  const order = listOrderSql(entity, sort, call.actor.language);
  const all: Sql = {
    sql: `select ${columns.map((name) => `t.\`${name}\``).join(', ')} from \`${entity.name}\` t where ${where.sql} order by ${order}`,
    bindings: where.bindings,
  };
  return { page: all, count, isRemembered };
}

/** Scope, living rows and the filter: which rows a list of this caller has. */
export function whereOf(call: Call, entity: AnyEntity, filter: Filter): Sql {
  const parts = [
    scopeOf(entity, 'read', call),
    livingSql(entity, filter),
    ...(call.isSystem ? [] : inForceSql(entity, call.actor, call.now)),
    ...filterSql(entity, filter),
  ];
  return {
    sql: parts.map((part) => part.sql).join(' and '),
    bindings: parts.flatMap((part) => part.bindings),
  };
}

// Who was erased is in no list and no choice, but what he or she did still names its row, which then says no more than that.
const livingSql = (entity: AnyEntity, filter: Filter): Sql => ({
  sql:
    'id' in filter && 'erasedAt' in entity.fields
      ? '(t.deletedAt is null or t.erasedAt is not null)'
      : 't.deletedAt is null',
  bindings: [],
});

// An account's total stays what it was until its change counter moves, so a process may remember it beside the counter.
const totals = new Map<string, { at: string; total: number }>();
const rememberedTotals = 5000;

// Rows of every account, or that depend on another entity's rows, are not told by this account's counter alone.
function isPrivate(call: Call, entity: AnyEntity, { parts }: Rows): boolean {
  const right = rightOf(entity, 'read', call.actor);
  return right !== 'anywhere' && !isReach(right) && !parts.some(({ sql }) => sql.includes('exists ('));
}

const totalKey = ({ name }: AnyEntity, { sql, bindings }: Sql): string =>
  JSON.stringify([name, sql, bindings]);

/** Whether the list had no row from this one on when it was last counted. */
function isKnownToEnd(call: Call, entity: AnyEntity, count: Sql, first: number): boolean {
  const known = call.db.isTransaction ? undefined : totals.get(totalKey(entity, count));
  return known !== undefined && known.total <= first;
}

async function countRecords(
  call: Call,
  entity: AnyEntity,
  count: Sql,
  isRemembered: boolean,
): Promise<number> {
  const key = totalKey(entity, count);
  const mayKnow = isRemembered && !call.db.isTransaction;
  const at = mayKnow
    ? (await currentChangeNumbers(call.db, reachableInstances(entity, call, 'read'))).join()
    : '';
  const known = mayKnow ? totals.get(key) : undefined;
  if (known?.at === at) return known.total;
  const [row] = await selectRows(call.db, count.sql, count.bindings);
  const total = Number(row?.total ?? 0);
  if (mayKnow) {
    if (totals.size >= rememberedTotals) totals.delete(totals.keys().next().value ?? '');
    totals.set(key, { at, total });
  }
  return total;
}
