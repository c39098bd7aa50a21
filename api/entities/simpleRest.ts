import type { HookContext, NextFunction, Params } from '@feathersjs/feathers';
import type { Sort } from '@plumbline/resources/language/query/orders';
import { fail } from '../base/errors/errors';
import type { Filter } from './filterSql';
import type { ListQuery, ListResult } from './listRecords';
import type { Row } from './rowMapper';

/** The query after translation for the service. */
export interface EntityParams extends Params {
  list?: ListQuery;
  version?: number;
  /** What comes with a deletion besides the version. */
  given?: Row;
}

/**
 * The ra-data-simple-rest dialect for REST calls: `filter`, `range`, `sort`, `Content-Range`. Express 5's query is
 * read-only, so the parsed form is passed separately.
 */
export async function simpleRest(context: HookContext, next: NextFunction): Promise<void> {
  if (context.params.provider !== 'rest') return next();
  const { query = {} } = context.params;
  const params: EntityParams = { ...context.params, query: {} };
  if (context.method === 'find') params.list = listQuery(query);
  if (query.version !== undefined) params.version = version(query.version);
  if (context.method === 'remove') params.given = query;
  context.params = params;
  await next();
  if (context.method !== 'find') return;
  const result: ListResult = context.result;
  const range = contentRange(context.path.replace(/^api\//, ''), params.list ?? {}, result);
  context.http = { ...context.http, headers: { ...context.http?.headers, 'Content-Range': range } };
  context.result = result.rows;
}

/** Which rows of how many a list answers: `equipments 0-24/312`. */
export function contentRange(name: string, { range }: ListQuery, { rows, total }: ListResult): string {
  const first = range?.[0] ?? 0;
  const last = rows.length === 0 ? first : first + rows.length - 1;
  return `${name} ${first}-${last}/${total}`;
}

const pageLimit = 1000;

export function listQuery(query: Readonly<Record<string, unknown>>): ListQuery {
  const known = ['filter', 'range', 'sort'];
  for (const name of Object.keys(query)) if (!known.includes(name)) fail('BAD_QUERY', { field: name });
  const result: ListQuery = {};
  const filter = parsed(query.filter, 'filter');
  if (filter !== undefined)
    result.filter = isFilter(filter) ? filter : fail('BAD_QUERY', { field: 'filter' });
  const sort = parsed(query.sort, 'sort');
  if (sort !== undefined)
    result.sort = isSort(sort) ? { field: sort[0], order: sort[1] } : fail('BAD_QUERY', { field: 'sort' });
  const range = parsed(query.range, 'range');
  if (range !== undefined) result.range = isRange(range) ? range : fail('BAD_QUERY', { field: 'range' });
  // getMany must return all its rows; other lists without a range get one page.
  const namesRows = result.filter && Array.isArray(result.filter.id);
  if (!result.range && !namesRows) result.range = [0, pageLimit - 1];
  return result;
}

function parsed(text: unknown, name: string): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    return fail('BAD_QUERY', { field: name });
  }
}

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSort = (value: unknown): value is [string, Sort['order']] =>
  Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 'ASC' || value[1] === 'DESC');
const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => Number.isInteger(one) && one >= 0) &&
  value[1] - value[0] < pageLimit;

function version(value: unknown): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : fail('BAD_QUERY', { field: 'version' });
}
