import type { AnyEntity } from '../defineEntity';
import type { Field } from '../fields/field';
import type { Comparable, Scalar } from '../fields/types/fieldType';
import { typeOf } from '../fields/types/fieldTypes';
import type { Language } from '../languages';
import { compare, isEmpty } from './operators';

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
  const sign = order === 'DESC' ? -1 : 1;
  const ifEmpty = (order === 'ASC' && field && typeOf(field).query?.emptyKey) || null;
  const keyed = rows.map((row) => ({ row, key: keyOf(field, row[name], language) ?? ifEmpty }));
  keyed.sort(({ row, key }, other) => {
    if (key !== null && other.key !== null) {
      const compared = compare(field, key, other.key);
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
