import { newId } from '@plumbline/resources/language/ids';
import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { readError } from '../errors';
import type { Transport } from '../offline';
import { changes, type Values } from './changes';
import type { CommandProvider } from './commandProvider';
import { createOnce } from './createOnce';
import { pagesOfIds } from './pagesOfIds';

/**
 * The API's lists and records in the dialect of ra-data-simple-rest; only changed fields are sent, with their base
 * version.
 */
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
  const remove = async (
    resource: string,
    id: Identifier,
    version: unknown,
    given: Readonly<Record<string, string>> = {},
  ) => {
    const query = new URLSearchParams({
      ...(typeof version === 'number' ? { version: String(version) } : {}),
      ...given,
    });
    const suffix = query.size > 0 ? `?${query}` : '';
    return (await call(`${address(resource, id)}${suffix}`, { method: 'DELETE' })).json;
  };

  const makeOnce = createOnce({
    post: async (resource, made) =>
      (await call(`/api/${resource}`, { method: 'POST', body: JSON.stringify(made) })).json,
    read: async (resource, id) => (await call(address(resource, id))).json,
    put,
  });

  return {
    ...rest,
    async getMany(resource, { ids, ...params }) {
      const answers = await Promise.all(
        pagesOfIds(ids).map((page) => rest.getMany(resource, { ...params, ids: page })),
      );
      return { data: answers.flatMap(({ data }) => data) };
    },
    async create(resource, { data }) {
      return { data: await makeOnce(resource, { ...data, id: data.id ?? newId() }) };
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
      return { data: await remove(resource, id, meta?.version ?? previousData?.version, meta?.given) };
    },
    async deleteMany(resource, { ids }) {
      for (const id of ids) await remove(resource, id, undefined);
      return { data: ids };
    },
  };
}

/** After STALE_VERSION: the current row, if it already has the changed values, so that nobody needs to choose. */
function asWanted(sent: Values, error: unknown): Values {
  const { code, data } = readError(error);
  const current = code === 'STALE_VERSION' ? data.current : undefined;
  if (typeof current !== 'object' || current === null) throw error;
  const row = { ...current };
  if (Object.keys(changes(sent, row)).length > 0) throw error;
  return row;
}

/** The base version: of the form's data, else of the previous record. */
export const baseOf = (data: Values, previous: Partial<RaRecord> | undefined): number | undefined => {
  const version: unknown = data.version ?? previous?.version;
  return typeof version === 'number' ? version : undefined;
};
