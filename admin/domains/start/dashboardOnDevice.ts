import { entities, entityList } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { type Actor, mayEver } from '@plumbline/resources/language/permissions';
import {
  type Bar,
  type Chart,
  chartsOf,
  monthBars,
  mostPlaces,
} from '@plumbline/resources/rules/dashboard/charts';
import {
  type DashboardPage,
  isToldOf,
  mostChanges,
  type RecentChange,
} from '@plumbline/resources/rules/dashboard/dashboardPage';
import { boardsOf, figuresOf } from '@plumbline/resources/rules/dashboard/figures';
import type { OfflineClient } from '../../data/offline';

type Row = RecentChange['record'];
type Store = Pick<OfflineClient, 'list' | 'keeps'>;

/** The answer of the server's dashboard, computed from the local store. */
export function dashboardOnDevice(client: Store, actor: Actor, day: string): DashboardPage {
  const boards = boardsOf(actor);
  const rows = (resource: EntityName, filter: Readonly<Record<string, unknown>>): readonly Row[] =>
    // Rows of the local store are accessed by field names of the definition.
    client.keeps(resource) ? (client.list(resource, { filter }).records as unknown as readonly Row[]) : [];
  const figures = boards
    .flatMap((board) => figuresOf(board, day, actor))
    .filter(({ resource }) => client.keeps(resource));
  const charts = boards
    .flatMap((board) => chartsOf(board, day, actor))
    .filter(({ resource }) => client.keeps(resource));
  return {
    hasEquipment: client.keeps('equipments') && client.list('equipments', { range: [0, 0] }).total > 0,
    // The first steps need the server.
    hasReport: true,
    figures: Object.fromEntries(
      figures.map(({ name, resource, filter }) => [name, rows(resource, filter).length]),
    ),
    charts: Object.fromEntries(
      charts.map((chart) => [chart.name, count[chart.kind](chart, rows(chart.resource, chart.filter), day)]),
    ),
    changes: latestChanges(client, actor),
  };
}

const count: Record<Chart['kind'], (chart: Chart, rows: readonly Row[], day: string) => Bar[]> = {
  value: (chart, rows) =>
    [...group(chart, rows).entries()].map(([key, { length }]) => ({ key, count: length })),
  month: (chart, rows, day) =>
    monthBars(
      [...group(chart, rows).entries()].map(([key, { length }]) => ({ key, count: length })),
      day,
    ),
  place: (chart, rows, day) =>
    [...group(chart, rows).entries()]
      .map(([key, of]) => ({
        key,
        count: of.length,
        overdue: of.filter((row) => String(row[entities[chart.resource].list.sort]) < day).length,
      }))
      .sort((one, other) => other.overdue - one.overdue || other.count - one.count)
      .slice(0, mostPlaces),
};

function group({ field }: Chart, rows: readonly Row[]): Map<string | null, Row[]> {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const value = row[field];
    const key = typeof value === 'string' && value !== '' ? value : null;
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** The local store has no history, only the time of the last change; the author is unknown. */
function latestChanges(client: Store, actor: Actor): RecentChange[] {
  return entityList
    .filter((entity) => isToldOf(entity) && client.keeps(entity.name) && mayEver(entity, 'read', actor))
    .flatMap(({ name }) =>
      (client.list(name).records as unknown as readonly Row[]).map((record) => ({ resource: name, record })),
    )
    .filter(({ record }) => typeof record.updatedAt === 'string')
    .sort((one, other) => String(other.record.updatedAt).localeCompare(String(one.record.updatedAt)))
    .slice(0, mostChanges)
    .map(({ resource, record }) => ({
      resource,
      record,
      operation: record.version === 1 ? 'create' : 'update',
      at: String(record.updatedAt),
      by: null,
    }));
}
