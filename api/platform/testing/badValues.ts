import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';

export interface BadValue {
  /** What is wrong with it. */
  as: string;
  value: unknown;
}

const long = (length: number) => 'x'.repeat(length);
const formatless = '☎ ∅';

type Wrong = { [T in FieldType]: (field: Extract<Field, { type: T }>) => Record<string, unknown> };

// Per field type: values that validation must refuse.
const wrong: Wrong = {
  text: (field) => ({
    'too long': long(field.max + 1),
    'no text': { a: 1 },
    ...(field.min ? { 'too short': long(field.min - 1) } : {}),
    ...(field.format ? { 'in a wrong format': formatless } : {}),
  }),
  longText: (field) => ({ 'too long': long((field.max ?? 10000) + 1), 'no text': ['a'] }),
  localizedText: (field) => ({
    'too long': { 'pl-PL': long(field.max + 1) },
    'in no known language': { 'xx-XX': 'a' },
    'no text': 'a',
  }),
  integer: (field) => ({
    'no number': 'many',
    'a fraction': 1.5,
    'too large': (field.max ?? 2147483647) + 1,
    ...(field.min === undefined ? {} : { 'too small': field.min - 1 }),
  }),
  decimal: (field) => ({
    'no number': '1.5',
    'too large': (field.max ?? 999999999999) + 1,
    ...(field.min === undefined ? {} : { 'too small': field.min - 1 }),
  }),
  boolean: () => ({ 'no answer': 'perhaps' }),
  date: () => ({ 'no day of the calendar': '2026-02-30', 'no day': 7 }),
  datetime: () => ({ 'no instant': '2026-11-17', 'no time': {} }),
  choice: () => ({ 'no choice': 'NONE_OF_THESE', 'no word': 7 }),
  reference: () => ({ 'no id': 'somebody', 'no text': { id: 1 } }),
  references: (field) => ({
    'no list': 'somebody',
    'no ids': ['somebody'],
    ...(field.max === undefined ? {} : { 'too many': Array(field.max + 1).fill(someId) }),
  }),
  file: () => ({ 'no file': 'photo.jpg', 'no hash': { hash: 'x', name: 'a', mimeType: 'b', size: 1 } }),
  files: (field) => ({
    'no files': ['photo.jpg'],
    ...(field.max === undefined ? {} : { 'too many': Array(field.max + 1).fill(aFile) }),
  }),
  address: () => ({
    'no address': 'Main street',
    'too long a street': { street: long(151) },
    'in no country of Europe': { country: 'US' },
  }),
  phones: () => ({
    'no list': '+48 601 234 567',
    'no number': [{ kind: 'work', number: '12' }],
    'of no kind': [{ kind: 'pigeon', number: '+48 601 234 567' }],
    'too many': Array(21).fill({ kind: 'work', number: '+48 601 234 567' }),
  }),
  list: (field) => ({
    'no list': 'rows',
    'a row that is none': [null],
    'an unknown field': [{ id: someId, colour: 'red' }],
    ...(field.max === undefined ? {} : { 'too many': Array(field.max + 1).fill({ id: someId }) }),
  }),
};

const someId = '0190a3c2-7b1e-7c3a-9f00-000000000001';
const aFile = { hash: long(64).replaceAll('x', 'a'), name: 'a.pdf', mimeType: 'application/pdf', size: 1 };

/** Values that are invalid for the field by its definition alone, each with the reason. */
export function badValuesOf(field: Field): BadValue[] {
  // The table covers all types, but TypeScript cannot pair a union's member with its own line.
  const values = (wrong[field.type] as (field: Field) => Record<string, unknown>)(field);
  return Object.entries(values).map(([as, value]) => ({ as, value }));
}

/** Fields a client may send. */
export const sendableFields = (entity: AnyEntity): [string, Field][] =>
  Object.entries(entity.fields).filter(([, field]) => !field.readOnly);
