import { ownValues } from '@plumbline/resources/customFields';
import type { AnyEntity, RecordOf } from '@plumbline/resources/defineEntity';
import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Category } from '@plumbline/resources/entities/categories';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import type { Contact } from '@plumbline/resources/entities/contacts';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { EquipmentOwner } from '@plumbline/resources/entities/equipmentOwners';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import type { Instance } from '@plumbline/resources/entities/instances';
import type { Location } from '@plumbline/resources/entities/locations';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { Product } from '@plumbline/resources/entities/products';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { rowMapper } from '../../entities/rowMapper';
import { loadReportBrand, type ReportBrand } from './loadReportBrand';

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
}

/** Reads what the report needs; `report` must be one the caller may see. */
export async function loadReportData(call: Call, report: AuditReport): Promise<ReportData> {
  const one = async <N extends EntityName>(name: N, id: string | null) =>
    (await byId(call, name, id ? [id] : [])).get(id ?? '');
  const audits = await read<Audit>(call, definitions.audits, { report: report.id, deletedAt: null });
  const equipments = await byId(
    call,
    'equipments',
    audits.map((audit) => audit.equipment),
  );
  const products = await byId(
    call,
    'products',
    [...equipments.values()].map((equipment) => equipment.product),
  );
  const found = await read<Deficiency>(call, definitions.deficiencies, { deletedAt: null }, [
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
    audits: audits.sort((a, b) =>
      identNumber(equipments, a).localeCompare(identNumber(equipments, b), 'pl', { numeric: true }),
    ),
    equipments,
    entities: await ownEntities(call),
    products,
    categories: await categoriesOf(call, [...equipments.values()]),
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

const identNumber = (equipments: Map<string, Equipment>, audit: Audit): string =>
  equipments.get(audit.equipment ?? '')?.identNumber ?? '';

async function categoriesOf(call: Call, equipments: readonly Equipment[]): Promise<Map<string, Category>> {
  const found = new Map<string, Category>();
  let wanted = equipments.map(({ category }) => category);
  while (wanted.length > 0) {
    const read = await byId(call, 'categories', wanted);
    for (const [id, category] of read) found.set(id, category);
    wanted = [...read.values()].map(({ parent }) => parent).filter((id) => id !== null && !found.has(id));
  }
  return found;
}

type Definitions = typeof definitions;

async function byId<N extends EntityName>(
  call: Call,
  name: N,
  ids: readonly (string | null)[],
): Promise<Map<string, RecordOf<Definitions[N]>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    wanted.length > 0
      ? await read<RecordOf<Definitions[N]>>(call, definitions[name], {}, ['id', wanted])
      : [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function read<R>(
  call: Call,
  definition: AnyEntity,
  where: Record<string, unknown>,
  within?: [string, readonly string[]],
): Promise<R[]> {
  const entity = await accountEntity(call, definition);
  const query = call.db(entity.name).where(where);
  if (within) void query.whereIn(within[0], [...within[1]]);
  const rows = await query.select([...rowMapper(entity).columns]);
  // The mapper turns a stored row into what the definition says of it.
  return rows.map((row) => rowMapper(entity).read(row) as R);
}

function groupByAudit(deficiencies: Deficiency[]): Map<string, Deficiency[]> {
  const groups = new Map<string, Deficiency[]>();
  for (const deficiency of deficiencies)
    groups.set(deficiency.audit, [...(groups.get(deficiency.audit) ?? []), deficiency]);
  return groups;
}
