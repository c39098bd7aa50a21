import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Call } from './call';
import { firstSort, type Sort, sortExpression } from './filterSql';
import type { ListQuery } from './listRecords';
import { pageSql, rowsOf, withCondition } from './pageSql';
import { type Row, rowMapper } from './rowMapper';
import type { Sql } from './scope';
import { selectRows } from './selectRows';

const pageSize = 1000;

/**
 * All living rows the caller may read, filtered and sorted as a list, page by page: each page begins after the last row
 * of the one before, so that no page costs more than another and no connection is held while the reader is slow.
 */
export async function* readPages(
  call: Call,
  entity: AnyEntity,
  { filter = {}, sort }: Pick<ListQuery, 'filter' | 'sort'>,
  names: readonly string[],
): AsyncGenerator<Row[]> {
  const rows = rowsOf(call, entity, filter);
  const order = sort ?? firstSort(entity);
  const sorted = sortExpression(entity, order, call.actor.language);
  const { read, columnsOf } = rowMapper(entity);
  const columns = columnsOf(['id', ...names]);
  const page = { columns, also: `${sorted} as afterValue`, sort: order, limit: pageSize, offset: 0 };
  let after: Sql = { sql: '1 = 1', bindings: [] };
  for (;;) {
    const { sql, bindings } = pageSql(call, entity, withCondition(rows, after), page);
    const found = await selectRows(call.db, sql, bindings);
    const last = found.at(-1);
    if (!last) return;
    after = behind(sorted, order.order, comparable(last.afterValue), last.id);
    const isLast = found.length < pageSize;
    yield found.map(read);
    if (isLast) return;
  }
}

// MySQL puts what is empty first, and last when the order is turned round.
function behind(sorted: string, order: Sort['order'], value: unknown, id: unknown): Sql {
  const sign = order === 'ASC' ? '>' : '<';
  if (sorted === 't.id') return { sql: `t.id ${sign} ?`, bindings: [id] };
  if (value === null)
    return order === 'ASC'
      ? { sql: `((${sorted} is null and t.id > ?) or ${sorted} is not null)`, bindings: [id] }
      : { sql: `(${sorted} is null and t.id < ?)`, bindings: [id] };
  const rest = order === 'ASC' ? '' : ` or ${sorted} is null`;
  return {
    sql: `(${sorted} ${sign} ? or (${sorted} = ? and t.id ${sign} ?)${rest})`,
    bindings: [value, value, id],
  };
}

const comparable = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : (value ?? null);
