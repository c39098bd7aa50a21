import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { ownValues } from '@plumbline/resources/rules/customFields/customFields';
import { pathOf } from '@plumbline/resources/rules/reports/pathOf';
import { accountEntity } from '../../../entities/accountEntity';
import type { Call } from '../../../entities/call';
import { loadReportRows, type StoredRows } from '../content/loadReportRows';
import { byId } from '../content/readRows';
import { loadReportBrand, type ReportBrand } from './loadReportBrand';

/** The rows that signatures cover, sorted as printed, with the branding. */
export interface ReportData extends StoredRows {
  /** Branding of the account's broker. */
  brand: ReportBrand | null;
  /** The definitions with the account's custom fields. */
  entities: Record<(typeof withOwnFields)[number], AnyEntity>;
}

/** Loads the data of a report; the caller must be allowed to read `report`. */
export async function loadReportData(call: Call, report: AuditReport): Promise<ReportData> {
  const own = (await byId(call, 'auditReports', [report.id])).get(report.id);
  // `report` may have been read without the account's custom fields.
  const rows = await loadReportRows(call, { ...report, ...(own && ownValues({ ...own })) });
  return {
    ...rows,
    audits: inPlaceOrder(rows.audits, rows),
    missed: inPlaceOrder(rows.missed, rows),
    brand: await loadReportBrand(call, report.instance),
    entities: await ownEntities(call),
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
  // `Object.fromEntries` loses the literal key types.
  return Object.fromEntries(pairs) as ReportData['entities'];
}

/** Sorted by location, then place within it, then ident number. */
function inPlaceOrder(
  audits: readonly Audit[],
  { equipments, locations }: Pick<ReportData, 'equipments' | 'locations'>,
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
