import type { finalizeReport as contract } from '@plumbline/resources/commands/reports';
import { definitions } from '@plumbline/resources/entities/index';
import { signatureRole } from '@plumbline/resources/language/choices/choices';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { accountErrors } from '@plumbline/resources/rules/customFields/formLayout';
import { bound, voidRoles } from '@plumbline/resources/rules/signatures/signatureState';
import { fail, failFields } from '../../base/errors/errors';
import { accountEntity } from '../../entities/accountEntity';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { enqueue, isUnderWay } from '../../platform/jobs/jobs';
import { compileReport } from './compileReport';
import { hashReport } from './content/hashReport';
import { mayFinalize } from './mayFinalize';

export interface Requested {
  job: string;
  audits: number;
}

/** Requests a preview PDF of an open report; the returned job shows when it is done. */
export function requestPreview(call: Call, id: string): Promise<Requested> {
  return inTransaction(call, async (inner) => {
    const report = await openReport(inner, id);
    const audits = await compile(inner, report);
    return { job: await enqueueRender(inner, report, 'preview'), audits };
  });
}

type Confirmations = InputOf<typeof contract>;

/**
 * Requests the final PDF of a report, which is locked from now on. Only the account's owner, an administrator or the
 * report's inspector may do so (specification, section 6). Errors: NOT_THE_REPORTS_AUDITOR, REPORT_FINISHED,
 * REPORT_WAITING, REPORT_EMPTY, INVALID, SIGNATURE_VOID for signatures of other content; SIGNATURE_MISSING and
 * PREVIEW_UNFINISHED unless confirmed.
 */
export function finalizeReport(call: Call, id: string, confirmed: Confirmations): Promise<Requested> {
  return inTransaction(call, async (inner) => {
    const report = await openReport(inner, id);
    if (!mayFinalize(call, report)) fail('NOT_THE_REPORTS_AUDITOR', { id });
    if (!report.contact) failFields({ contact: { message: 'validation.required' } });
    await refuseIncomplete(inner, report);
    const audits = await compile(inner, report);
    const content = await hashReport(
      { ...asSystem(inner, String(report.instance)), db: inner.db },
      typed('auditReports', report),
    );
    // Computed from the current content: the stored state is of the report's last change.
    const invalid = voidRoles(bound(typed('auditReports', report).signatures ?? [], content.hash));
    if (invalid.length > 0) fail('SIGNATURE_VOID', { roles: invalid });
    const unsigned = signatureRole.values.filter((role) => !hasSigned(report, role));
    if (unsigned.length > 0 && !confirmed.confirmUnsigned) fail('SIGNATURE_MISSING', { roles: unsigned });
    if (
      !confirmed.confirmUnfinishedPreview &&
      (await isUnderWay(inner.db, String(report.instance), id, 'renderReport'))
    )
      fail('PREVIEW_UNFINISHED');
    await updateRecord(
      { ...asSystem(inner, String(report.instance)), db: inner.db },
      definitions.auditReports,
      id,
      { state: 'waiting', failure: null, contentHash: content.hash },
    );
    return { job: await enqueueRender(inner, report, 'final'), audits };
  });
}

async function openReport(call: TransactionCall, id: string): Promise<Row> {
  const report = await lockRow(call, definitions.auditReports, id, 'update');
  if (report.state === 'finished') fail('REPORT_FINISHED', { id, number: report.number });
  if (report.state === 'waiting') fail('REPORT_WAITING', { id });
  return report;
}

/** Fields the account requires are checked for the final report. */
async function refuseIncomplete(call: TransactionCall, report: Row): Promise<void> {
  const entity = await accountEntity(call, definitions.auditReports);
  const errors = accountErrors(entity, { ...report, state: 'waiting' });
  if (Object.keys(errors).length > 0) failFields(errors);
}

async function compile(call: TransactionCall, report: Row): Promise<number> {
  const audits = await compileReport(call, report);
  return audits > 0 ? audits : fail('REPORT_EMPTY', { id: report.id, planning: report.planning });
}

const hasSigned = (report: Row, role: string): boolean =>
  Array.isArray(report.signatures) && report.signatures.some((signature: Row) => signature.role === role);

export type RenderMode = 'preview' | 'final';

function enqueueRender(call: TransactionCall, report: Row, mode: RenderMode): Promise<string> {
  return enqueue(call.db, {
    instance: String(report.instance),
    kind: 'renderReport',
    subject: String(report.id),
    payload: { mode, user: call.actor.user },
    now: call.now,
  });
}
