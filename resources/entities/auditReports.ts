import { auditType, language, reportState, signatureState } from '../language/choices/choices';
import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  choice,
  date,
  datetime,
  file,
  files,
  integer,
  list,
  longText,
  reference,
  references,
  text,
} from '../language/fields/builders';
import { everything } from '../language/permissions';
import { asItsAuditor, inPermittedCategories, visitors, withoutRights } from './rights';
import { signatureFields } from './signatureFields';

/**
 * SHA-256 of the findings alone. A device that does not keep every row the report shows sends no `contentHash`; the server
 * completes it when the signature arrives and these findings are those of the report.
 */
const findingsHash = { findingsHash: text({ max: 64, format: 'hash' }) } as const;
const whileOpen = { state: ['open', 'waiting'] } as const;

/** The report on the audits of a planning; open until finalised, then immutable. */
export const auditReports = defineEntity({
  name: 'auditReports',
  scope: 'instance',
  title: 'number',
  icon: 'DescriptionOutlined',
  route: 'audits/reports/overview',
  menu: { group: 'work', at: 110 },
  fields: {
    number: text({ max: 30, unique: true, readOnly: true, search: true }),
    planning: reference('auditPlannings', { required: true, blocksWhile: whileOpen }),
    owner: reference('equipmentOwners', { readOnly: true, blocksWhile: whileOpen }),
    location: reference('locations', { readOnly: true, blocksWhile: whileOpen }),
    ownerName: text({ max: 150, readOnly: true, search: true, nameOf: 'equipmentOwners' }),
    locationName: text({ max: 150, readOnly: true, search: true, nameOf: 'locations' }),
    auditor: reference('contacts', { required: true, blocksWhile: whileOpen }),
    contact: reference('contacts', { blocksWhile: whileOpen }),
    type: choice(auditType, { readOnly: true }),
    categories: references('categories', { readOnly: true }),
    language: choice(language, { required: true, default: 'pl-PL' }),
    dateCreated: date({ readOnly: true }),
    comment: longText({ max: 4000 }),
    state: choice(reportState, { readOnly: true }),
    signatures: list({ ...signatureFields, ...findingsHash }, { max: 4 }),
    signatureState: choice(signatureState, { readOnly: true, default: 'NONE' }),
    attachments: files({ max: 5, accept: 'documentOrImage' }),
    /** Who gets the final report by e-mail as soon as it is made. */
    recipients: references('contacts', { max: 20, onDelete: 'keep' }),
    /** The final report that this one corrects, and the one that corrected it; the latter only once that one is final. */
    supersedes: reference('auditReports', { readOnly: true, onDelete: 'keep' }),
    supersededBy: reference('auditReports', { readOnly: true, onDelete: 'keep' }),
    preview: file({ readOnly: true }),
    previewDate: datetime({ readOnly: true }),
    document: file({ readOnly: true }),
    dateFinalized: datetime({ readOnly: true }),
    templateVersion: text({ max: 80, readOnly: true }),
    // The template it was made with, as text: a broker's template is not readable in the account. Empty: the default.
    templateName: text({ max: 150, readOnly: true }),
    templateNumber: integer({ readOnly: true }),
    /** Id of the `reportTemplateVersions` row. */
    templateSource: text({ max: 36, readOnly: true }),
    templateHash: text({ max: 64, readOnly: true, format: 'hash' }),
    /** Why the default template was used instead of the one that applies. */
    templateWarning: text({ max: 60, readOnly: true }),
    documentHash: text({ max: 64, readOnly: true }),
    /** SHA-256 of the certificate that the PDF is sealed with. */
    sealCertificate: text({ max: 64, readOnly: true, format: 'hash' }),
    /** The content as it was when the report was closed, and its SHA-256, by which anybody may check a copy. */
    content: file({ readOnly: true }),
    contentHash: text({ max: 64, readOnly: true }),
    pageCount: integer({ readOnly: true }),
    failure: text({ max: 60, readOnly: true }),
  },
  // Of the inspection, not of who carries it out.
  about: 'nobody',
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: { read: inPermittedCategories, create: inPermittedCategories, update: inPermittedCategories },
    ServiceProvider: { read: asItsAuditor, create: asItsAuditor, update: asItsAuditor },
    ...visitors([...inPermittedCategories, { field: 'state', equals: 'finished' }]),
    ...withoutRights('SalesForce', 'ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: [
      'dateCreated',
      'number',
      'state',
      'signatureState',
      'ownerName',
      'locationName',
      'auditor',
      'type',
    ],
    filters: ['state', 'signatureState', 'owner', 'location', 'auditor', 'type', 'dateCreated'],
    sort: 'dateCreated',
    sorts: ['dateCreated', 'number', 'ownerName', 'type', 'state'],
    order: 'DESC',
  },
  form: {
    master: [
      'planning',
      'auditor',
      'contact',
      'language',
      'recipients',
      'comment',
      'attachments',
      'signatures',
    ],
    audits: related('audits', 'report'),
    mails: related('reportMails', 'report'),
  },
  exports: [
    'number',
    'dateCreated',
    'ownerName',
    'locationName',
    'type',
    'auditor',
    'contact',
    'state',
    'signatureState',
    'dateFinalized',
    'supersedes',
    'supersededBy',
    'language',
    'comment',
  ],
  arranges: ['comment', 'attachments'],
  keptByLaw: { state: ['waiting', 'finished'] },
  demandsWhen: { state: ['waiting', 'finished'] },
  offline: { with: 'location' },
});
export type AuditReport = RecordOf<typeof auditReports>;
