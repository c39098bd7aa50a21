import { describe, expect, it } from 'vitest';
import { auditResult } from '../../language/choices/choices';
import { codecOf } from '../../language/exchange/codecs/codecs';
import { cellWriter, type ExportWords } from '../../language/exchange/exportCell';
import { fold } from '../../language/exchange/fold';
import { isImportable, parseCell } from '../../language/exchange/parseCell';
import * as build from '../../language/fields/builders';
import type { Field, FieldType } from '../../language/fields/field';
import { type Language, languages } from '../../language/languages';
import { readLocale } from '../../locales/readLocale';
import { textsOf } from '../../locales/textsOf';

// One line per field type: a type without a sample does not compile.
const samples: Record<FieldType, { field: Field; value?: unknown }> = {
  text: { field: build.text({ max: 20 }), value: 'R-014' },
  longText: { field: build.longText(), value: 'zwei Zeilen' },
  integer: { field: build.integer(), value: 12000 },
  decimal: { field: build.decimal(), value: 2.5 },
  boolean: { field: build.boolean(), value: false },
  date: { field: build.date(), value: '2026-03-05' },
  datetime: { field: build.datetime(), value: '2026-03-05T12:00:00.000Z' },
  choice: { field: build.choice(auditResult), value: 'REPAIR_LOCKED' },
  phones: { field: build.phones(), value: [{ kind: 'mobile', number: '+48 71 555 02 20' }] },
  // Written by name, in several columns, or not at all.
  reference: { field: build.reference('products') },
  references: { field: build.references('products') },
  localizedText: { field: build.localizedText({ max: 20 }) },
  address: { field: build.address() },
  file: { field: build.file() },
  files: { field: build.files() },
  list: { field: build.list({ name: build.text({ max: 10 }) }) },
};

function wordsIn(language: Language): ExportWords {
  const texts = textsOf(readLocale(language));
  return { language, translate: (key) => texts.get(key) ?? key, nameOf: () => '' };
}

describe.each(languages)('a cell that was exported in %s', (language) => {
  const words = wordsIn(language);

  it.each(Object.values(samples).filter(({ value }) => value !== undefined))(
    'is imported as the same value: $field.type',
    ({ field, value }) => {
      const known = codecOf(field).words?.(field) ?? [];
      const read = parseCell(cellWriter(field, words).write(value), field, {
        words: new Map(
          known.flatMap((word) => word.keys.map((key) => [fold(words.translate(key)), word.value])),
        ),
      });
      expect(read).toEqual({ ok: true, value });
    },
  );
});

it('has a value to try for each type that a cell can be read as', () => {
  const byName: readonly string[] = ['reference', 'references'];
  const untried = Object.entries(samples).filter(
    ([type, { field, value }]) => isImportable(field) && value === undefined && !byName.includes(type),
  );
  expect(untried.map(([type]) => type)).toEqual([]);
});

it('the log of a removed entity is exported with its name', () => {
  const field = build.text({ max: 64, says: 'entity' });
  const { write } = cellWriter(field, wordsIn('de-DE'));
  expect(write('drawers')).toBe('drawers');
  expect(write('locations')).toBe('Standorte');
});
