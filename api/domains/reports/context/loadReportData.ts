import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { ownValues } from '@plumbline/resources/rules/customFields/customFields';
import { accountEntity } from '../../../entities/accountEntity';
import type { Call } from '../../../entities/call';
import { loadReportRows, type StoredRows } from '../content/loadReportRows';
import { byId } from '../content/readRows';
import { inPlaceOrder } from './inPlaceOrder';
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
