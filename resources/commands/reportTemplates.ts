import { definitions } from '../entities/index';
import { reportKind } from '../language/choices/reportKinds';
import { described, many, nullable, object, optional, row, string, word } from '../language/commands/parts';
import { defineCommand, media, recordCommand } from '../language/defineCommand';
import { boolean, choice, integer, reference, text } from '../language/fields/builders';
import { languages } from '../language/languages';
import { templateReasons } from '../rules/reports/chooseTemplate';
import { previewData } from '../rules/reports/previewData';

const { auditPlannings, auditReports, reportTemplates, reportTemplateVersions } = definitions;
const keepsTemplates = { may: 'update', on: reportTemplates } as const;
const readsTemplates = { may: 'read', on: reportTemplates } as const;

const verdict = object({
  accepted: boolean(),
  problems: many(
    object({
      code: string(),
      severity: word('error', 'warning'),
      part: described(string(), 'the file inside the document'),
      place: nullable(object({ paragraph: integer(), near: described(string(), 'its text, shortened') })),
      message: described(string(), 'in the language of the caller'),
    }),
  ),
});

export const checkTemplate = defineCommand('/api/reportTemplates/check', {
  who: { roles: ['Owner', 'Administrator', 'SalesForce', 'ProviderAdmin', 'ProviderSupport'] },
  body: media('application/octet-stream'),
  input: {
    name: described(optional(string()), 'of the file'),
    kind: described(optional(choice(reportKind)), 'of document; absent: inspection report'),
  },
  answer: verdict,
  isReading: true,
  errors: ['TEMPLATE_TOO_LARGE', 'TEMPLATES_NEED_SANDBOX', 'QUOTA_USED'],
  summary: 'What is wrong with a report template and where; keeps nothing of it',
});

export const templateProblems = defineCommand('/api/reportTemplates/{id}/problems', {
  method: 'GET',
  who: readsTemplates,
  answer: verdict,
  errors: ['TEMPLATES_NEED_SANDBOX', 'QUOTA_USED'],
  summary: 'What is wrong with the draft of a template and where; nothing where there is no draft',
});

export const publishTemplate = recordCommand(reportTemplates, 'publish', {
  who: keepsTemplates,
  input: {
    note: described(optional(text({ max: 300 })), 'what was changed and why'),
    draft: described(
      optional(text({ max: 64 })),
      'SHA-256 of the draft that is meant; STALE_VERSION if it was replaced',
    ),
  },
  answer: row(reportTemplateVersions),
  errors: ['TEMPLATES_NEED_SANDBOX', 'TEMPLATE_UNCHANGED', 'STALE_VERSION', 'QUOTA_USED'],
  summary: 'Check the draft, try it with sample and with empty data, and make it the version reports use',
});

export const rollBackTemplate = recordCommand(reportTemplates, 'rollBack', {
  who: keepsTemplates,
  input: { number: described(integer({ min: 1 }), 'of the version to return to') },
  answer: row(reportTemplateVersions),
  errors: ['TEMPLATES_NEED_SANDBOX', 'TEMPLATE_UNCHANGED', 'QUOTA_USED'],
  summary: 'Publish the file of an earlier version once more, as a new version',
});

export const previewTemplate = recordCommand(reportTemplates, 'preview', {
  who: readsTemplates,
  input: {
    by: word(...previewData),
    report: described(optional(reference('auditReports')), 'with `by: report`'),
    language: optional(word(...languages)),
    number: described(optional(integer({ min: 1 })), 'of a published version; absent: the draft'),
  },
  answer: media('application/pdf'),
  isReading: true,
  errors: ['TEMPLATES_NEED_SANDBOX', 'TEMPLATE_DOES_NOT_FILL', 'PREVIEW_REPLACED', 'QUOTA_USED'],
  summary: 'What a template makes of sample data or of a report; one at a time per account, the latest wins',
});

export const downloadDefaultTemplate = defineCommand('/api/reportTemplates/default', {
  method: 'GET',
  who: readsTemplates,
  input: { kind: optional(choice(reportKind)), language: optional(word(...languages)) },
  answer: media('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  summary: 'The default template as a starting point, in the colours of the account’s broker',
});

export const templateStudio = defineCommand('/api/reportTemplates/studio', {
  method: 'GET',
  who: readsTemplates,
  input: {
    language: optional(word(...languages)),
    kind: described(optional(choice(reportKind)), 'of document; absent: inspection report'),
  },
  answer: {
    hasSandbox: described(boolean(), 'whether this server takes templates at all'),
    tags: many(
      object({
        tag: described(string(), 'as typed into a template'),
        path: string(),
        kind: word('text', 'code', 'image'),
        example: described(string(), 'from the sample data; empty for pictures'),
        name: described(nullable(string()), 'of a field that the account added'),
      }),
    ),
  },
  summary: 'The tags that templates may use, with examples and the account’s own fields',
});

export const whichTemplate = defineCommand('/api/auditReports/{id}/template', {
  method: 'GET',
  who: { may: 'read', on: auditReports },
  input: { kind: optional(choice(reportKind)) },
  answer: {
    name: described(nullable(string()), 'null: the default template'),
    number: described(nullable(integer()), 'of its published version'),
    isOfBroker: boolean(),
    candidates: many(
      object({
        name: string(),
        isOfBroker: boolean(),
        isChosen: boolean(),
        reason: described(word(...templateReasons), 'why it was chosen or not'),
      }),
    ),
  },
  summary: 'Which template an open report would use now, and why not the others',
});

export const makeExcerpt = recordCommand(auditReports, 'excerpt', {
  who: { may: 'read', on: auditReports },
  input: {
    kind: described(word('ACTION_LIST', 'NOT_FOUND_LIST'), 'which list'),
    language: described(optional(word(...languages)), 'absent: that of the report'),
  },
  answer: media('application/pdf'),
  isReading: true,
  errors: ['QUOTA_USED'],
  summary: 'A list of a report as a document of its own, as things stand now; nothing is kept',
});

export const makePlanningList = recordCommand(auditPlannings, 'list', {
  who: { may: 'read', on: auditPlannings },
  input: { language: described(optional(word(...languages)), 'absent: that of the caller') },
  answer: media('application/pdf'),
  isReading: true,
  errors: ['QUOTA_USED'],
  summary: 'The list of an appointment as a document: what is to inspect, and what was not found',
});
