import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Actor } from '@plumbline/resources/language/permissions';
import { branchOf, fieldBelow, inBranch, rootsOf } from '@plumbline/resources/language/query/branch';
import { isInForce } from '@plumbline/resources/language/query/inForce';
import { isLookedUp, isSortedByTitle } from '@plumbline/resources/language/query/listing';
import {
  contains,
  equals,
  equalsInCase,
  QueryRefused,
  within,
  wordsOf,
} from '@plumbline/resources/language/query/operators';
import { firstSort, inOrder, inReferredOrder, type Sort } from '@plumbline/resources/language/query/orders';
import type { LocalQuery } from '../types';

type Row = Readonly<Record<string, unknown>> & { id: string };

type RowsOf = (name: EntityName) => readonly Row[];

interface ListRequest<R extends Row> {
  entity: AnyEntity;
  rows: readonly R[];
  query: LocalQuery;
  language: Language;
  /** The reader: rows not in force are visible to the provider only; null: unknown, all rows count. */
  reader: Pick<Actor, 'instanceType'> | null;
  now: Date;
  /** The rows of another entity that the device has, for filters by a branch and orders by a reference. */
  rowsOf?: RowsOf;
}

/**
 * A list as the API returns it, from memory, with the same semantics of filter, search and order
 * (resources/language/query). Throws `QueryRefused` for a filter value the field cannot have.
 */
export function listRows<R extends Row>({
  entity,
  rows,
  query,
  language,
  reader,
  now,
  rowsOf = () => [],
}: ListRequest<R>): {
  records: R[];
  total: number;
} {
  const { filter = {}, range } = query;
  const tests = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => test(entity, rowsOf, key, value));
  if (reader) tests.push((row) => isInForce(entity, reader, { row, now }));
  const found = sorted(entity, rows, query, { language, rowsOf }).filter((row) =>
    tests.every((passes) => passes(row)),
  );
  return { records: range ? found.slice(range[0], range[1] + 1) : found, total: found.length };
}

type Test = (row: Row) => boolean;

function test(entity: AnyEntity, rowsOf: RowsOf, key: string, value: unknown): Test {
  if (key === 'q') return search(entity, value);
  const below = key in entity.fields ? undefined : fieldBelow(key);
  if (below !== undefined) return withinBranch(entity, rowsOf, below, value);
  const range = key in entity.fields ? null : /^(.+)_(gte|lte)$/.exec(key);
  const name = range?.[1] ?? key;
  const field = entity.fields[name];
  const operator = range
    ? within(name, field, { bound: range[2] === 'gte' ? 'gte' : 'lte', value })
    : isLookedUp(entity, name)
      ? equalsInCase(name, field, value)
      : equals(name, field, value);
  return (row) => operator.test(row[name]);
}

/** As on the server: `api/entities/branchesInFilter.ts`. */
function withinBranch(entity: AnyEntity, rowsOf: RowsOf, name: string, value: unknown): Test {
  const field = entity.fields[name];
  if (!isReference(field) || !entities[field.to].tree) throw new QueryRefused(name);
  const operator = inBranch(name, field, branchOf(rowsOf(field.to), rootsOf(name, field, value)));
  return (row) => operator.test(row[name]);
}

/** Every word has to occur in any searched field; localized texts are searched in all languages. */
function search(entity: AnyEntity, value: unknown): Test {
  const words = wordsOf(value).map(contains);
  const searched = Object.entries(entity.fields)
    .filter(([, field]) => field.search)
    .map(([name]) => name);
  if (words.length === 0 || searched.length === 0) return () => true;
  return (row) => {
    const texts = searched.flatMap((name) => textsIn(row[name]));
    return words.every((word) => texts.some((text) => word.test(text)));
  };
}

const textsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [value];

const orders = new WeakMap<readonly Row[], Map<string, readonly Row[]>>();

/** The rows by the titles of those they refer to, which may change without them. */
function sortedByTitle<R extends Row>(
  entity: AnyEntity,
  rows: readonly R[],
  sort: Sort,
  rowsOf: RowsOf,
): readonly R[] {
  const field = entity.fields[sort.field];
  if (!isReference(field)) return rows;
  const referred = new Map(rowsOf(field.to).map((row) => [row.id, row]));
  return inReferredOrder(entities[field.to], rows, { ...sort, referred });
}

/** The rows in the requested order; cached per array of rows. */
function sorted<R extends Row>(
  entity: AnyEntity,
  rows: readonly R[],
  { sort }: LocalQuery,
  { language, rowsOf }: { language: Language; rowsOf: RowsOf },
): readonly R[] {
  const { field, order } = sort ?? firstSort(entity);
  if (isSortedByTitle(entity, field)) return sortedByTitle(entity, rows, { field, order }, rowsOf);
  const known = orders.get(rows) ?? new Map<string, readonly Row[]>();
  orders.set(rows, known);
  const name = `${field} ${order} ${language}`;
  const found = known.get(name);
  if (found) return found as readonly R[]; // made below from these very rows
  const made = inOrder(entity, rows, { field, order, language });
  known.set(name, made);
  return made;
}
