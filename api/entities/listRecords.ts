import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { isReach, rightOf } from '@plumbline/resources/permissions';
import { accountEntity } from './accountEntity';
import type { Call } from './call';
import { currentChangeNumbers } from './changeNumber';
import { type Filter, filterSql, orderSql, type Sort } from './filterSql';
import { type Row, rowMapper } from './rowMapper';
import { reachableInstances, type Sql, scopeOf } from './scope';
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
  const where = whereOf(call, entity, query.filter ?? {});
  const order = orderSql(entity, query.sort, call.actor.language);
  const { lightColumns, read } = rowMapper(entity);
  const columns = lightColumns.map((name) => `t.\`${name}\``).join(', ');
  if (!query.range) {
    const rows = await selectRows(
      call.db,
      `select ${columns} from \`${entity.name}\` t where ${where.sql} order by ${order}`,
      where.bindings,
    );
    return { rows: rows.map(read), total: rows.length };
  }
  const [first, last] = query.range;
  const limit = Math.max(0, last - first + 1);
  // Far pages: the index alone walks to the page, then only its rows are fetched.
  const page =
    first > 2000
      ? `select ${columns} from (select t.id from \`${entity.name}\` t where ${where.sql} order by ${order} limit ? offset ?) page join \`${entity.name}\` t on t.id = page.id order by ${order}`
      : `select ${columns} from \`${entity.name}\` t where ${where.sql} order by ${order} limit ? offset ?`;
  const [rows, total] = await Promise.all([
    selectRows(call.db, page, [...where.bindings, limit, first]),
    countRecords(call, entity, where),
  ]);
  return { rows: rows.map(read), total };
}

/** Scope, living rows and the filter: which rows a list of this caller has. */
export function whereOf(call: Call, entity: AnyEntity, filter: Filter): Sql {
  const parts = [
    scopeOf(entity, 'read', call),
    { sql: 't.deletedAt is null', bindings: [] },
    ...filterSql(entity, filter),
  ];
  return {
    sql: parts.map((part) => part.sql).join(' and '),
    bindings: parts.flatMap((part) => part.bindings),
  };
}

// An account's total stays what it was until its change counter moves, so a process may remember it beside the counter.
const totals = new Map<string, { at: string; total: number }>();
const rememberedTotals = 5000;

async function countRecords(call: Call, entity: AnyEntity, where: Sql): Promise<number> {
  const key = JSON.stringify([entity.name, where.sql, where.bindings]);
  // Rows of every account, or that depend on another entity's rows, are not told by this account's counter alone.
  const right = rightOf(entity, 'read', call.actor);
  const isPrivate =
    !call.db.isTransaction && right !== 'anywhere' && !isReach(right) && !where.sql.includes('exists (');
  const at = isPrivate
    ? (await currentChangeNumbers(call.db, reachableInstances(entity, call, 'read'))).join()
    : '';
  const known = isPrivate ? totals.get(key) : undefined;
  if (known?.at === at) return known.total;
  const [row] = await selectRows(
    call.db,
    `select count(*) as total from \`${entity.name}\` t where ${where.sql}`,
    where.bindings,
  );
  const total = Number(row?.total ?? 0);
  if (isPrivate) {
    if (totals.size >= rememberedTotals) totals.delete(totals.keys().next().value ?? '');
    totals.set(key, { at, total });
  }
  return total;
}
