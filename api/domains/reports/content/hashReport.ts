import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { canonical, sha256 } from '@plumbline/resources/rules/reports/canonical';
import { findingsContent, reportContent } from '@plumbline/resources/rules/reports/reportContent';
import type { Call } from '../../../entities/call';
import { loadReportRows } from './loadReportRows';

export interface HashedContent {
  /** Canonical JSON of the report's content. */
  text: string;
  /** SHA-256 of the text. */
  hash: string;
  /** SHA-256 of the findings alone, used to complete signatures of devices that do not store the rest. */
  findings: string;
}

/** Hashes the current content of an open report: its own fields from `report`, all else from the database. */
export async function hashReport(call: Call, report: AuditReport): Promise<HashedContent> {
  const rows = await loadReportRows(call, report);
  const text = canonical(reportContent(rows));
  return { text, hash: await sha256(text), findings: await sha256(canonical(findingsContent(rows))) };
}
