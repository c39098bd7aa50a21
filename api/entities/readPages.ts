import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { Call } from './call';
import { orderSql, type Sort, sortExpression } from './filterSql';
import { type ListQuery, whereOf } from './listRecords';
import { type Row, rowMapper } from './rowMapper';
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
  const where = whereOf(call, entity, filter);
  const { field, order } = sort ?? { field: entity.list.sort, order: entity.list.order ?? 'ASC' };
  const sorted = sortExpression(entity, { field, order }, call.actor.language);
  const { read, columnsOf } = rowMapper(entity);
  const columns = columnsOf(['id', ...names])
    .map((name) => `t.\`${name}\``)
    .join(', ');
  const orders = orderSql(entity, { field, order }, call.actor.language);
  let after = { sql: '1 = 1', bindings: [] as unknown[] };
  for (;;) {
    const rows = await selectRows(
      call.db,
      `select ${columns}, ${sorted} as afterValue from \`${entity.name}\` t where ${where.sql} and ${after.sql} order by ${orders} limit ${pageSize}`,
      [...where.bindings, ...after.bindings],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = behind(sorted, order, comparable(last.afterValue), last.id);
    const isLast = rows.length < pageSize;
    yield rows.map(read);
    if (isLast) return;
  }
}

// MySQL puts what is empty first, and last when the order is turned round.
function behind(sorted: string, order: Sort['order'], value: unknown, id: unknown) {
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
