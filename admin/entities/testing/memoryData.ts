import type { EntityName } from '@plumbline/resources/language/names';
import { type DataProvider, HttpError, type PaginationPayload } from 'react-admin';

export type Rows = Partial<Record<EntityName, readonly { id: string; [field: string]: unknown }[]>>;
export interface Call {
  method: string;
  resource: string;
  params: Record<string, unknown>;
}

/** An error like the API's. */
export const refusal = (status: number, code: string, rest: Record<string, unknown> = {}): HttpError =>
  new HttpError(code, status, { code, message: code, data: {}, ...rest });

/** A data provider with rows in memory, which records calls. `refuse` may throw instead of an answer. */
export function memoryData(rows: Rows, refuse: (call: Call) => void = () => {}) {
  const calls: Call[] = [];
  const of = (resource: string) => [...(rows[resource as EntityName] ?? [])];
  const answer =
    (method: string, make: (resource: string, params: Record<string, unknown>) => unknown) =>
    async (resource: string, params: Record<string, unknown>) => {
      const call = { method, resource, params };
      calls.push(call);
      refuse(call);
      return make(resource, params);
    };
  const matches = (row: Record<string, unknown>, filter: Record<string, unknown>): boolean =>
    Object.entries(filter).every(([name, wanted]) =>
      name === 'q' || name.endsWith('_lte') || name.endsWith('_gte')
        ? true
        : Array.isArray(wanted)
          ? wanted.includes(row[name])
          : row[name] === wanted,
    );
  const methods = {
    getList: answer('getList', (resource, params) => {
      const found = of(resource).filter((row) =>
        matches(row, (params.filter ?? {}) as Record<string, unknown>),
      );
      const { page = 1, perPage = found.length } = (params.pagination ?? {}) as Partial<PaginationPayload>;
      return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    }),
    getOne: answer('getOne', (resource, { id }) => {
      const data = of(resource).find((row) => row.id === id);
      if (!data) throw refusal(404, 'NOT_FOUND');
      return { data };
    }),
    getMany: answer('getMany', (resource, { ids }) => ({
      data: of(resource).filter((row) => (ids as string[]).includes(row.id)),
    })),
    create: answer('create', (_resource, { data }) => ({ data })),
    update: answer('update', (resource, { id, data }) => ({
      data: { ...of(resource).find((row) => row.id === id), ...(data as object) },
    })),
    command: answer('command', (resource, { id }) => ({ data: of(resource).find((row) => row.id === id) })),
    delete: answer('delete', (_resource, { previousData }) => ({ data: previousData })),
  };
  // The screens under test call no other methods, and the answers have the shape of the rows.
  return { dataProvider: methods as unknown as DataProvider, calls };
}
