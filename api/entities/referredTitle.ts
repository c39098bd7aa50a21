import { entities } from '@plumbline/resources/entities/index';
import type { FieldOf } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { Sort } from '@plumbline/resources/language/query/orders';
import { referredOrder } from '@plumbline/resources/language/query/referredOrder';
import type { Sql } from '@plumbline/resources/language/query/sql';
import type { Call } from './call';
import { scopeOf } from './scope';

/**
 * SQL of the title of the row that a field of `t` refers to; null if the caller may not read that row, so that an order
 * tells nothing of it. Without bindings, because an order is repeated within a statement.
 */
export function referredTitle(call: Call, name: string, { to }: FieldOf<'reference'>): string {
  const readable = readableSql(call, to);
  if (readable === undefined) return 'null';
  return `(select ${referredOrder.sql(entities[to], 'r')} from \`${to}\` r where r.id = t.\`${name}\` and ${readable})`;
}

/**
 * SQL of the place of that title among all: the same order, but by a number. A text would be weighed and moved for each
 * row of the list, a number is looked up among far fewer rows. Empty ones are last.
 */
export function referredPlace(
  call: Call,
  name: string,
  { to }: FieldOf<'reference'>,
  order: Sort['order'],
): string {
  const readable = readableSql(call, to);
  if (readable === undefined) return 'null';
  const title = referredOrder.sql(entities[to], 'r');
  const places = `select r.id, if(${title} is null, null, dense_rank() over (order by ${title})) as place from \`${to}\` r where ${readable}`;
  const place = `(select p.place from (${places}) p where p.id = t.\`${name}\`)`;
  // In descending order NULL is last already.
  return order === 'ASC' ? `ifnull(${place}, ${lastPlace})` : place;
}

/** Behind all places of titles. */
const lastPlace = 2 ** 32;

/** The condition of living rows that the caller may read; undefined: none. */
function readableSql(call: Call, to: EntityName): string | undefined {
  const target = entities[to];
  if (!call.isSystem && !mayEver(target, 'read', call.actor)) return undefined;
  return `r.deletedAt is null and ${written(scopeOf(target, 'read', call, 'r'))}`;
}

/** With its values written in; scopes have ids and the product's own words alone. */
function written({ sql, bindings }: Sql): string {
  const values = [...bindings];
  return sql.replace(/\?/g, () => literal(values.shift()));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = String(value);
  if (!/^[\w[\]",.: -]*$/.test(text))
    throw new Error('A scope has a value that is neither an id nor a word.');
  return `'${text}'`;
}
