import type { AnyEntity } from '../defineEntity';
import type { Field } from '../fields/field';
import type { Comparable, Scalar } from '../fields/types/fieldType';
import { typeOf } from '../fields/types/fieldTypes';
import type { Language } from '../languages';
import { compare, isEmpty } from './operators';
import { referredOrder } from './referredOrder';

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** The default order of a list. */
export const firstSort = ({ list: { sort, order = 'ASC' } }: AnyEntity): Sort => ({ field: sort, order });

/**
 * ORDER BY with empty values last in both directions and the id as tie-breaker, so that pages never overlap. `sorted`:
 * SQL of the value; `isEmptyLast`: no special case needed.
 */
export function orderSql(sorted: string, id: string, { order, isEmptyLast = false }: SqlOrder): string {
  if (sorted === id) return `${id} ${order}`;
  // MySQL sorts NULL first; descending, it is last already.
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
  const ifEmpty = (order === 'ASC' && field && typeOf(field).query?.emptyKey) || null;
  return byKeys(rows, order, {
    keyOf: (row) => keyOf(field, row[name], language) ?? ifEmpty,
    compare: (one, other) => compare(field, one, other),
  });
}

/** The order by the titles of the rows that a field refers to, given by their ids. */
export const inReferredOrder = <R extends Row>(
  target: AnyEntity,
  rows: readonly R[],
  { field: name, order, referred }: Sort & { referred: ReadonlyMap<string, Row> },
): R[] => {
  const keys = new Map([...referred].map(([id, row]) => [id, referredOrder.key(target, row)]));
  return byKeys(rows, order, {
    keyOf: (row) => keys.get(String(row[name])) ?? null,
    compare: (one, other) => referredOrder.compare(String(one), String(other)),
  });
};

interface Keys<R> {
  /** Null: empty, which is last. */
  keyOf(row: R): Comparable | null;
  compare(one: Comparable, other: Comparable): number;
}

function byKeys<R extends Row>(rows: readonly R[], order: Sort['order'], keys: Keys<R>): R[] {
  const sign = order === 'DESC' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keys.keyOf(row) }));
  keyed.sort(({ row, key }, other) => {
    if (key !== null && other.key !== null) {
      const compared = keys.compare(key, other.key);
      if (compared !== 0) return sign * compared;
    } else if (key !== other.key) return key === null ? 1 : -1;
    return sign * (row.id < other.row.id ? -1 : 1);
  });
  return keyed.map(({ row }) => row);
}

function keyOf(field: Field | undefined, value: unknown, language: Language): Comparable | null {
  const query = field && typeOf(field).query;
  if (query?.orderKey) return query.orderKey(value, language);
  if (isEmpty.test(value) || !isScalar(value)) return null;
  return field && query ? query.keyOf(value, field) : String(value);
}

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);
