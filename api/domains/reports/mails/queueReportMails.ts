import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Contact } from '@plumbline/resources/entities/contacts';
import { definitions } from '@plumbline/resources/entities/index';
import type { Language } from '@plumbline/resources/language/languages';
import { isLanguage } from '@plumbline/resources/language/languages';
import { asSystem } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import type { TransactionCall } from '../../../entities/hooks';
import { enqueue } from '../../../platform/jobs/jobs';
import { byId } from '../content/readRows';

/** Kind of the job that sends a final report to one contact; its subject is the id of the `reportMails` row. */
export const reportMailKind = 'reportMail';

/**
 * Queues a mail for each contact in the caller's transaction. Contacts without an address, or erased since they were
 * chosen, are skipped. Returns the ids of the mails.
 */
export async function queueReportMails(
  call: TransactionCall,
  report: Pick<AuditReport, 'id' | 'instance' | 'language'>,
  contacts: readonly string[],
): Promise<string[]> {
  const system = { ...asSystem(call, report.instance), db: call.db };
  const people = [...(await byId(system, 'contacts', contacts)).values()];
  const ids: string[] = [];
  for (const person of people) {
    if (!canBeReached(person) || person.instance !== report.instance) continue;
    const { id } = await createRecord(system, definitions.reportMails, {
      report: report.id,
      contact: person.id,
      address: person.emailAddress,
      language: await languageOf(call, person, report.language),
      state: 'QUEUED',
      queuedAt: call.now.toISOString(),
      attempts: 0,
    });
    await enqueueReportMail(call, report.instance, String(id));
    ids.push(String(id));
  }
  return ids;
}

export const canBeReached = (person: Pick<Contact, 'emailAddress' | 'deletedAt' | 'erasedAt'>): boolean =>
  Boolean(person.emailAddress) && person.deletedAt === null && person.erasedAt === null;

export async function enqueueReportMail(
  call: TransactionCall,
  instance: string,
  mail: string,
): Promise<void> {
  await enqueue(call.db, { instance, kind: reportMailKind, subject: mail, payload: {}, now: call.now });
}

/** The language of the contact's user, else of the contact, else of the report. */
async function languageOf(call: TransactionCall, person: Contact, otherwise: Language): Promise<Language> {
  const user: { language?: unknown } | undefined = person.user
    ? await call.db('users').where({ id: person.user }).first('language')
    : undefined;
  return isLanguage(user?.language) ? user.language : (person.language ?? otherwise);
}
