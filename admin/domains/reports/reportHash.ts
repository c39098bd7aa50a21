import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { canonical, sha256 } from '@plumbline/resources/rules/reports/canonical';
import { findingsContent, reportContent } from '@plumbline/resources/rules/reports/reportContent';
import { reportRows } from './reportRows';

export interface ReportHashes {
  /** SHA-256 of everything the report shows; null where the user's rights hide some of it. */
  contentHash: string | null;
  /** SHA-256 of the findings. */
  findingsHash: string;
}

/** The hashes that a signature on this device covers; null without local store. */
export async function reportHash(report: AuditReport): Promise<ReportHashes | null> {
  const kept = reportRows(report);
  if (!kept) return null;
  const hash = (content: object) => sha256(canonical(content));
  return {
    contentHash: kept.isWhole ? await hash(reportContent(kept.rows)) : null,
    findingsHash: await hash(findingsContent(kept.rows)),
  };
}
