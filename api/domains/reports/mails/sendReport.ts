import { definitions } from '@plumbline/resources/entities/index';
import { fail, failFields } from '../../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import { findRecord, getRecord } from '../../../entities/getRecord';
import { typed } from '../../../entities/typedRecords';
import { lockRow, updateRecord } from '../../../entities/updateRecord';
import { canBeReached, enqueueReportMail, queueReportMails } from './queueReportMails';

/**
 * Sends a final report to contacts of the account; requires the right to update the report. Errors:
 * REPORT_NOT_FINISHED, REPORT_WITHOUT_RECIPIENT, INVALID.
 */
export function sendReport(
  call: Call,
  id: string,
  contacts: readonly string[],
): Promise<{ mails: string[] }> {
  return inTransaction(call, async (inner) => {
    const report = typed('auditReports', await lockRow(inner, definitions.auditReports, id, 'update'));
    if (report.state !== 'finished') fail('REPORT_NOT_FINISHED', { id });
    const wanted = [...new Set(contacts)];
    if (wanted.length === 0) failFields({ contacts: { message: 'validation.required' } });
    for (const contact of wanted) {
      const person = await findRecord(inner, definitions.contacts, contact);
      if (!person) failFields({ contacts: { message: 'validation.referenceMissing' } });
      if (!canBeReached(typed('contacts', person)))
        fail('REPORT_WITHOUT_RECIPIENT', { contact, name: `${person.firstName} ${person.lastName}` });
    }
    return { mails: await queueReportMails(inner, report, wanted) };
  });
}

/** Sends a mail of the delivery log again, to the contact's current address. Error: REPORT_WITHOUT_RECIPIENT. */
export function resendReportMail(call: Call, id: string): Promise<{ id: string }> {
  return inTransaction(call, async (inner) => {
    const mail = typed('reportMails', await getRecord(inner, definitions.reportMails, id));
    await lockRow(inner, definitions.auditReports, mail.report, 'update');
    if (mail.state === 'QUEUED' || mail.state === 'RETRYING') return { id };
    const system = { ...asSystem(inner, mail.instance), db: inner.db };
    const person = mail.contact && (await findRecord(system, definitions.contacts, mail.contact));
    if (!person || !canBeReached(typed('contacts', person)))
      fail('REPORT_WITHOUT_RECIPIENT', { contact: mail.contact, name: mail.address });
    await updateRecord(system, definitions.reportMails, id, {
      state: 'QUEUED',
      address: person.emailAddress,
      queuedAt: call.now.toISOString(),
      sentAt: null,
      reason: null,
    });
    await enqueueReportMail(inner, mail.instance, id);
    return { id };
  });
}
