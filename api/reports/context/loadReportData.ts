import { ownValues } from '@plumbline/resources/customFields';
import type { AnyEntity, RecordOf } from '@plumbline/resources/defineEntity';
import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { AuditRegulation } from '@plumbline/resources/entities/auditRegulations';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Category } from '@plumbline/resources/entities/categories';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import type { Contact } from '@plumbline/resources/entities/contacts';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { EquipmentOwner } from '@plumbline/resources/entities/equipmentOwners';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import type { InspectionDuty } from '@plumbline/resources/entities/inspectionDuties';
import type { Instance } from '@plumbline/resources/entities/instances';
import type { Location } from '@plumbline/resources/entities/locations';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { Product } from '@plumbline/resources/entities/products';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { byId, readRows } from '../content/readRows';
import { loadReportBrand, type ReportBrand } from './loadReportBrand';
import { pathOf } from './pathOf';

/** Everything a report speaks of, read in one go. Rows that were deleted since are read all the same: they were inspected. */
export interface ReportData {
  report: AuditReport;
  account: Instance;
  /** Of the broker whose looks the account's reports wear. */
  brand: ReportBrand | null;
  owner: EquipmentOwner | undefined;
  location: Location | undefined;
  planning: AuditPlanning | undefined;
  auditor: Contact | undefined;
  contact: Contact | undefined;
  audits: Audit[];
  equipments: Map<string, Equipment>;
  /** The definitions with the account's own fields. */
  entities: Record<(typeof withOwnFields)[number], AnyEntity>;
  products: Map<string, Product>;
  /** Of the equipment, and those above. */
  categories: Map<string, Category>;
  checklists: Map<string, Checklist>;
  deficiencies: Map<string, Deficiency[]>;
  /** Of the equipment, and those above. */
  locations: Map<string, Location>;
  /** Who carried out the inspections. */
  inspectors: Map<string, Contact>;
  /** Inspections of the appointment whose piece was not found. */
  missed: Audit[];
  /** Deficiencies of the pieces from earlier inspections, and these inspections. */
  earlier: { deficiencies: Deficiency[]; audits: Map<string, Audit> };
  /** What is due at the pieces, and by which regulation. */
  duties: { rows: InspectionDuty[]; regulations: Map<string, AuditRegulation> };
  /** The report that this one corrects. */
  superseded: AuditReport | undefined;
}

/** Reads what the report needs; `report` must be one the caller may see. */
export async function loadReportData(call: Call, report: AuditReport): Promise<ReportData> {
  const one = async <N extends EntityName>(name: N, id: string | null) =>
    (await byId(call, name, id ? [id] : [])).get(id ?? '');
  const audits = await readRows<Audit>(call, definitions.audits, { report: report.id, deletedAt: null });
  const missed = await readRows<Audit>(call, definitions.audits, {
    planning: report.planning,
    isMissed: 1,
    isFinished: 0,
    deletedAt: null,
  });
  const equipments = await byId(
    call,
    'equipments',
    [...audits, ...missed].map((audit) => audit.equipment),
  );
  const locations = await withThoseAbove(
    call,
    'locations',
    [...equipments.values()].map(({ location }) => location),
  );
  const products = await byId(
    call,
    'products',
    [...equipments.values()].map((equipment) => equipment.product),
  );
  const found = await readRows<Deficiency>(call, definitions.deficiencies, { deletedAt: null }, [
    'audit',
    audits.map((audit) => audit.id),
  ]);
  const account = await one('instances', report.instance);
  if (!account) throw new Error('an account without its row');
  const own = await one('auditReports', report.id);
  return {
    // Who made the row ready may have read it without what the account added.
    report: { ...report, ...(own && ownValues({ ...own })) },
    account,
    brand: await loadReportBrand(call, report.instance),
    owner: await one('equipmentOwners', report.owner),
    location: await one('locations', report.location),
    planning: await one('auditPlannings', report.planning),
    auditor: await one('contacts', report.auditor),
    contact: await one('contacts', report.contact),
    audits: inPlaceOrder(audits, equipments, locations),
    missed: inPlaceOrder(missed, equipments, locations),
    equipments,
    locations,
    inspectors: await byId(
      call,
      'contacts',
      audits.map((audit) => audit.auditor),
    ),
    earlier: await earlierOf(call, report, audits),
    duties: await dutiesOf(call, report, audits),
    superseded: await one('auditReports', report.supersedes),
    entities: await ownEntities(call),
    products,
    categories: await withThoseAbove(
      call,
      'categories',
      [...equipments.values()].map(({ category }) => category),
    ),
    checklists: await byId(
      call,
      'checklists',
      audits.map((audit) => audit.checklist),
    ),
    deficiencies: groupByAudit(found),
  };
}

const withOwnFields = [
  'equipments',
  'audits',
  'deficiencies',
  'equipmentOwners',
  'locations',
  'products',
  'contacts',
  'auditPlannings',
  'auditReports',
] as const;

async function ownEntities(call: Call): Promise<ReportData['entities']> {
  const pairs = await Promise.all(
    withOwnFields.map(async (name) => [name, await accountEntity(call, definitions[name])] as const),
  );
  // `fromEntries` forgets the names it was given.
  return Object.fromEntries(pairs) as ReportData['entities'];
}

/** As one walks through the place: by location, then by place in it, then by number. */
function inPlaceOrder(
  audits: readonly Audit[],
  equipments: ReadonlyMap<string, Equipment>,
  locations: ReadonlyMap<string, Location>,
): Audit[] {
  const keyed = audits.map((audit) => {
    const piece = equipments.get(audit.equipment ?? '');
    return {
      audit,
      key: [pathOf(locations, piece?.location ?? null), piece?.place ?? '', piece?.identNumber ?? ''],
    };
  });
  const { compare } = new Intl.Collator('pl', { numeric: true });
  return keyed
    .sort((a, b) => a.key.map((part, at) => compare(part, b.key[at] ?? '')).find((order) => order !== 0) ?? 0)
    .map(({ audit }) => audit);
}

/** The duties of these pieces that an inspection renews, the earliest first. */
async function dutiesOf(
  call: Call,
  { instance }: AuditReport,
  audits: readonly Audit[],
): Promise<ReportData['duties']> {
  const pieces = audits.flatMap(({ equipment }) => equipment ?? []);
  if (pieces.length === 0) return { rows: [], regulations: new Map() };
  const all = await readRows<InspectionDuty>(
    call,
    definitions.inspectionDuties,
    { instance, deletedAt: null },
    ['equipment', pieces],
  );
  const rows = all
    .filter(({ nextDate, regulation }) => nextDate !== null && regulation !== null)
    .sort((a, b) => ((a.nextDate ?? '') < (b.nextDate ?? '') ? -1 : 1));
  return {
    rows,
    regulations: await byId(
      call,
      'auditRegulations',
      rows.map(({ regulation }) => regulation),
    ),
  };
}

/** What was found at these pieces before, with the inspections that found it. */
async function earlierOf(
  call: Call,
  { instance }: AuditReport,
  audits: readonly Audit[],
): Promise<ReportData['earlier']> {
  const pieces = audits.flatMap(({ equipment }) => equipment ?? []);
  if (pieces.length === 0) return { deficiencies: [], audits: new Map() };
  const own = new Set(audits.map(({ id }) => id));
  const all = await readRows<Deficiency>(call, definitions.deficiencies, { instance, deletedAt: null }, [
    'equipment',
    pieces,
  ]);
  const deficiencies = all.filter((one) => !own.has(one.audit) && !one.isNotAsked);
  return {
    deficiencies,
    audits: await byId(
      call,
      'audits',
      deficiencies.map(({ audit }) => audit),
    ),
  };
}

/** Rows of a tree with all above them. */
async function withThoseAbove<N extends 'categories' | 'locations'>(
  call: Call,
  name: N,
  ids: readonly (string | null)[],
): Promise<Map<string, RecordOf<(typeof definitions)[N]>>> {
  const found = new Map<string, RecordOf<(typeof definitions)[N]>>();
  let wanted = ids;
  while (wanted.length > 0) {
    const read = await byId(call, name, wanted);
    for (const [id, row] of read) found.set(id, row);
    // Both kinds of row have a parent, which the compiler does not see through the type parameter.
    const rows = [...read.values()] as unknown as { parent: string | null }[];
    wanted = rows.map(({ parent }) => parent).filter((id) => id !== null && !found.has(id));
  }
  return found;
}

function groupByAudit(deficiencies: Deficiency[]): Map<string, Deficiency[]> {
  const groups = new Map<string, Deficiency[]>();
  for (const deficiency of deficiencies)
    groups.set(deficiency.audit, [...(groups.get(deficiency.audit) ?? []), deficiency]);
  return groups;
}
