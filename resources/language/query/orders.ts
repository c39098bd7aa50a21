import type { AnyEntity } from '../defineEntity';
import type { Field } from '../fields/field';
import { type Language, localized } from '../languages';
import { sortKey } from './collation';
import { compare, isEmpty } from './operators';

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** The order a list has until somebody asks for another one. */
export const firstSort = ({ list: { sort, order = 'ASC' } }: AnyEntity): Sort => ({ field: sort, order });

/** Where rows without a date stand, the first due standing first: the last day that a column holds. */
export const lastDay = '9999-12-31';

/** Characters of a text in several languages that its order looks at. */
export const orderedCharacters = 100;

/**
 * An order as SQL: what is empty stands last whichever way it goes, and the id breaks ties, so that pages never overlap.
 * `sorted` is SQL of the value; `isEmptyLast` says that it is so by itself, as where nothing is empty.
 */
export function orderSql(sorted: string, id: string, { order, isEmptyLast = false }: SqlOrder): string {
  if (sorted === id) return `${id} ${order}`;
  // MySQL puts what is empty first, so that descending it is last by itself.
  const empty = order === 'DESC' || isEmptyLast ? '' : `${sorted} is null, `;
  return `${empty}${sorted} ${order}, ${id} ${order}`;
}
interface SqlOrder extends Pick<Sort, 'order'> {
  isEmptyLast?: boolean;
}

type Row = Readonly<Record<string, unknown>> & { id: string };

/** The same order in memory. */
export function inOrder<R extends Row>(
  entity: AnyEntity,
  rows: readonly R[],
  { field: name, order, language }: Sort & { language: Language },
): R[] {
  const field = entity.fields[name];
  const sign = order === 'DESC' ? -1 : 1;
  const ifEmpty = field?.type === 'date' && order === 'ASC' ? lastDay : null;
  const keyed = rows.map((row) => ({ row, key: keyOf(field, row[name], language) ?? ifEmpty }));
  keyed.sort(({ row, key }, other) => {
    if (key !== null && other.key !== null) {
      const compared = compare(field?.type === 'localizedText' ? asText : field, key, other.key);
      if (compared !== 0) return sign * compared;
    } else if (key !== other.key) return key === null ? 1 : -1;
    return sign * (row.id < other.row.id ? -1 : 1);
  });
  return keyed.map(({ row }) => row);
}

const asText = { type: 'text' } as Field; // all that comparing asks of it

function keyOf(field: Field | undefined, value: unknown, language: Language): string | number | null {
  if (field?.type === 'localizedText') {
    const text = localized(value as Parameters<typeof localized>[0], language);
    return text === '' ? null : sortKey(Array.from(text).slice(0, orderedCharacters).join(''));
  }
  if (isEmpty.test(value)) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  if (field?.type === 'datetime') return Date.parse(value);
  return field?.type === 'text' || field?.type === 'longText' ? sortKey(value) : value;
}
