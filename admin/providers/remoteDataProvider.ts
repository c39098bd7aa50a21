import { newId } from '@plumbline/resources/ids';
import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { readError } from '../entities/errors/readError';
import type { Transport } from '../offline/sync/failure';
import type { CommandProvider } from './commandProvider';

type Values = Readonly<Record<string, unknown>>;

/** Ids in one address: a longer one would not pass every proxy. */
const idsAtOnce = 100;
/** What every row has and nobody sends. */
const own = new Set(['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt', 'deletedAt']);

/** The API's lists and records in the dialect of ra-data-simple-rest; only changed fields travel, with the version they were changed from. */
export function remoteDataProvider(apiFetch: Transport): DataProvider & CommandProvider {
  const call = async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (init.body !== undefined) headers.set('content-type', 'application/json');
    const response = await apiFetch(address, { ...init, headers });
    const body = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: body === '' ? {} : JSON.parse(body),
    };
  };
  const rest = simpleRest('/api', call);
  const address = (resource: string, id: Identifier) => `/api/${resource}/${encodeURIComponent(id)}`;
  const put = async (resource: string, id: Identifier, data: Values) =>
    (await call(address(resource, id), { method: 'PUT', body: JSON.stringify(data) })).json;
  const remove = async (resource: string, id: Identifier, version: unknown) =>
    (
      await call(`${address(resource, id)}${typeof version === 'number' ? `?version=${version}` : ''}`, {
        method: 'DELETE',
      })
    ).json;

  /** Refused because it is there: the answer to an earlier attempt was lost. What was typed since then is saved on top. */
  const makeOnce = async (resource: string, made: Values & { id: Identifier }, error: unknown) => {
    if (readError(error).code !== 'DUPLICATE_ID') throw error;
    const { json: row } = await call(address(resource, made.id)).catch(() => Promise.reject(error));
    const since = changes(made, row);
    return Object.keys(since).length === 0 ? row : put(resource, made.id, { ...since, version: row.version });
  };

  return {
    ...rest,
    // Each has its own signature in react-admin's types, with records of any shape.
    async getMany(resource, { ids, ...params }) {
      const pages: Identifier[][] = [];
      for (let start = 0; start < ids.length; start += idsAtOnce)
        pages.push(ids.slice(start, start + idsAtOnce));
      const answers = await Promise.all(
        pages.map((page) => rest.getMany(resource, { ...params, ids: page })),
      );
      return { data: answers.flatMap(({ data }) => data) };
    },
    async create(resource, { data }) {
      const made = { ...data, id: data.id ?? newId() };
      const post = async () =>
        (await call(`/api/${resource}`, { method: 'POST', body: JSON.stringify(made) })).json;
      return { data: await post().catch((error: unknown) => makeOnce(resource, made, error)) };
    },
    async update(resource, { id, data, previousData }) {
      const sent = changes(data, previousData);
      const version = baseOf(data, previousData);
      return {
        data: await put(resource, id, { ...sent, version }).catch((error: unknown) => asWanted(sent, error)),
      };
    },
    async updateMany(resource, { ids, data }) {
      for (const id of ids) await put(resource, id, changes(data, undefined));
      return { data: ids };
    },
    async command(resource, { id, name, args = {} }) {
      const answer = await call(`${address(resource, id)}/${name}`, {
        method: 'POST',
        body: JSON.stringify(args),
      });
      return { data: answer.json };
    },
    async delete(resource, { id, previousData, meta }) {
      return { data: await remove(resource, id, meta?.version ?? previousData?.version) };
    },
    async deleteMany(resource, { ids }) {
      for (const id of ids) await remove(resource, id, undefined);
      return { data: ids };
    },
  };
}

/** The fields that differ from what was there before. */
export function changes(data: Values, previous: Values | undefined): Values {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) =>
        !own.has(name) &&
        (previous === undefined || JSON.stringify(value ?? null) !== JSON.stringify(previous[name] ?? null)),
    ),
  );
}

/** The row as somebody saved it meanwhile, where it already is as this change wants it: nobody needs to choose. */
function asWanted(sent: Values, error: unknown): Values {
  const { code, data } = readError(error);
  const current = code === 'STALE_VERSION' ? data.current : undefined;
  if (typeof current !== 'object' || current === null) throw error;
  const row = { ...current };
  if (Object.keys(changes(sent, row)).length > 0) throw error;
  return row;
}

/** The version the person saw: a form says it, else it is the one of the record that was changed. */
export const baseOf = (data: Values, previous: Partial<RaRecord> | undefined): number | undefined => {
  const version: unknown = data.version ?? previous?.version;
  return typeof version === 'number' ? version : undefined;
};
