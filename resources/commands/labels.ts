import { definitions } from '../entities/index';
import {
  described,
  either,
  json,
  many,
  nullable,
  object,
  optional,
  string,
  word,
} from '../language/commands/parts';
import { defineCommand, media, recordCommand } from '../language/defineCommand';
import { decimal, integer } from '../language/fields/builders';
import { labelFormatNames } from '../rules/labels/labelFormats';
import { labelLines, labelSymbols } from '../rules/labels/layoutLabel';

const length = decimal({ required: true, min: 0, max: 2000, unit: 'mm' });
const amount = integer({ required: true, min: 1, max: 100 });

const sheet = {
  format: either(
    word(...labelFormatNames),
    object({
      pageWidth: length,
      pageHeight: length,
      labelWidth: length,
      labelHeight: length,
      columns: amount,
      rows: amount,
      left: length,
      top: length,
      pitchX: length,
      pitchY: length,
    }),
  ),
  start: described(optional(integer({ min: 1, max: 10000 })), 'the first label of the sheet to print on'),
  symbol: optional(word(...labelSymbols)),
  language: optional(string()),
};

export const printLabels = defineCommand('/api/labels', {
  who: { may: 'read', on: definitions.equipments },
  input: {
    equipments: json<unknown>('ids of the pieces, or a filter as in their list'),
    ...sheet,
    lines: optional(many(word(...labelLines), { max: labelLines.length })),
    text: described(
      optional(word('template', 'lines')),
      'absent: by the template that applies unless `lines` are given',
    ),
  },
  answer: media('application/pdf'),
  isReading: true,
  errors: ['LABELS_NONE', 'LABELS_TOO_MANY'],
  summary: 'Labels of pieces with a QR code, a Code 128 or both, as PDF',
});

export const printFreeCodes = recordCommand(definitions.checkerIdRanges, 'labels', {
  who: { may: 'read', on: definitions.checkerIdRanges },
  input: {
    first: described(optional(integer({ min: 0 })), 'number to begin with'),
    count: integer({ min: 1, max: 5000 }),
    ...sheet,
  },
  answer: media('application/pdf'),
  isReading: true,
  errors: ['LABELS_NONE'],
  summary: 'Labels for codes of the range that nothing carries yet, as PDF',
});

export const labelText = recordCommand(definitions.equipments, 'labelText', {
  method: 'GET',
  who: { may: 'read', on: definitions.equipments },
  input: { language: optional(string()) },
  answer: {
    name: described(nullable(string()), 'of the template that applies; null: none'),
    lines: described(many(string()), 'what it says of the piece'),
  },
  summary: 'The text of a piece’s label by the template that applies',
});
