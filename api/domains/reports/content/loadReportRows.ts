import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import type { InspectionDuty } from '@plumbline/resources/entities/inspectionDuties';
import type { Instance } from '@plumbline/resources/entities/instances';
import type { RecordOf } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Other } from '@plumbline/resources/rules/reports/locksTold';
import type { ReportRows } from '@plumbline/resources/rules/reports/ReportRows';
import { accountEntity } from '../../../entities/accountEntity';
import type { Call } from '../../../entities/call';
import { rowMapper } from '../../../entities/rowMapper';
import { byId, readRows, withThoseAbove } from './readRows';

export type StoredRows = ReportRows & { account: Instance };

/**
 * All rows a report prints: its own fields from `report`, the rest from the database. Deleted rows are included, since
 * they were inspected.
 */
export async function loadReportRows(call: Call, report: AuditReport): Promise<StoredRows> {
  const one = async <N extends EntityName>(name: N, id: string | null | undefined) =>
    (await byId(call, name, [id])).get(id ?? '') as RecordOf<(typeof definitions)[N]> | undefined;
  const planning = await one('auditPlannings', report.planning);
  const all = await auditsOf(call, report);
  const isMissing = ({ isMissed, isFinished }: Audit) => isMissed === true && !isFinished;
  const audits = all.filter((audit) => !isMissing(audit));
  const missed = all.filter(isMissing);
  const equipments = await byId(
    call,
    'equipments',
    all.map(({ equipment }) => equipment),
  );
  const pieces = [...equipments.values()];
  const products = await byId(
    call,
    'products',
    pieces.map(({ product }) => product),
  );
  const checklists = await byId(
    call,
    'checklists',
    audits.map(({ checklist }) => checklist),
  );
  const duties = await dutiesOf(call, report, audits);
  const account = await one('instances', report.instance);
  if (!account) throw new Error('an account without its row');
  return {
    report,
    planning,
    account,
    owner: await one('equipmentOwners', report.owner ?? planning?.owner),
    location: await one('locations', report.location ?? planning?.location),
    audits,
    missed,
    equipments,
    products,
    categories: await withThoseAbove(call, 'categories', [
      ...pieces.map(({ category }) => category),
      ...[...products.values()].map(({ subCategory }) => subCategory),
    ]),
    locations: await withThoseAbove(
      call,
      'locations',
      pieces.map(({ location }) => location),
    ),
    floorPlans: await byId(
      call,
      'floorPlans',
      pieces.map(({ floorPlan }) => floorPlan),
    ),
    checklists,
    regulations: await byId(call, 'auditRegulations', [
      ...[...checklists.values()].map(({ regulation }) => regulation),
      ...duties.map(({ regulation }) => regulation),
      ...audits.flatMap(({ nextDates }) => (nextDates ?? []).map(({ regulation }) => regulation)),
    ]),
    contacts: await byId(call, 'contacts', [
      report.auditor,
      report.contact,
      ...audits.map(({ auditor }) => auditor),
    ]),
    deficiencies: await deficienciesOf(call, report, audits),
    others: await othersOf(call, report.instance, [...equipments.keys()]),
    duties,
    superseded: await one('auditReports', report.supersedes),
  };
}

/** The report's audits, finished audits of its planning without a report, and missed ones. */
async function auditsOf(call: Call, { id, instance, planning, supersedes }: AuditReport): Promise<Audit[]> {
  const entity = await accountEntity(call, definitions.audits);
  const mapper = rowMapper(entity);
  const columns = [...mapper.columns];
  const held = await call.db('audits').where({ instance, report: id, deletedAt: null }).select(columns);
  const others = await call
    .db('audits')
    .where({ instance, planning, deletedAt: null })
    .where((some) => {
      if (!supersedes) void some.where({ isFinished: 1 }).whereNull('report');
      void some.orWhere((missed) => void missed.where({ isMissed: 1 }).whereNot({ isFinished: 1 }));
    })
    .select(columns);
  // `rowMapper` returns rows of the shape of the definition.
  const read = [...held, ...others].map((row) => mapper.read(row) as unknown as Audit);
  return [...new Map(read.map((audit) => [audit.id, audit])).values()];
}

const piecesOf = (audits: readonly Audit[]): string[] => [
  ...new Set(audits.flatMap(({ equipment }) => equipment ?? [])),
];

/** Duties of equipment whose audit does not store its next dates (finished before they were stored). */
async function dutiesOf(call: Call, { instance }: AuditReport, audits: readonly Audit[]) {
  const pieces = piecesOf(audits.filter(({ nextDates }) => !nextDates));
  if (pieces.length === 0) return [];
  return readRows<InspectionDuty>(call, definitions.inspectionDuties, { instance, deletedAt: null }, [
    'equipment',
    pieces,
  ]);
}

/** Deficiencies found by these audits; all of the equipment if an audit does not store the earlier ones. */
async function deficienciesOf(call: Call, { instance }: AuditReport, audits: readonly Audit[]) {
  if (audits.length === 0) return [];
  const within: [string, string[]] = audits.every(({ earlierFound }) => earlierFound)
    ? ['audit', audits.map(({ id }) => id)]
    : ['equipment', piecesOf(audits)];
  return readRows<Deficiency>(call, definitions.deficiencies, { instance, deletedAt: null }, within);
}

/** Finished audits of the equipment, with the fields that locks and deficiencies depend on. */
export async function othersOf(
  call: Call,
  instance: string,
  pieces: readonly string[],
): Promise<Map<string, Other>> {
  const mapper = rowMapper(definitions.audits);
  const rows = await call
    .db('audits')
    .where({ instance, isFinished: 1, deletedAt: null })
    .whereIn('equipment', pieces)
    .select('id', 'equipment', 'type', 'dateAudited');
  return new Map(rows.map((row) => [String(row.id), mapper.read(row) as unknown as Other]));
}
