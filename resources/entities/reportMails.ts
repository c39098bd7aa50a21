import { language, mailState } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, datetime, integer, reference, text } from '../language/fields/builders';
import { type RowFilter, reading } from '../language/permissions';
import { asItsAuditor, inPermittedCategories, withoutRights } from './rights';

const ofReport = (where: RowFilter): RowFilter => [{ field: 'report', through: 'auditReports', where }];

/** Delivery log of final reports sent by e-mail. */
export const reportMails = defineEntity({
  name: 'reportMails',
  scope: 'instance',
  title: 'address',
  icon: 'MailOutlined',
  fields: {
    report: reference('auditReports', { required: true, readOnly: true, onDelete: 'cascade' }),
    contact: reference('contacts', { readOnly: true, onDelete: 'keep' }),
    address: text({ required: true, readOnly: true, max: 200, personal: true }),
    language: choice(language, { readOnly: true }),
    state: choice(mailState, { required: true, readOnly: true, default: 'QUEUED' }),
    queuedAt: datetime({ readOnly: true }),
    sentAt: datetime({ readOnly: true }),
    attempts: integer({ readOnly: true, default: 0 }),
    /** Last answer of the mail server, if it refused the mail. */
    reason: text({ readOnly: true, max: 300, personal: true }),
    /** The PDF was too large to attach: the mail has a link, valid until then. */
    isLink: boolean({ readOnly: true, default: false }),
    linkExpiresAt: datetime({ readOnly: true }),
  },
  about: 'contact',
  permissions: {
    Owner: reading,
    Administrator: reading,
    Employee: { read: ofReport(inPermittedCategories) },
    ServiceProvider: { read: ofReport(asItsAuditor) },
    ...withoutRights('SalesForce', 'LocationContact', 'OtherContact', 'ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: ['queuedAt', 'address', 'state', 'sentAt', 'attempts', 'reason'],
    filters: ['report', 'contact', 'state'],
    sort: 'queuedAt',
    sorts: ['queuedAt', 'state'],
    order: 'DESC',
  },
  form: {
    master: [
      'report',
      'contact',
      'address',
      'language',
      'state',
      'queuedAt',
      'sentAt',
      'attempts',
      'reason',
      'linkExpiresAt',
    ],
  },
  commandsOnly: true,
});
export type ReportMail = RecordOf<typeof reportMails>;
