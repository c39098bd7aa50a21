import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { definitions } from '@plumbline/resources/entities/index';
import type { ReportMail } from '@plumbline/resources/entities/reportMails';
import { isLanguage } from '@plumbline/resources/language/languages';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { MailContext } from '@plumbline/resources/rules/reports/contexts/MailContext';
import { reportChoices } from '@plumbline/resources/rules/reports/reportLabels';
import type { Api } from '../../../base/context/context';
import { ApiError } from '../../../base/errors/errors';
import { asSystem, type Call } from '../../../entities/call';
import { findTyped } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import { signInState } from '../../../platform/auth/signInState';
import { mailBrandOf } from '../../../platform/brands/mailBrand';
import type { FileStore } from '../../../platform/files/fileStore';
import type { Job } from '../../../platform/jobs/jobs';
import type { JobHandler } from '../../../platform/jobs/runJobs';
import { openPost, type Send } from '../../../platform/mail/openPost';
import { isTestAccount } from '../../instances';
import { byId } from '../content/readRows';
import { firstPhone, formatsFor } from '../context/formats';
import { reportLetter } from './reportLetter';
import { linkDays, reportLink } from './reportLink';
import { reportText } from './reportText';

const aDay = 24 * 3600 * 1000;

/** Sends a final report to one contact and updates its row of the delivery log after each attempt. */
export function sendReportMailJob(api: Api, store: FileStore, send: Send = openPost(api)): JobHandler {
  return {
    maxAttempts: 8,
    quotaOf: () => 'mails',
    run: async (_api, job) => {
      const call = asSystem({ db: api.db, now: api.now() }, job.instance);
      const mail = await findTyped(call, 'reportMails', job.subject);
      // Already sent by a process that crashed before the job was marked as done, or the contact was erased.
      if (!mail || mail.state === 'SENT' || !mail.address) return;
      await deliver({ api, store, send, call }, mail).catch((error: unknown) => note(call, mail, job, error));
    },
    failed: async (_api, job) => {
      const call = asSystem({ db: api.db, now: api.now() }, job.instance);
      const mail = await findTyped(call, 'reportMails', job.subject);
      if (mail && mail.state !== 'SENT')
        await updateRecord(call, definitions.reportMails, mail.id, { state: 'REFUSED' });
    },
  };
}

interface Post {
  api: Api;
  store: FileStore;
  send: Send;
  call: Call;
}

async function deliver({ api, store, send, call }: Post, mail: ReportMail): Promise<void> {
  if (await staysInside(call, mail)) throw new ApiError('TEST_ACCOUNT');
  const report = await findTyped(call, 'auditReports', mail.report);
  if (report?.state !== 'finished' || !report.document) throw new ApiError('REPORT_NOT_FINISHED');
  const isLink = report.document.size > api.config.maxMailedBytes;
  const expires = isLink ? new Date(call.now.getTime() + linkDays * aDay).toISOString() : null;
  const letter = await letterOf({ api, store, call }, { mail, report, expires });
  // Stored before sending: the link must work as soon as the mail is read.
  await updateRecord(call, definitions.reportMails, mail.id, { isLink, linkExpiresAt: expires });
  const { hash, name } = report.document;
  await send({
    ...letter,
    id: mail.id,
    ...(isLink
      ? {}
      : {
          attachments: [
            {
              filename: name,
              content: await store.read(report.instance, hash),
              contentType: 'application/pdf',
            },
          ],
        }),
  });
  await updateRecord(call, definitions.reportMails, mail.id, {
    state: 'SENT',
    sentAt: call.now.toISOString(),
    attempts: (mail.attempts ?? 0) + 1,
    reason: null,
  });
}

/** Test accounts send mails to their own users only. */
async function staysInside({ db }: Call, { instance, address }: ReportMail): Promise<boolean> {
  if (!(await isTestAccount(db, instance))) return false;
  const own = await db('contacts as c')
    .join('users as u', 'u.id', 'c.user')
    .where({ 'c.instance': instance, 'c.deletedAt': null, 'u.email': address })
    .first('c.id');
  return own === undefined;
}

interface Addressed {
  mail: ReportMail;
  report: AuditReport;
  expires: string | null;
}

async function letterOf({ api, store, call }: Omit<Post, 'send'>, { mail, report, expires }: Addressed) {
  const language = isLanguage(mail.language) ? mail.language : report.language;
  const formats = formatsFor(language);
  const account = (await byId(call, 'instances', [report.instance])).get(report.instance);
  if (!account) throw new Error('an account without its row');
  const people = await byId(call, 'contacts', [mail.contact, report.auditor]);
  const nameOf = (id: string | null) => {
    const person = people.get(id ?? '');
    return person ? `${person.firstName} ${person.lastName}` : '';
  };
  const { sealer } = await signInState(api);
  const brand = await mailBrandOf(api, report.instance);
  const inspector = people.get(report.auditor ?? '');
  const context: MailContext = {
    recipient: { name: nameOf(mail.contact) },
    report: {
      number: report.number ?? '',
      date: formats.day(report.dateFinalized),
      type: report.type ? reportChoices(language).auditType[report.type] : '',
    },
    customer: { name: report.ownerName ?? account.companyName },
    location: { name: report.locationName ?? '' },
    inspector: {
      name: nameOf(report.auditor),
      phone: firstPhone(inspector?.phoneNumbers),
      email: inspector?.emailAddress ?? '',
    },
    account: { name: account.companyName },
    broker: { name: brand?.name ?? '' },
    labels: documentLabels.mail(language),
  };
  return reportLetter({
    to: mail.address,
    language,
    account,
    brand,
    content: await reportText(call, store, { report, account, language, context }),
    verify: `${api.config.origin}/verify/${report.contentHash}`,
    link: expires
      ? { address: reportLink(api.config.origin, sealer, mail.id), until: formats.day(expires) }
      : undefined,
    values: {
      recipient: context.recipient.name,
      number: context.report.number,
      customer: context.customer.name,
      location: context.location.name,
      date: context.report.date,
      inspector: context.inspector.name,
      company: context.account.name,
    },
  });
}

/** Stores the reason of a failure; permanent refusals by the mail server are not retried. */
async function note(call: Call, mail: ReportMail, job: Job, error: unknown): Promise<never> {
  const { reason, isFinal } = refusalOf(error);
  await updateRecord(call, definitions.reportMails, mail.id, {
    state: isFinal ? 'REFUSED' : 'RETRYING',
    attempts: job.attempts,
    reason,
  });
  if (isFinal) throw new ApiError('MAIL_REFUSED');
  throw error;
}

/** RFC 5321, 4.2.1: 5xx replies are permanent, all others may be transient. */
function refusalOf(error: unknown): { reason: string; isFinal: boolean } {
  if (error instanceof ApiError) return { reason: error.code, isFinal: error.status < 500 };
  const { responseCode, response, code } = (error ?? {}) as Record<string, unknown>; // nodemailer's errors
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  const told = typeof response === 'string' ? response : typeof code === 'string' ? code : 'UNEXPECTED';
  return { reason: told.slice(0, 300), isFinal };
}
