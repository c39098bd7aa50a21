import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type Actor, isReach, rightOf } from '@plumbline/resources/language/permissions';
import { inForceSql } from '@plumbline/resources/language/query/inForce';
import { firstSort, type Sort } from '@plumbline/resources/language/query/orders';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { accountEntity } from './accountEntity';
import { branchesInFilter } from './branchesInFilter';
import type { Call } from './call';
import { currentChangeNumbers } from './changeNumber';
import { Branch, type Filter, filterSql, listOrderSql } from './filterSql';
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

/** The living rows the caller may read: filtered, sorted, paged, with the exact total. */
export async function listRecords(
  call: Call,
  definition: AnyEntity,
  query: ListQuery = {},
): Promise<ListResult> {
  const entity = await accountEntity(call, definition);
  const filter = await branchesInFilter(call, entity, query.filter ?? {});
  const { page, count, countKey, isRemembered } = statementsOf(call, entity, { ...query, filter });
  const { read } = rowMapper(entity);
  if (!query.range) {
    const all = await selectRows(call.db, page.sql, page.bindings);
    return { rows: all.map(read), total: all.length };
  }
  const counting = () => countRecords(call, entity, { count, countKey, isRemembered });
  // If the previous count ended here, the change counter tells cheaply whether that still holds.
  if (isRemembered && isKnownToEnd(call, countKey, query.range[0])) {
    const total = await counting();
    if (total <= query.range[0]) return { rows: [], total };
  }
  const [found, total] = await Promise.all([selectRows(call.db, page.sql, page.bindings), counting()]);
  return { rows: found.map(read), total };
}

type Statements = ReturnType<typeof listStatements> & { countKey: string };

/** Per person and definition, both replaced when they change: the same lists are asked for again and again. */
const builtStatements = new WeakMap<Actor, WeakMap<AnyEntity, Map<string, Statements>>>();
const mostOfOne = 100;

/** `listStatements`, built once for each person and query unless they depend on the time or on a tree's rows. */
function statementsOf(call: Call, entity: AnyEntity, query: ListQuery & { filter: Filter }): Statements {
  const build = (): Statements => {
    const built = listStatements(call, entity, query);
    return { ...built, countKey: totalKey(entity, built.count) };
  };
  const isLasting = !call.isSystem && !entity.inForce && !Object.values(query.filter).some(isBranch);
  if (!isLasting) return build();
  const ofActor = builtStatements.get(call.actor) ?? new WeakMap<AnyEntity, Map<string, Statements>>();
  builtStatements.set(call.actor, ofActor);
  const ofEntity = ofActor.get(entity) ?? new Map<string, Statements>();
  ofActor.set(entity, ofEntity);
  const key = JSON.stringify([query.filter, query.sort, query.range]);
  const known = ofEntity.get(key);
  if (known) return known;
  const built = build();
  if (ofEntity.size >= mostOfOne) ofEntity.clear();
  ofEntity.set(key, built);
  return built;
}

const isBranch = (value: unknown): boolean => value instanceof Branch;

/** The queries of a list: the page (or all rows without range) and the total, cached until the next write. */
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
  const order = listOrderSql(call, entity, sort);
  const all: Sql = {
    sql: `select ${columns.map((name) => `t.\`${name}\``).join(', ')} from \`${entity.name}\` t where ${where.sql} order by ${order}`,
    bindings: where.bindings,
  };
  return { page: all, count, isRemembered };
}

/** The WHERE clause: scope, living rows, filter. */
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

// Erased persons are in no list, but rows still reference their anonymous row.
const livingSql = (entity: AnyEntity, filter: Filter): Sql => ({
  sql:
    'id' in filter && 'erasedAt' in entity.fields
      ? '(t.deletedAt is null or t.erasedAt is not null)'
      : 't.deletedAt is null',
  bindings: [],
});

// The total of an account is cached until its change counter moves.
const totals = new Map<string, { at: string; total: number }>();
const rememberedTotals = 5000;

// Lists over all accounts, or depending on other entities, are not covered by this counter.
function isPrivate(call: Call, entity: AnyEntity, { parts }: Rows): boolean {
  const right = rightOf(entity, 'read', call.actor);
  return right !== 'anywhere' && !isReach(right) && !parts.some(({ sql }) => sql.includes('exists ('));
}

const totalKey = ({ name }: AnyEntity, { sql, bindings }: Sql): string =>
  JSON.stringify([name, sql, bindings]);

/** Whether the last count showed no rows from this offset. */
function isKnownToEnd(call: Call, countKey: string, first: number): boolean {
  const known = call.db.isTransaction ? undefined : totals.get(countKey);
  return known !== undefined && known.total <= first;
}

async function countRecords(
  call: Call,
  entity: AnyEntity,
  { count, countKey: key, isRemembered }: Pick<Statements, 'count' | 'countKey' | 'isRemembered'>,
): Promise<number> {
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
