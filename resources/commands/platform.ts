import { definitions } from '../entities/index';
import { checkerIdWarning } from '../language/choices/choices';
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
import { defineCommand, media, nothing } from '../language/defineCommand';
import {
  boolean,
  choice,
  date,
  datetime,
  file,
  integer,
  localizedText,
  reference,
} from '../language/fields/builders';
import type { EntityName } from '../language/names';
import { legalTextKinds } from '../rules/legal/legalText';

export const readHealth = defineCommand('/api/health', {
  method: 'GET',
  who: 'everybody',
  answer: {
    status: word('ready', 'not ready'),
    missing: optional(many(word('database', 'migrations', 'files', 'storage'))),
  },
  summary: '200 when ready, else 503 with `missing`',
});

export const readMetrics = defineCommand('/api/metrics', {
  method: 'GET',
  who: 'everybody',
  answer: media('text/plain'),
  errors: ['METRICS_TOKEN_NEEDED'],
  summary: 'Prometheus figures, for who sends the token of METRICS_TOKEN as bearer',
});

export const readDocs = defineCommand('/api/docs', {
  method: 'GET',
  who: 'everybody',
  answer: media('application/json', 'text/html'),
  summary: 'This document; as a page to read and try where a browser asks for one',
});

export const readDocsScript = defineCommand('/api/docs/page.js', {
  method: 'GET',
  who: 'everybody',
  answer: media('text/javascript'),
  summary: 'The script of that page',
});

export const readDocsStyles = defineCommand('/api/docs/page.css', {
  method: 'GET',
  who: 'everybody',
  answer: media('text/css'),
  summary: 'The looks of that page',
});

export const readConfiguration = defineCommand('/api/configuration', {
  method: 'GET',
  who: 'everybody',
  answer: {
    afterBootUrl: string(),
    afterLoginUrl: string(),
    steps: many(
      object({
        nextUrl: string(),
        timeout: integer(),
        position: integer(),
        stepAfterLogin: optional(boolean()),
      }),
    ),
  },
  summary: 'How the app starts',
});

export const logStep = defineCommand('/api/logger', {
  who: 'signedIn',
  input: json(
    '`{messageTemplate, level: "trace", properties: {stepUrl, elapsed, userId}}`, at most a kilobyte; of a person 160 in ten minutes are written',
  ),
  answer: nothing,
  status: 204,
  isReading: true,
  summary: 'How long the app took to a step of its start',
});

export const uploadFile = defineCommand('/api/files/{hash}', {
  method: 'PUT',
  who: 'signedIn',
  input: {
    original: described(
      optional(word('kept')),
      '`kept` for pictures whose full resolution is needed later, such as floor plans; they may be four times as large',
    ),
  },
  body: media('*/*'),
  answer: file(),
  errors: ['TOO_LARGE', 'UNSUPPORTED_FILE', 'HASH_MISMATCH', 'STORAGE_FULL', 'QUOTA_USED'],
  summary:
    'Upload a content under its SHA-256, its name in the header `x-file-name`; doing it again changes nothing',
});

export const reportErrors = defineCommand('/api/errorRecords/report', {
  who: 'person',
  input: {
    records: optional(json('at most 20 of `{id, date, content, count, url, payload, cacheId, httpMethod}`')),
  },
  answer: { taken: described(many(string()), 'ids that need not come again') },
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
  isReading: true,
  summary: 'What went wrong on a device, masked; the same id again raises its count',
});

export const listBin = defineCommand('/api/bin', {
  method: 'GET',
  who: 'signedIn',
  input: { resource: optional(string()), before: described(optional(string()), 'ISO 8601') },
  answer: {
    entries: many(
      object({
        resource: string<EntityName>(),
        record: json<Record<string, unknown> & { id: string }>('a row of the entity'),
        deletedAt: datetime(),
        by: nullable(string()),
        along: described(map(integer()), 'what was deleted with it, by entity'),
      }),
    ),
    hasMore: boolean(),
  },
  errors: ['BAD_QUERY'],
  summary: 'What was deleted in the last 30 days, the latest first',
});

export const readCodeWarnings = defineCommand('/api/equipments/{id}/codeWarnings', {
  method: 'GET',
  who: { may: 'read', on: definitions.equipments },
  answer: {
    warnings: many(choice(checkerIdWarning)),
    code: described(
      nullable(reference('qrCodes')),
      'among the codes of its account, for those who may read them',
    ),
  },
  summary: 'What is suspicious about the QR code it carries',
});

export const readRangeUsage = defineCommand('/api/checkerIdRanges/{id}/usage', {
  method: 'GET',
  who: { may: 'read', on: definitions.checkerIdRanges },
  answer: { total: integer(), inUse: integer(), elsewhere: integer() },
  summary: 'How many of its codes are in use, here and elsewhere',
});

export const readLegalText = defineCommand('/api/legal/{kind}', {
  method: 'GET',
  who: 'everybody',
  input: { broker: described(optional(string()), 'whose; absent: the provider’s') },
  answer: {
    kind: word(...legalTextKinds),
    versionName: string(),
    dateValidFrom: date(),
    broker: nullable(string()),
    brokerId: nullable(string()),
    content: nullable(localizedText({ max: 200000 })),
    link: nullable(string()),
    hash: string(),
  },
  summary: 'The text in force of agb, impressum, privacy-policy or terms-of-use',
});

export const readBrandLogo = defineCommand('/api/brands/{broker}/logo', {
  method: 'GET',
  who: 'everybody',
  input: { v: optional(string()) },
  answer: media('image/*'),
  errors: ['TOO_MANY_REQUESTS'],
  summary: 'The logo of a white-labelling broker',
});

export const readBrandIcon = defineCommand('/api/brands/{broker}/icon.png', {
  method: 'GET',
  who: 'everybody',
  input: { size: optional(string()), v: optional(string()) },
  answer: media('image/png'),
  errors: ['TOO_MANY_REQUESTS'],
  summary: 'The logo on a white square of `size` 192 or 512',
});

export const readBrandColors = defineCommand('/api/brands/{broker}/colors.css', {
  method: 'GET',
  who: 'everybody',
  answer: media('text/css'),
  errors: ['TOO_MANY_REQUESTS'],
  summary: 'The colours of the pages before the sign-in',
});

export const readBrandManifest = defineCommand('/api/brands/{broker}/manifest.webmanifest', {
  method: 'GET',
  who: 'everybody',
  answer: media('application/manifest+json'),
  errors: ['TOO_MANY_REQUESTS'],
  summary: 'The manifest of the app under the broker’s name',
});
