import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { canonical, sha256 } from '@plumbline/resources/rules/reports/canonical';
import { findingsContent, reportContent } from '@plumbline/resources/rules/reports/reportContent';
import type { Call } from '../../../entities/call';
import { loadReportRows } from './loadReportRows';

export interface HashedContent {
  /** Canonical JSON of what the report says. */
  text: string;
  /** SHA-256 of the text. */
  hash: string;
  /** SHA-256 of the findings alone, by which the server completes what a device could not know. */
  findings: string;
}

/** What a report that is not final says at this moment, as `report` has it and the database the rest. */
export async function hashReport(call: Call, report: AuditReport): Promise<HashedContent> {
  const rows = await loadReportRows(call, report);
  const text = canonical(reportContent(rows));
  return { text, hash: await sha256(text), findings: await sha256(canonical(findingsContent(rows))) };
}
