import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { LocalRow } from '../../data/offline';

/** The inspections of a report among those of its appointment; until it is final, also those not in any report. */
export const auditsOf = (report: AuditReport, records: readonly LocalRow<'audits'>[]): LocalRow<'audits'>[] =>
  records.filter(
    (audit) =>
      audit.report === report.id ||
      (report.state !== 'finished' && report.supersedes === null && audit.report === null),
  );
