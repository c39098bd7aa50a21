import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { sameValue } from '../sameValue';
import type { LocalQuery } from '../types';
import { foldText } from './foldText';

type Row = Readonly<Record<string, unknown>> & { id: string };

interface ListRequest<R extends Row> {
  entity: AnyEntity;
  rows: readonly R[];
  query: LocalQuery;
  language: string;
}

/** A list in the dialect of the API's lists, answered from memory by the same definition: filter, search, order, page. */
export function listRows<R extends Row>({
  entity,
  rows,
  query,
  language,
}: ListRequest<R>): { records: R[]; total: number } {
  const { filter = {}, range } = query;
  const tests = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => test(entity, key, value));
  const found = sorted(entity, rows, query, language).filter((row) => tests.every((passes) => passes(row)));
  return { records: range ? found.slice(range[0], range[1] + 1) : found, total: found.length };
}

type Test = (row: Row) => boolean;

function test(entity: AnyEntity, key: string, value: unknown): Test {
  if (key === 'q') return search(entity, String(value ?? ''));
  const range = key in entity.fields ? null : /^(.+)_(gte|lte)$/.exec(key);
  const name = range?.[1];
  if (name) return between(name, entity.fields[name], range[2] === 'gte', value);
  if (Array.isArray(value)) {
    const wanted = new Set<unknown>(value);
    return (row) => wanted.has(row[key]);
  }
  return (row) => sameValue(row[key], value);
}

function between(name: string, field: Field | undefined, isLeast: boolean, limit: unknown): Test {
  const comparable = (value: unknown): string | number | null => {
    if (typeof value === 'number') return value;
    return typeof value === 'string' && value !== ''
      ? field?.type === 'datetime'
        ? Date.parse(value)
        : value
      : null;
  };
  const bound = comparable(limit);
  return (row) => {
    const value = comparable(row[name]);
    return value !== null && bound !== null && (isLeast ? value >= bound : value <= bound);
  };
}

/** Every word stands somewhere, in whichever searched field; a localised text is searched in all its languages. */
function search(entity: AnyEntity, text: string): Test {
  const words = foldText(text).split(/\s+/).filter(Boolean).slice(0, 8);
  const searched = Object.entries(entity.fields)
    .filter(([, field]) => field.search)
    .map(([name]) => name);
  if (words.length === 0 || searched.length === 0) return () => true;
  return (row) => {
    const texts = searched.map((name) => folded(row, name));
    return words.every((word) => texts.some((one) => one.includes(word)));
  };
}

const foldedTexts = new WeakMap<Row, Map<string, string>>();

function folded(row: Row, name: string): string {
  const known = foldedTexts.get(row) ?? new Map<string, string>();
  foldedTexts.set(row, known);
  const text = known.get(name) ?? foldText(textOf(row[name]));
  known.set(name, text);
  return text;
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).filter(Boolean).join('\n')
      : '';

const orders = new WeakMap<readonly Row[], Map<string, readonly Row[]>>();

/** The rows in the wanted order; remembered for as long as the same rows are asked for. */
function sorted<R extends Row>(
  entity: AnyEntity,
  rows: readonly R[],
  { sort }: LocalQuery,
  language: string,
): readonly R[] {
  const { field, order } = sort ?? { field: entity.list.sort, order: entity.list.order ?? 'ASC' };
  const known = orders.get(rows) ?? new Map<string, readonly Row[]>();
  orders.set(rows, known);
  const name = `${field} ${order} ${language}`;
  const found = known.get(name);
  if (found) return found as readonly R[]; // made below from these very rows
  const made = inOrder(entity.fields[field], rows, { field, order, language });
  known.set(name, made);
  return made;
}

interface Order {
  field: string;
  order: 'ASC' | 'DESC';
  language: string;
}

// As in the database: nothing comes before something, and the id breaks ties so that pages never overlap.
function inOrder<R extends Row>(
  definition: Field | undefined,
  rows: readonly R[],
  { field, order, language }: Order,
): R[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(definition, row[field], language) }));
  const sign = order === 'DESC' ? -1 : 1;
  keyed.sort((one, other) => sign * (compare(one.key, other.key) || compare(one.row.id, other.row.id)));
  return keyed.map(({ row }) => row);
}

type Key = string | number | null;

function sortKey(field: Field | undefined, value: unknown, language: string): Key {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string')
    return value === '' ? null : field?.type === 'text' ? foldText(value) : value;
  if (field?.type !== 'localizedText' || typeof value !== 'object' || value === null) return null;
  const text = Object.entries(value).find(([code]) => code === language)?.[1];
  return typeof text === 'string' && text !== '' ? foldText(text) : null;
}

function compare(one: Key, other: Key): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}
