import { definitions } from '../entities/index';
import {
  described,
  json,
  many,
  map,
  nullable,
  object,
  optional,
  string,
  word,
} from '../language/commands/parts';
import { defineCommand, media, recordCommand } from '../language/defineCommand';
import { boolean, datetime, integer, reference, references } from '../language/fields/builders';

const { auditReports, reportMails } = definitions;
const changesReports = { may: 'update', on: auditReports } as const;
const readsReports = { may: 'read', on: auditReports } as const;
const requested = { job: string(), audits: integer() };

export const requestPreview = recordCommand(auditReports, 'preview', {
  who: changesReports,
  answer: requested,
  errors: ['REPORT_FINISHED', 'REPORT_WAITING', 'REPORT_EMPTY'],
  summary: 'Ask for a preview PDF; the job tells when it is there',
});

export const finalizeReport = recordCommand(auditReports, 'finalize', {
  who: changesReports,
  input: { confirmUnsigned: optional(boolean()), confirmUnfinishedPreview: optional(boolean()) },
  answer: requested,
  errors: [
    'NOT_THE_REPORTS_AUDITOR',
    'REPORT_FINISHED',
    'REPORT_WAITING',
    'REPORT_EMPTY',
    'SIGNATURE_VOID',
    'SIGNATURE_MISSING',
    'PREVIEW_UNFINISHED',
  ],
  summary: 'Close the report: from now on it waits for its final PDF and cannot change',
});

export const correctReport = recordCommand(auditReports, 'correct', {
  who: changesReports,
  answer: { id: reference('auditReports') },
  errors: [
    'NOT_THE_REPORTS_AUDITOR',
    'REPORT_NOT_FINISHED',
    'REPORT_SUPERSEDED',
    'REPORT_BEING_CORRECTED',
    'PLANNING_DELETED',
  ],
  summary: 'Begin the correction of a final report: a new one that names it and holds its inspections',
});

export const checkAttachment = defineCommand('/api/auditReports/checkAttachment', {
  who: 'signedIn',
  input: { file: optional(object({ hash: string() })) },
  answer: {},
  errors: ['FILE_MISSING', 'ATTACHMENT_LOCKED', 'ATTACHMENT_EMPTY', 'ATTACHMENT_TYPE', 'ATTACHMENT_BROKEN'],
  summary: 'Try whether an uploaded file can be attached; INVALID says why not',
});

export const sendReport = recordCommand(auditReports, 'send', {
  who: changesReports,
  input: { contacts: references('contacts', { max: 20 }) },
  answer: { mails: described(references('reportMails'), 'their rows in the delivery log') },
  errors: ['REPORT_NOT_FINISHED', 'REPORT_WITHOUT_RECIPIENT'],
  summary: 'E-mail a final report to contacts of the account; the log is in reportMails',
});

export const resendReportMail = recordCommand(reportMails, 'resend', {
  who: changesReports,
  answer: { id: reference('reportMails') },
  errors: ['REPORT_WITHOUT_RECIPIENT'],
  summary: 'Send a report mail once more, to the address that the contact has by now',
});

export const readContent = defineCommand('/api/auditReports/{id}/content', {
  method: 'GET',
  who: readsReports,
  answer: {
    hash: described(string(), 'SHA-256 of the content as canonical JSON'),
    content: map(json('what the report says')),
  },
  summary: 'What a signature on the report binds now, and its SHA-256',
});

export const listJobs = defineCommand('/api/auditReports/{id}/jobs', {
  method: 'GET',
  who: readsReports,
  answer: many(
    object({
      id: string(),
      state: word('waiting', 'running', 'done', 'failed'),
      attempts: integer(),
      failure: nullable(string()),
      createdAt: datetime(),
      finishedAt: nullable(datetime()),
      waitsUntil: described(nullable(datetime()), 'Where the account has used up its share of previews'),
    }),
  ),
  summary: 'How the work on the PDF stands, newest first',
});

export const verifyReport = defineCommand('/verify/{hash}', {
  method: 'GET',
  who: 'everybody',
  input: { lang: optional(string()) },
  answer: media('text/html'),
  summary: 'A page that says whether a report is genuine; 404 where none has this hash',
});

export const openVerification = defineCommand('/verify', {
  method: 'GET',
  who: 'everybody',
  input: { lang: optional(string()) },
  answer: media('text/html'),
  summary: 'A page to check the PDF of a report',
});

export const verifyPdf = defineCommand('/verify', {
  who: 'everybody',
  input: { lang: optional(string()) },
  body: media('multipart/form-data'),
  answer: media('text/html'),
  summary:
    'A page that says whether a PDF is a report as it was sealed, a changed one, or none; keeps nothing of it. 303 to the page of its checksum where a report has it',
});

export const openMailedReport = defineCommand('/r/{mail}/{token}', {
  method: 'GET',
  who: 'everybody',
  input: { lang: optional(string()) },
  answer: media('application/pdf', 'text/html'),
  summary: 'The report that a mail linked to, until the link ends',
});
