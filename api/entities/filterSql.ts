import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isDay, isInstant } from '@plumbline/resources/language/fields/checks';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import type { Language } from '@plumbline/resources/language/languages';
import { isFilteredBy, isIndexed, isSortedBy } from '@plumbline/resources/language/query/listing';
import { fail } from '../base/errors/errors';
import { uniqueColumn } from './columns';
import { valueSql } from './customSql';
import { isDate, lastDay, orderColumn } from './listKeys';
import type { Sql } from './scope';

export type Filter = Readonly<Record<string, unknown>>;
export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
const never: Sql = { sql: '1 = 0', bindings: [] };

/** The conditions of a list's filter: equality, any of, empty (null), `_gte` and `_lte`, and `q` for the search box. */
export function filterSql(entity: AnyEntity, filter: Filter): Sql[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (key === 'q') return searchSql(entity, value);
    const range = /^(.+)_(gte|lte)$/.exec(key);
    if (range?.[1] && !(key in entity.fields))
      return [rangeSql(entity, range[1], range[2] === 'gte' ? '>=' : '<=', value)];
    refuseIncomparable(entity, key, value);
    return [uniqueSql(entity, key, value) ?? equalSql(column(entity, key), value)];
  });
}

function column(entity: AnyEntity, name: string): string {
  if (name === 'id' || name === 'instance' || isFilteredBy(entity, name))
    return valueSql(name, entity.fields[name]);
  return fail('BAD_QUERY', { resource: entity.name, field: name });
}

const scalar = (value: unknown): string | number | null | undefined =>
  typeof value === 'boolean'
    ? Number(value)
    : typeof value === 'string' || typeof value === 'number' || value === null
      ? value
      : undefined;

function equalSql(name: string, value: unknown, bound = '?'): Sql {
  if (Array.isArray(value)) {
    const values = value.map(scalar);
    if (values.length === 0) return never;
    if (values.some((one) => one === undefined || one === null)) fail('BAD_QUERY', { field: name });
    return { sql: `${name} in (${values.map(() => bound).join(', ')})`, bindings: values };
  }
  if (value === null || value === '') return { sql: `${name} is null`, bindings: [] };
  const single = scalar(value);
  if (single === undefined) fail('BAD_QUERY', { field: name });
  return { sql: `${name} = ${bound}`, bindings: [single] };
}

/** What is unique has no index but the one that keeps it so, where no list is sorted by it: it is looked up there. */
function uniqueSql(entity: AnyEntity, name: string, value: unknown): Sql | undefined {
  const field = entity.fields[name];
  if (!field?.unique || isIndexed(entity, name, field)) return undefined;
  return equalSql(`t.\`${uniqueColumn(name)}\``, value, 'lower(?)');
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
// What the columns of these types can be compared with: a day that is none is an error to MySQL, more than ASCII to both.
const comparable: Partial<Record<FieldType, (text: string) => boolean>> = {
  reference: isAscii,
  choice: isAscii,
  date: isDay,
  datetime: (text) => isDay(text) || isInstant(text),
};

function refuseIncomparable(entity: AnyEntity, name: string, value: unknown): void {
  const fits = comparable[entity.fields[name]?.type ?? 'reference'];
  const isFit = (one: unknown) => typeof one !== 'string' || one === '' || !fits || fits(one);
  if (![value].flat().every(isFit)) fail('BAD_QUERY', { resource: entity.name, field: name });
}

function rangeSql(entity: AnyEntity, name: string, operator: '>=' | '<=', value: unknown): Sql {
  const single = scalar(value);
  if (single === undefined || single === null) fail('BAD_QUERY', { field: name });
  refuseIncomparable(entity, name, single);
  const field = entity.fields[name];
  const moment = field?.type === 'datetime' && typeof single === 'string' ? new Date(single) : single;
  if (moment instanceof Date && Number.isNaN(moment.getTime())) fail('BAD_QUERY', { field: name });
  const bound = moment instanceof Date && field?.customKey ? moment.toISOString() : moment;
  return { sql: `${column(entity, name)} ${operator} ?`, bindings: [bound] };
}

/**
 * What a filter says of a date, said once more of the column its ascending list walks along: the page then begins where the
 * filter does instead of passing by all that stands before.
 */
export function boundsOfOrder(entity: AnyEntity, filter: Filter, { field: name, order }: Sort): Sql[] {
  const field = entity.fields[name];
  if (order !== 'ASC' || !field || !isDate(field) || field.customKey !== undefined) return [];
  const along = `t.\`${orderColumn(name, field, 'en-EN')}\``;
  return Object.entries(filter).flatMap(([key, value]): Sql[] => {
    if (value === undefined || Array.isArray(value)) return [];
    if (key === name) return [{ sql: `${along} = ?`, bindings: [value || lastDay] }];
    const operator = { [`${name}_gte`]: '>=', [`${name}_lte`]: '<=' }[key];
    return operator ? [{ sql: `${along} ${operator} ?`, bindings: [value] }] : [];
  });
}

/** Words of the search box, looked for in the rows of the alias `t`; nothing where no words are sought. */
export function searchSql(entity: AnyEntity, value: unknown, t = 't'): Sql[] {
  if (value === undefined) return [];
  if (typeof value !== 'string') fail('BAD_QUERY', { field: 'q' });
  const words = value.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const searched = Object.entries(entity.fields).filter(([, field]) => field.search);
  if (words.length === 0 || searched.length === 0) return [];
  // Every word must stand somewhere, in whichever searched column.
  const oneWord = `(${searched.map(([name, field]) => `${searchedText(t, name, field)} like ?`).join(' or ')})`;
  return words.map((word) => ({
    sql: oneWord,
    bindings: searched.map(() => `%${escapeLike(word)}%`),
  }));
}

// JSON compares byte by byte; as text in the table's collation, case and accents do not matter. Only the words are searched:
// their languages stand in every row.
const searchedText = (t: string, name: string, field: Field): string =>
  field.type === 'localizedText'
    ? `convert(json_extract(${t}.\`${name}\`, '$.*') using utf8mb4) collate utf8mb4_unicode_520_ci`
    : valueSql(name, field, t);

/** The order of a list; `id` breaks ties so that pages never overlap. */
export function orderSql(entity: AnyEntity, sort: Sort | undefined, language: Language): string {
  const { field, order } = sort ?? firstSort(entity);
  const sorted = sortExpression(entity, { field, order }, language);
  return sorted === 't.id' ? `t.id ${order}` : `${sorted} ${order}, t.id ${order}`;
}

/** The order a list has until somebody asks for another one. */
export const firstSort = ({ list: { sort, order = 'ASC' } }: AnyEntity): Sort => ({ field: sort, order });

/** What a list is sorted by, as SQL; BAD_QUERY where the field has no order. */
export function sortExpression(entity: AnyEntity, { field: name, order }: Sort, language: Language): string {
  if (order !== 'ASC' && order !== 'DESC') fail('BAD_QUERY', { field: 'sort' });
  if (name === 'id') return 't.id';
  const field = entity.fields[name];
  if (!field || !isSortedBy(entity, name)) return fail('BAD_QUERY', { resource: entity.name, field: name });
  return sortedValue(name, field, order, language);
}

function sortedValue(name: string, field: Field, order: Sort['order'], language: Language): string {
  if (field.customKey !== undefined) {
    const value = valueSql(name, field);
    return isDate(field) && order === 'ASC' ? `ifnull(${value}, '${lastDay}')` : value;
  }
  // Descending, what has no date is last by itself.
  return `t.\`${isDate(field) && order === 'DESC' ? name : orderColumn(name, field, language)}\``;
}
