import { entityList } from '../../resources/entities/index';
import type { AnyEntity } from '../../resources/language/defineEntity';
import type { Field, FieldType } from '../../resources/language/fields/field';
import { CATALOGUE_ID } from '../../resources/language/ids';
import { languages } from '../../resources/language/languages';
import type { EntityName } from '../../resources/language/names';

/** Returns an integer from 0 up to but excluding `end`. */
export type Draw = (end: number) => number;

/** A seeded pseudo-random generator (mulberry32). */
export function drawBy(seed: number): Draw {
  let state = seed >>> 0;
  return (end) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}

export const oneOf = <T>(draw: Draw, values: readonly T[]): T => {
  const value = values[draw(values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** Texts with non-trivial collation and equality. */
export const pieces = [
  ...['Regal', 'regał', 'REGAL', 'Łódź', 'lodz', 'Ärmel', 'arm', 'Straße', 'strasse', 'STRAẞE', 'ß', 's'],
  ...['Ő', 'o', 'Ö', 'œuvre', 'oe', 'æ', 'ae', 'đ', 'Ð', 'ø', 'ż', 'Z', 'ı', 'i', 'İ', 'ﬁ', 'ĳ'],
  ...[
    'R-1',
    'R-10',
    'r 1',
    'R_1',
    'R.1',
    'R/1',
    '1',
    '10',
    '9',
    '100%',
    '½',
    '²',
    '€',
    '#',
    '"',
    "'",
    '\\',
    '[',
    ',',
  ],
  ...['Ωμέγα', 'ως', 'ΩΣ', 'йод', 'иод', 'Ґ', 'г', '日本', '日', '🙂', '🙃', '–', '-', '+', '~', '|'],
];

export const drawText = (draw: Draw): string =>
  Array.from({ length: 1 + draw(3) }, () => oneOf(draw, pieces)).join(oneOf(draw, ['', ' ', '-', '  ']));

/** An id in the order of time that the seed alone decides on. */
export function drawId(draw: Draw): string {
  const digits = (count: number) => Array.from({ length: count }, () => draw(16).toString(16)).join('');
  return `01a20000-0000-7${digits(3)}-${oneOf(draw, ['8', '9', 'a', 'b'])}${digits(3)}-${digits(12)}`;
}

export type Row = Record<string, unknown> & { id: string; instance: string };
export type Rows = ReadonlyMap<string, readonly Row[]>;

interface World {
  accounts: readonly string[];
  ids: ReadonlyMap<EntityName, readonly string[]>;
}

const days = ['2025-02-28', '2026-11-16', '2026-11-17', '2026-11-18', '2027-01-01', '9999-12-31'];
const instants = ['2026-11-17T11:59:59.999Z', '2026-11-17T12:00:00.000Z', '2026-11-18T00:00:00.000Z'];

/** Per field type: a value as stored in a row. */
const values: { [T in FieldType]: (draw: Draw, field: Field, world: World) => unknown } = {
  text: (draw, field) =>
    cut(field, 'format' in field && field.format === 'hash' ? 'a'.repeat(64) : drawText(draw)),
  longText: drawText,
  localizedText: (draw) =>
    Object.fromEntries(languages.filter(() => draw(2) === 0).map((language) => [language, drawText(draw)])),
  integer: (draw) => draw(5) - 1,
  decimal: (draw) => (draw(7) - 2) / 4,
  boolean: (draw) => draw(2) === 0,
  date: (draw) => oneOf(draw, days),
  datetime: (draw) => oneOf(draw, instants),
  choice: (draw, field) => ('choices' in field ? oneOf(draw, field.choices.values) : null),
  reference: (draw, field, { ids }) =>
    'to' in field ? oneOf(draw, ids.get(field.to) ?? [drawId(draw)]) : null,
  references: (draw, field, { ids }) =>
    'to' in field ? (ids.get(field.to) ?? []).filter(() => draw(20) === 0) : [],
  file: () => null,
  files: () => [],
  address: () => null,
  phones: () => [],
  list: () => [],
};

const cut = (field: Field, text: string): string =>
  'max' in field ? Array.from(text).slice(0, field.max).join('').trim() || 'x' : text;

export function drawValue(draw: Draw, field: Field, world: World): unknown {
  return values[field.type](draw, field, world);
}

/** Rows of these entities as stored: in several accounts, some deleted, some fields empty. */
export function drawRows(
  draw: Draw,
  entities: readonly AnyEntity[],
  accounts: readonly string[],
  count: number,
): Rows {
  const ids = new Map(
    entityList.map(({ name }) => [name, Array.from({ length: count }, () => drawId(draw))]),
  );
  const world: World = { accounts: [...accounts, CATALOGUE_ID], ids };
  return new Map(
    entities.map((entity) => [
      entity.name,
      (ids.get(entity.name) ?? []).map((id, index) => drawRow(draw, entity, { id, index, world })),
    ]),
  );
}

function drawRow(
  draw: Draw,
  entity: AnyEntity,
  { id, index, world }: { id: string; index: number; world: World },
): Row {
  const row: Row = { id, instance: oneOf(draw, world.accounts) };
  for (const [name, field] of Object.entries(entity.fields)) {
    const isEmpty = !field.required && draw(3) === 0;
    const value = isEmpty ? null : drawValue(draw, field, world);
    // Unique values differ in their first characters, whatever the collation.
    row[name] = field.unique && typeof value === 'string' ? cut(field, `${index}${value}`) : value;
  }
  // Of an erased person the database alone keeps a row, deleted and without a name, for what still refers to it by id.
  const isDeleted = draw(8) === 0 && !row.erasedAt;
  row.deletedAt = isDeleted ? '2026-11-01T00:00:00.000Z' : null;
  return row;
}
