import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entityList } from '../entities';
import type { Fields } from '../language/fields/field';
import { isList } from '../language/fields/types/list';
import { isText } from '../language/fields/types/text';
import { languages } from '../language/languages';
import { readLocale } from './readLocale';
import { textsOf } from './textsOf';

const language = path.join(import.meta.dirname, '../language');
const sources = [
  'fields/checkField.ts',
  ...readdirSync(path.join(language, 'fields/types')).map((file) => `fields/types/${file}`),
  'commands/checkParts.ts',
  'validation.ts',
]
  .map((file) => readFileSync(path.join(language, file), 'utf8'))
  .join('\n');

// The checks name their message by a word; a text's format is its own message.
const messages = [
  ...Array.from(sources.matchAll(/\bwrong\('(\w+)'/g), (match) => match[1]),
  ...Array.from(sources.matchAll(/'validation\.(\w+)'/g), (match) => match[1]),
  ...Array.from(sources.matchAll(/\bproblem\([^']*'(\w+)'/g), (match) => match[1]),
  ...entityList.flatMap((entity) => formatsIn(entity.fields)),
];

it.each(languages)('says in %s what every check of a field finds wrong', (language) => {
  const texts = textsOf(readLocale(language));
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((message) => !texts.has(`validation.${message}`))).toEqual([]);
});

const cells = path.join(language, 'exchange');
const parsers = readdirSync(cells, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(cells, file), 'utf8'))
  .join('\n');
const wanted = Array.from(parsers.matchAll(/\b(?:expected|undecided)\('(\w+)'/g), (match) => match[1]);

it.each(languages)('says in %s what every cell of a list should have been', (language) => {
  const texts = textsOf(readLocale(language));
  expect(wanted.length).toBeGreaterThan(8);
  expect(wanted.filter((word) => !texts.has(`import.expected.${word}`))).toEqual([]);
});

function formatsIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) =>
    isList(field) ? formatsIn(field.fields) : isText(field) && field.format ? [field.format] : [],
  );
}
