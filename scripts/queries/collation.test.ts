import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../api/platform/testing/database';
import { compareKeys, searchKey, sortKey } from '../../resources/language/query/collation';
import { drawBy, drawText, pieces } from './randomRows';

// In memory texts are compared by a table of our own; what it says must be what the database's collation says.
const database = useTestDatabase();

/** What is typed in the four languages and around them, by code points. */
const blocks = [
  [0x20, 0x7e],
  [0xa1, 0x17f],
  [0x391, 0x3a1],
  [0x3a3, 0x3ce],
  [0x401, 0x45f],
  [0x2010, 0x2026],
] as const;
const characters = blocks.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);
const draw = drawBy(1);
const texts = [...new Set([...characters, ...pieces, ...Array.from({ length: 500 }, () => drawText(draw))])];

beforeAll(async () => {
  const { db } = database;
  await db.schema.createTable('texts', (table) => {
    table.integer('id').primary();
    table.string('text', 100);
  });
  await db('texts').insert(texts.map((text, id) => ({ id, text })));
});

test('texts are in the order of the database, and equal where they are equal there', async () => {
  const rows: { id: number; text: string }[] = await database.db('texts').orderBy(['text', 'id']);
  const kept = texts
    .map((text, id) => ({ id, text }))
    .sort((one, other) => compareKeys(sortKey(one.text), sortKey(other.text)) || one.id - other.id);
  expect(kept).toEqual(rows.map(({ id, text }) => ({ id, text })));
});

test.each([
  's',
  'ss',
  'ß',
  'l',
  'Ł',
  'oe',
  'œ',
  'o',
  'İ',
  'ĳ',
  '½',
  '²',
  '-',
  '%',
  '_',
  '\\',
  'Σ',
  'и',
  'й',
  '日',
  '🙂',
])('a search for %s finds what LIKE finds', async (word) => {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows: { text: string }[] = await database.db('texts').where('text', 'like', pattern).orderBy('id');
  expect(texts.filter((text) => searchKey(text).includes(searchKey(word)))).toEqual(
    rows.map(({ text }) => text),
  );
});
