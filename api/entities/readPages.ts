import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isSortedByTitle } from '@plumbline/resources/language/query/listing';
import { firstSort, type Sort } from '@plumbline/resources/language/query/orders';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { branchesInFilter } from './branchesInFilter';
import type { Call } from './call';
import { sortExpression } from './filterSql';
import type { ListQuery } from './listRecords';
import { pageSql, rowsOf, withCondition } from './pageSql';
import { referredTitle } from './referredTitle';
import { type Row, rowMapper } from './rowMapper';
import { selectRows } from './selectRows';

const pageSize = 1000;
/** No index has the order of titles, so that each page puts all rows in order: fewer of them cost less. */
const pageByTitle = 10_000;

/**
 * All living rows the caller may read, by keyset pagination: each page starts after the last row, so that pages cost
 * the same and no connection is held while the reader is slow.
 */
export async function* readPages(
  call: Call,
  entity: AnyEntity,
  { filter = {}, sort }: Pick<ListQuery, 'filter' | 'sort'>,
  names: readonly string[],
): AsyncGenerator<Row[]> {
  const rows = rowsOf(call, entity, await branchesInFilter(call, entity, filter));
  const order = sort ?? firstSort(entity);
  const sorted = keptOrder(call, entity, order);
  const { read, columnsOf } = rowMapper(entity);
  const columns = columnsOf(['id', ...names]);
  const limit = isSortedByTitle(entity, order.field) ? pageByTitle : pageSize;
  const page = { columns, also: `${sorted} as afterValue`, sort: order, limit, offset: 0 };
  let after: Sql = { sql: '1 = 1', bindings: [] };
  for (;;) {
    const { sql, bindings } = pageSql(call, entity, withCondition(rows, after), page);
    const found = await selectRows(call.db, sql, bindings);
    const last = found.at(-1);
    if (!last) return;
    after = behind(sorted, order.order, comparable(last.afterValue), last.id);
    const isLast = found.length < limit;
    yield found.map(read);
    if (isLast) return;
  }
}

/** The value after which the next page begins. Places of titles may shift while the reader is slow, titles do not. */
function keptOrder(call: Call, entity: AnyEntity, order: Sort): string {
  const field = entity.fields[order.field];
  return isReference(field) && isSortedByTitle(entity, order.field)
    ? referredTitle(call, order.field, field)
    : sortExpression(call, entity, order);
}

// Empty values are last in both directions.
function behind(sorted: string, order: Sort['order'], value: unknown, id: unknown): Sql {
  const sign = order === 'ASC' ? '>' : '<';
  if (sorted === 't.id') return { sql: `t.id ${sign} ?`, bindings: [id] };
  if (value === null) return { sql: `(${sorted} is null and t.id ${sign} ?)`, bindings: [id] };
  return {
    sql: `(${sorted} ${sign} ? or (${sorted} = ? and t.id ${sign} ?) or ${sorted} is null)`,
    bindings: [value, value, id],
  };
}

const comparable = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : (value ?? null);
