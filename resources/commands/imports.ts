import { described, json, many, nullable, object, optional, string, word } from '../language/commands/parts';
import { defineCommand, media } from '../language/defineCommand';
import { datetime, integer } from '../language/fields/builders';
import type { EntityName } from '../language/names';
import type {
  ImportConversion,
  ImportCounts,
  ImportNotice,
  ImportPlan,
  ImportProblem,
  ImportQuestion,
  RecognisedList,
} from '../rules/import/importSession';

const session = object({
  id: string(),
  resource: string<EntityName>(),
  fileName: string(),
  size: integer(),
  state: word('read', 'checking', 'asked', 'checked', 'running', 'done', 'failed'),
  list: json<RecognisedList>('how the file was read: columns with samples and where they seem to belong'),
  plan: nullable(json<ImportPlan>('what was tried last, as sent with the dry run')),
  counts: nullable(json<ImportCounts>('rows created, updated, unchanged and refused')),
  problems: many(json<ImportProblem>('a place in the list that cannot be taken')),
  notices: many(json<ImportNotice>('a value that something else takes the place of')),
  questions: many(json<ImportQuestion>('what a person must say of a column')),
  conversions: many(json<ImportConversion>('a unit of the list that is converted')),
  progress: object({ done: integer(), total: nullable(integer()) }),
  error: nullable(object({ code: string(), data: json<Record<string, unknown>>('as in the error') })),
  createdAt: datetime(),
  expiresAt: datetime(),
});
/** Validated by the plan, which knows the file and reports errors by place. */
const plan = {
  mapping: optional(json('list of `{column, target, decimal?, order?, units?}`')),
  target: optional(json('values that all new rows get, by field')),
  create: optional(json('by reference, what missing rows are created with')),
  keepUnmapped: optional(json('long text that keeps what columns without a target hold')),
  unreadable: optional(json('`refuseRow` or `leaveOut`')),
  existing: optional(json('`overwrite` or `fillEmpty`')),
  ownerless: optional(json('true: rows may come without their customer')),
  timeZone: optional(json('whose clocks the moments are read by')),
};

export const readLimits = defineCommand('/api/imports', {
  method: 'GET',
  who: 'signedIn',
  answer: { maxBytes: integer() },
  summary: 'How large a list may be',
});

export const uploadList = defineCommand('/api/imports', {
  who: 'signedIn',
  body: media('application/octet-stream'),
  input: {
    resource: described(optional(string()), 'the entity'),
    name: described(optional(string()), 'of the file'),
  },
  answer: session,
  status: 201,
  errors: ['IMPORT_FILE_TYPE', 'IMPORT_FILE_LOCKED', 'IMPORT_FILE_TOO_LARGE', 'IMPORT_FILE_EMPTY'],
  summary: 'Upload a list; answers what it is and where its columns seem to belong',
});

export const readImport = defineCommand('/api/imports/{id}', {
  method: 'GET',
  who: 'signedIn',
  answer: session,
  errors: ['IMPORT_NOT_FOUND'],
  summary: 'How an import stands',
});

export const correctList = defineCommand('/api/imports/{id}', {
  method: 'PATCH',
  who: 'signedIn',
  input: {
    encoding: optional(string()),
    delimiter: optional(string()),
    sheet: optional(string()),
    headerRow: described(optional(integer({ min: 0 })), 'from 1; 0: there is none'),
  },
  answer: session,
  errors: ['IMPORT_BUSY', 'IMPORT_SHEET_UNKNOWN'],
  summary: 'Read the list again in another way',
});

export const tryImport = defineCommand('/api/imports/{id}/dry-run', {
  who: 'signedIn',
  input: plan,
  answer: session,
  errors: ['IMPORT_BUSY', 'IMPORT_PLAN'],
  summary:
    'Everything but writing: counts, problems and replaced values; state asked where a person must say how a column is read',
});

export const runImport = defineCommand('/api/imports/{id}/run', {
  who: 'signedIn',
  answer: session,
  status: 202,
  errors: ['IMPORT_BUSY', 'IMPORT_UNANSWERED', 'IMPORT_NOT_CHECKED'],
  summary: 'Import; goes on after the server was killed',
});

export const listProblems = defineCommand('/api/imports/{id}/problems.csv', {
  method: 'GET',
  who: 'signedIn',
  answer: media('text/csv'),
  errors: ['IMPORT_BUSY'],
  summary: 'All problems as a list',
});

export const listCreated = defineCommand('/api/imports/{id}/created', {
  method: 'GET',
  who: 'signedIn',
  answer: { ids: many(string()) },
  errors: ['IMPORT_NOT_FOUND', 'IMPORT_BUSY'],
  summary: 'Ids of the rows that the import made, in the order of the list; of very many the first 5,000',
});

export const forgetImport = defineCommand('/api/imports/{id}', {
  method: 'DELETE',
  who: 'signedIn',
  answer: { id: string() },
  summary: 'Forget the list',
});
