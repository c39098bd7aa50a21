import { isEntityName } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import type { DataProvider, Identifier, PaginationPayload, SortPayload } from 'ra-core';
import type { LocalQuery, OfflineClient } from '../offline';
import { OfflineError } from '../offline';
import { changes } from './changes';
import type { CommandParams } from './commandProvider';
import { baseOf } from './remoteDataProvider';

interface ListParams {
  pagination?: PaginationPayload;
  sort?: SortPayload;
  filter?: unknown;
}

/** Lists and records from the local store; writes go to the outbox. */
export function localDataProvider(client: () => OfflineClient | null): DataProvider {
  function open(resource: string): { store: OfflineClient; name: EntityName } {
    const store = client();
    if (!store || !isEntityName(resource) || !store.keeps(resource))
      throw new OfflineError('ONLINE_ONLY', { resource });
    return { store, name: resource };
  }

  function record(resource: string, id: Identifier) {
    const { store, name } = open(resource);
    const found = store.record(name, String(id));
    if (!found) throw new OfflineError('NOT_AVAILABLE_OFFLINE', { resource });
    return { store, name, id: String(id), found };
  }

  function list(resource: string, params: ListParams, fixed: Readonly<Record<string, unknown>> = {}) {
    const { store, name } = open(resource);
    const { records, total } = store.list(name, queryOf(params, fixed));
    if (total === 0 && !store.holds(name))
      throw new OfflineError('NOT_AVAILABLE_OFFLINE', { resource, isOfAll: true });
    return { data: records, total };
  }

  // react-admin lets each caller choose the record type; ours follow from the definitions.
  const local = {
    getList: async (resource: string, params: ListParams) => list(resource, params),
    getManyReference: async (
      resource: string,
      { target, id, ...params }: ListParams & { target: string; id: Identifier },
    ) => list(resource, params, { [target]: id }),
    getOne: async (resource: string, { id }: { id: Identifier }) => ({ data: record(resource, id).found }),
    async getMany(resource: string, { ids }: { ids: Identifier[] }) {
      const { store, name } = open(resource);
      return { data: ids.flatMap((id) => store.record(name, String(id)) ?? []) };
    },
    async create(resource: string, { data }: { data: Readonly<Record<string, unknown>> }) {
      const { store, name } = open(resource);
      const id = await store.create(name, { ...data });
      return { data: record(name, id).found };
    },
    async update(
      resource: string,
      { id, data, previousData }: { id: Identifier; data: Values; previousData?: Values },
    ) {
      const { store, name, found } = record(resource, id);
      const base = baseOf(data, previousData);
      await store.save(name, String(id), changes(data, previousData ?? { ...found }), {
        ...(base === undefined ? {} : { baseVersion: base }),
        ...(previousData ? { before: previousData } : {}),
      });
      return { data: record(name, id).found };
    },
    async updateMany(resource: string, { ids, data }: { ids: Identifier[]; data: Values }) {
      for (const id of ids) await local.update(resource, { id, data });
      return { data: ids };
    },
    async command(resource: string, { id, name: command, args }: CommandParams) {
      const { store, name } = record(resource, id);
      await store.command(name, String(id), command, args);
      return { data: record(name, id).found };
    },
    async delete(resource: string, { id, meta }: { id: Identifier; meta?: DeleteMeta }) {
      const { store, name, found } = record(resource, id);
      const { version, given } = meta ?? {};
      await store.remove(name, String(id), {
        ...(version === undefined ? {} : { baseVersion: version }),
        ...(given ? { given } : {}),
      });
      return { data: found };
    },
    async deleteMany(resource: string, { ids }: { ids: Identifier[] }) {
      for (const id of ids) await local.delete(resource, { id });
      return { data: ids };
    },
  };
  return local as unknown as DataProvider;
}

type Values = Readonly<Record<string, unknown>>;

interface DeleteMeta {
  version?: number;
  /** What comes with the deletion, such as the reason of a correction. */
  given?: Values;
}

function queryOf({ pagination, sort, filter }: ListParams, fixed: Values): LocalQuery {
  const given = typeof filter === 'object' && filter !== null ? filter : {};
  return {
    filter: { ...given, ...fixed },
    ...(sort ? { sort: { field: sort.field, order: sort.order } } : {}),
    ...(pagination
      ? { range: [(pagination.page - 1) * pagination.perPage, pagination.page * pagination.perPage - 1] }
      : {}),
  };
}
