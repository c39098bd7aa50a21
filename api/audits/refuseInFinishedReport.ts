import type { Audit } from '@plumbline/resources/entities/audits';
import { asSystem, type Call } from '../entities/call';
import { fail } from '../errors';
import { findTyped } from './typedRecords';

/** What stands in a finished report is signed and sent: it cannot change any more. */
export async function refuseInFinishedReport(
  call: Call,
  audit: Pick<Audit, 'id' | 'instance' | 'report'>,
): Promise<void> {
  const report = await findTyped(asSystem(call, audit.instance), 'auditReports', audit.report);
  if (report?.state === 'finished')
    fail('AUDIT_IN_FINISHED_REPORT', { id: audit.id, report: report.id, number: report.number });
}
