import { entities } from '@plumbline/resources/entities/index';
import { isBoolean } from '@plumbline/resources/language/fields/types/boolean';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { measureFilter } from '@plumbline/resources/rules/analytics/measureFilter';
import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import type { Span } from '@plumbline/resources/rules/analytics/timespans';
import { startOfDay } from '@plumbline/resources/rules/audits/startOfDay';
import type { Call } from '../../entities/call';
import { whereOf } from '../../entities/listRecords';
import { selectRows } from '../../entities/selectRows';
import { type Narrowing, narrowingSql } from './narrowing';

/** Count and sum of the rows of one time unit and one group. */
export interface Cell {
  /** Index of the time unit. */
  part: number;
  key: string | null;
  /** Seller of the rows, if requested. */
  seller: string | null;
  count: number;
  sum: number;
}

interface Asked {
  /** In order and without gaps; empty: the current rows. */
  parts: readonly Span[];
  narrowing?: Narrowing;
  seller?: 'broker' | 'salesman';
}

/** Counts a measure in one statement, with the scope, the rights and the filter of the list it links to. */
export async function countCells(call: Call, measure: Measure, asked: Asked): Promise<Cell[]> {
  const { parts, narrowing = {}, seller } = asked;
  const { resource, by } = measure;
  const [first, last] = [parts[0], parts.at(-1)];
  const span = first && last && { from: first.from, to: last.to };
  const list = whereOf(call, entities[resource], measureFilter(measure, span, call.zone));
  const where = [list, ...narrowingSql(entities[resource], narrowing)];
  const part = partSql(call, measure, parts);
  const joined = seller && resource !== 'instances' ? ' left join instances a on a.id = t.instance' : '';
  const sellerOf = seller ? `${resource === 'instances' ? 't' : 'a'}.${seller}` : 'null';
  // Aliases that are no column names, which `group by` would prefer; constants are left out, since grouping by them
  // needs a temporary table.
  const grouped = [
    ...(measure.day === undefined ? [] : ['ofPart']),
    ...(by ? ['ofGroup'] : []),
    ...(seller ? ['ofSeller'] : []),
  ];
  const rows = await selectRows(
    call.db,
    `select ${part.sql} as ofPart, ${by ? `t.\`${by}\`` : 'null'} as ofGroup, ${sellerOf} as ofSeller, count(*) as amount, ${sumSql(measure)} as added from \`${resource}\` t${joined} where ${where.map(({ sql }) => sql).join(' and ')}${grouped.length > 0 ? ` group by ${grouped.join(', ')}` : ''}`,
    [...part.bindings, ...where.flatMap(({ bindings }) => bindings)],
  );
  return rows.map((row) => ({
    part: Number(row.ofPart) - 1,
    key: keyOf(measure, row.ofGroup),
    seller: row.ofSeller === null ? null : String(row.ofSeller),
    count: Number(row.amount),
    sum: Number(row.added),
  }));
}

/** Position, from 1, of the time unit that contains a row's day. */
function partSql({ zone }: Call, { resource, day }: Measure, parts: readonly Span[]): Sql {
  if (day === undefined) return { sql: '1', bindings: [] };
  const isMoment = entities[resource].fields[day]?.type === 'datetime';
  const starts = parts.map(({ from }) =>
    isMoment ? startOfDay(from, zone).getTime() / 1000 : Date.parse(from) / 86_400_000,
  );
  const unit = isMoment ? 'second' : 'day';
  return {
    // `interval` of MySQL and MariaDB: the number of sorted values not above the first argument.
    sql: `interval(timestampdiff(${unit}, '1970-01-01', t.\`${day}\`), ${starts.map(() => '?').join(', ')})`,
    bindings: starts,
  };
}

function sumSql({ of, day }: Measure): string {
  if (of === undefined) return '0';
  if ('money' in of) return 'sum(t.quantity * t.unitPrice)';
  return `sum(datediff(t.\`${day}\`, t.\`${of.daysSince}\`))`;
}

function keyOf({ resource, by }: Measure, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return by && isBoolean(entities[resource].fields[by]) ? String(Number(value) === 1) : String(value);
}
