import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { nextDatesOf } from '@plumbline/resources/rules/reports/besidesInspection';
import type { ReportRows } from '@plumbline/resources/rules/reports/ReportRows';
import { isKept } from '@plumbline/resources/rules/sync/shards';
import { currentClient, type LocalRow } from '../../data/offline';
import { auditsOf } from './auditsOf';

interface KeptRows {
  rows: ReportRows;
  /** Whether all rows that the report shows are on the device; the user's rights may hide some. */
  isWhole: boolean;
}

/** The rows of a report from the local store; null: there is no store. */
export function reportRows(report: AuditReport): KeptRows | null {
  const client = currentClient();
  if (!client) return null;
  let isWhole = true;
  const list = <N extends EntityName>(resource: N, filter: Record<string, unknown>): LocalRow<N>[] =>
    isAsked(filter) && asKept(resource) ? client.list(resource, { filter }).records : [];
  // Entities that are not stored on devices are unknown, not empty.
  const asKept = (resource: EntityName): boolean => {
    if (!isKept(entities[resource])) isWhole = false;
    return isKept(entities[resource]);
  };
  const one = <N extends EntityName>(resource: N, id: string | null | undefined): LocalRow<N> | undefined => {
    const row = id ? client.record(resource, id) : undefined;
    if (id && !row) isWhole = false;
    return row;
  };
  const some = <N extends EntityName>(resource: N, ids: Ids): Map<string, LocalRow<N>> =>
    new Map(
      [...new Set(ids)].flatMap((id) => {
        const row = one(resource, id);
        return id && row ? [[id, row] as const] : [];
      }),
    );
  const { planning: planningId } = report;
  const planning = one('auditPlannings', planningId);
  const audits = auditsOf(report, list('audits', { planning: planningId, isFinished: true }));
  const missed = list('audits', { planning: planningId, isMissed: true }).filter(
    ({ isFinished }) => !isFinished,
  );
  const equipments = some(
    'equipments',
    [...audits, ...missed].map(({ equipment }) => equipment),
  );
  const pieces = [...equipments.values()];
  const ids = [...equipments.keys()];
  const products = some(
    'products',
    pieces.map(({ product }) => product),
  );
  const checklists = some(
    'checklists',
    audits.map(({ checklist }) => checklist),
  );
  const duties = list('inspectionDuties', { equipment: ids });
  const others = list('audits', { equipment: ids, isFinished: true });
  const waiting = others.filter(({ id, nextDates }) => !nextDates && client.state('audits', id) !== 'synced');
  const rows: ReportRows = {
    report,
    planning,
    account: one('instances', report.instance),
    owner: one('equipmentOwners', report.owner ?? planning?.owner),
    location: one('locations', report.location ?? planning?.location),
    audits,
    missed,
    equipments,
    products,
    categories: above('categories', [
      ...pieces.map(({ category }) => category),
      ...[...products.values()].map(({ subCategory }) => subCategory),
    ]),
    locations: above(
      'locations',
      pieces.map(({ location }) => location),
    ),
    floorPlans: some(
      'floorPlans',
      pieces.map(({ floorPlan }) => floorPlan),
    ),
    checklists,
    regulations: some('auditRegulations', [
      ...[...checklists.values()].map(({ regulation }) => regulation),
      ...duties.map(({ regulation }) => regulation),
      ...audits.flatMap(({ nextDates }) => (nextDates ?? []).map(({ regulation }) => regulation)),
    ]),
    contacts: some('contacts', [report.auditor, report.contact, ...audits.map(({ auditor }) => auditor)]),
    deficiencies: list('deficiencies', { equipment: ids }),
    others: new Map(others.map((audit) => [audit.id, audit])),
    duties,
    superseded: report.supersedes ? client.record('auditReports', report.supersedes) : undefined,
  };
  return { rows: { ...rows, audits: inTurn(rows, waiting) }, isWhole };

  /** Rows of a tree with all their parents. */
  function above<N extends 'categories' | 'locations'>(resource: N, wanted: Ids): Map<string, LocalRow<N>> {
    const found = new Map<string, LocalRow<N>>();
    for (let next = wanted; next.length > 0; ) {
      const read = some(resource, next);
      for (const [id, row] of read) found.set(id, row);
      // Both entities have a parent, which TypeScript cannot infer from the type parameter.
      const nodes = [...read.values()] as unknown as { parent: string | null }[];
      next = nodes.flatMap(({ parent }) => (parent && !found.has(parent) ? [parent] : []));
    }
    return found;
  }
}

const isAsked = (filter: Record<string, unknown>): boolean =>
  Object.values(filter).every((value) => !Array.isArray(value) || value.length > 0);

type Ids = readonly (string | null | undefined)[];

type Inspection = ReportRows['audits'][number];

/**
 * The inspections of the report with the next dates they result in, where the server has not set them yet: an earlier
 * inspection finished here, by another regulation, has changed its duty as well.
 */
function inTurn(rows: ReportRows, waiting: readonly Inspection[]): Inspection[] {
  return rows.audits.map((audit) => {
    const before = waiting.filter((one) => one.equipment === audit.equipment && isBefore(one, audit));
    if (audit.nextDates || before.length === 0) return audit;
    return [...before.sort((a, b) => (isBefore(a, b) ? -1 : 1)), audit].reduce((last, one) => ({
      ...one,
      nextDates: withIds(nextDatesOf(last, rows)),
    }));
  });
}

const isBefore = (one: Inspection, other: Inspection): boolean =>
  one.id !== other.id && (one.dateAudited ?? '') < (other.dateAudited ?? '');
const withIds = (dates: ReturnType<typeof nextDatesOf>) =>
  dates.map((one, index) => ({ ...one, id: `${index}` }));
