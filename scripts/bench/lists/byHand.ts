import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Knex } from 'knex';
import type { Call } from '../../../api/entities/call';
import { listOrderSql } from '../../../api/entities/filterSql';
import { type ListQuery, whereOf } from '../../../api/entities/listRecords';
import { rowMapper } from '../../../api/entities/rowMapper';
import type { Sql } from '../../../resources/language/query/sql';

/** Hand-written variants of a page's statement, without the service's rewrites. */
export function byHand(
  call: Call,
  entity: AnyEntity,
  { filter = {}, sort, range = [0, 24] }: ListQuery,
): Sql[] {
  const where = whereOf(call, entity, filter);
  const order = listOrderSql(call, entity, sort);
  const columns = rowMapper(entity)
    .lightColumns.map((name) => `t.\`${name}\``)
    .join(', ');
  const page = `from \`${entity.name}\` t where ${where.sql} order by ${order} limit ? offset ?`;
  const bindings = [...where.bindings, range[1] - range[0] + 1, range[0]];
  return [
    { sql: `select ${columns} ${page}`, bindings },
    {
      sql: `select ${columns} from (select t.id ${page}) page join \`${entity.name}\` t on t.id = page.id order by ${order}`,
      bindings,
    },
  ];
}

/** The fastest statement, each executed twice; one far slower than the best is not repeated. */
export async function fastest(db: Knex, ways: readonly Sql[]): Promise<Sql> {
  let best: { way: Sql; milliseconds: number } | undefined;
  for (const way of ways) {
    const milliseconds = await timeOf(db, way);
    const isFar = best !== undefined && milliseconds > 2 * best.milliseconds;
    const least = isFar || milliseconds > 500 ? milliseconds : Math.min(milliseconds, await timeOf(db, way));
    if (!best || least < best.milliseconds) best = { way, milliseconds: least };
  }
  if (!best) throw new Error('there is no statement');
  return best.way;
}

async function timeOf(db: Knex, { sql, bindings }: Sql): Promise<number> {
  const started = performance.now();
  await db.raw(sql, bindings as never[]); // knex's own type of bindings is narrower than what it takes
  return performance.now() - started;
}
