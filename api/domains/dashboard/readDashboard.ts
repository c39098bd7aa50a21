import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import {
  type Bar,
  type Chart,
  chartsOf,
  monthBars,
  mostPlaces,
} from '@plumbline/resources/rules/dashboard/charts';
import type { DashboardPage } from '@plumbline/resources/rules/dashboard/dashboardPage';
import { boardsOf, type Figure, figuresOf } from '@plumbline/resources/rules/dashboard/figures';
import type { Call } from '../../entities/call';
import type { Filter } from '../../entities/filterSql';
import { whereOf } from '../../entities/listRecords';
import { countSql, rowsOf } from '../../entities/pageSql';
import type { Row } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';
import { readChanges } from './readChanges';

/** Counts of the user's dashboard on this day (`YYYY-MM-DD`), with the scope and rights of the lists they link to. */
export async function readDashboard(call: Call, today: string): Promise<DashboardPage> {
  const boards = boardsOf(call.actor);
  const figures = boards.flatMap((board) => figuresOf(board, today, call.actor));
  const charts = boards.flatMap((board) => chartsOf(board, today, call.actor));
  const [hasEquipment, hasReport, counted, bars, changes] = await Promise.all([
    isAny(call, entities.equipments),
    mayEver(entities.auditReports, 'read', call.actor)
      ? isAny(call, entities.auditReports, { state: 'finished' })
      : true,
    countFigures(call, figures),
    countBars(call, charts, today),
    readChanges(call),
  ]);
  return { hasEquipment, hasReport, figures: counted, charts: bars, changes };
}

async function isAny(call: Call, entity: AnyEntity, filter: Filter = {}): Promise<boolean> {
  if (!mayEver(entity, 'read', call.actor)) return false;
  const where = whereOf(call, entity, filter);
  const found = await selectRows(
    call.db,
    `select 1 as found from \`${entity.name}\` t where ${where.sql} limit 1`,
    where.bindings,
  );
  return found.length > 0;
}

/** All figures in one statement, each counted as its list counts them. */
async function countFigures(call: Call, figures: readonly Figure[]): Promise<Record<string, number>> {
  if (figures.length === 0) return {};
  const counts = figures.map(({ resource, filter }) =>
    countSql(entities[resource], rowsOf(call, entities[resource], filter)),
  );
  const [row] = await selectRows(
    call.db,
    `select ${counts.map(({ sql }, index) => `(${sql}) as f${index}`).join(', ')}`,
    counts.flatMap(({ bindings }) => bindings),
  );
  return Object.fromEntries(figures.map(({ name }, index) => [name, Number(row?.[`f${index}`] ?? 0)]));
}

// Sequentially, so that a dashboard does not exhaust the pool.
async function countBars(
  call: Call,
  charts: readonly Chart[],
  today: string,
): Promise<Record<string, Bar[]>> {
  const bars: Record<string, Bar[]> = {};
  for (const chart of charts) bars[chart.name] = await read[chart.kind](call, chart, today);
  return bars;
}

const read: Record<Chart['kind'], (call: Call, chart: Chart, today: string) => Promise<Bar[]>> = {
  value: async (call, chart) => (await group(call, chart)).map(barOf),
  month: async (call, chart, today) => monthBars((await group(call, chart)).map(barOf), today),
  async place(call, chart, today) {
    const due = `t.\`${entities[chart.resource].list.sort}\``;
    const rows = await group(call, chart, {
      also: `, cast(sum(${due} < ?) as signed) as overdue`,
      first: [today],
      order: ` order by overdue desc, amount desc, place limit ${mostPlaces}`,
    });
    return rows.map((row) => ({ ...barOf(row), overdue: Number(row.overdue) }));
  },
};

async function group(
  call: Call,
  { resource, field, filter }: Chart,
  { also = '', first = [], order = '' }: { also?: string; first?: unknown[]; order?: string } = {},
): Promise<Row[]> {
  const where = whereOf(call, entities[resource], filter);
  const by = `t.\`${field}\``;
  return selectRows(
    call.db,
    `select ${by} as place, count(*) as amount${also} from \`${resource}\` t where ${where.sql} group by ${by}${order}`,
    [...first, ...where.bindings],
  );
}

const barOf = (row: Row): Bar => ({
  key: row.place === null ? null : String(row.place),
  count: Number(row.amount),
});
