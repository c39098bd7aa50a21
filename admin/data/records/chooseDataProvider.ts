import { isEntityName } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type {
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  Identifier,
  UpdateParams as RaUpdateParams,
  UpdateManyParams,
} from 'ra-core';
import type { OfflineClient } from '../offline';
import { failureOf } from '../offline';
import type { CommandParams, CommandProvider } from './commandProvider';

interface Parts {
  remote: DataProvider;
  local: DataProvider;
  client: () => OfflineClient | null;
}
type Row = Readonly<Record<string, unknown>> & { id: string };
type UpdateParams = Omit<RaUpdateParams, 'previousData'> & { previousData?: RaUpdateParams['previousData'] };

/**
 * The one place that chooses between server and local store, with the same semantics: the server while online, else
 * the local store, also for a call the server does not answer. The outbox is applied to whatever the server returns,
 * and a record with unsent commands is written through the outbox, in order.
 */
export function chooseDataProvider({ remote, local, client }: Parts): DataProvider {
  const isOnline = () => client()?.connection().isOnline ?? true;
  const keeps = (resource: string) => isEntityName(resource) && (client()?.keeps(resource) ?? false);
  const waits = (resource: string, id: Identifier) =>
    isEntityName(resource) && client()?.state(resource, String(id)) !== 'synced' && keeps(resource);

  async function either<T>(
    resource: string,
    fromServer: () => Promise<T>,
    fromDevice: () => Promise<T>,
  ): Promise<T> {
    if (!isOnline()) return fromDevice();
    try {
      return await fromServer();
    } catch (error) {
      if (failureOf(error).kind !== 'unreachable') throw error;
      if (isOnline()) client()?.reportUnreachable();
      if (!keeps(resource)) throw error;
      // If the record is not on this device, the original network error is reported.
      return fromDevice().catch(() => Promise.reject(error));
    }
  }

  /** Rejects when the app goes offline, so that pending calls are answered from the local store as well. */
  function whileOnline<T>(answer: Promise<T>): Promise<T> {
    const store = client();
    if (!store) return answer;
    return new Promise((resolve, reject) => {
      const stop = store.subscribe(() => {
        if (!isOnline()) reject(new TypeError('network failure: offline by now'));
      });
      void answer.then(resolve, reject).finally(stop);
    });
  }

  function over<R extends Row>(resource: string, row: R): R[] {
    const store = client();
    if (!store || !waits(resource, row.id) || !isEntityName(resource)) return [row];
    // The same row with other values in some fields.
    const shown = store.over(resource, row) as R | undefined;
    return shown ? [shown] : [];
  }

  async function learn(resource: string, row: Row): Promise<void> {
    // Storing the copy is optional: a full disk must not fail a write the server has applied.
    if (isEntityName(resource))
      await client()
        ?.learn(resource, row)
        .catch(() => {});
  }

  async function list<A extends { data: Row[] }>(
    resource: string,
    call: (provider: DataProvider) => Promise<A>,
  ): Promise<A> {
    return either(
      resource,
      async () => {
        const answer = await whileOnline(call(remote));
        return { ...answer, data: answer.data.flatMap((row) => over(resource, row)) };
      },
      () => call(local),
    );
  }

  /** A write goes to the server, unless earlier ones to the same record are unsent. */
  async function write<A extends { data: Row }>(
    resource: string,
    id: Identifier,
    call: (provider: DataProvider) => Promise<A>,
  ): Promise<A> {
    if (waits(resource, id)) return call(local);
    return either(
      resource,
      async () => {
        const answer = await call(remote);
        await learn(resource, answer.data);
        return answer;
      },
      () => call(local),
    );
  }

  const provider = {
    getList: (resource: string, params: never) =>
      list(resource, (chosen) => chosen.getList(resource, params)),
    getMany: (resource: string, params: never) =>
      list(resource, (chosen) => chosen.getMany(resource, params)),
    getManyReference: (resource: string, params: never) =>
      list(resource, (chosen) => chosen.getManyReference(resource, params)),
    getOne: (resource: string, params: never) =>
      either(
        resource,
        async () => {
          const answer = await whileOnline(remote.getOne(resource, params));
          await learn(resource, answer.data as Row); // a row of the API
          const [data] = over(resource, answer.data as Row);
          return { ...answer, data: data ?? answer.data };
        },
        () => local.getOne(resource, params),
      ),
    // An idempotency key: with the same id the server recognizes a repeated attempt.
    create(resource: string, { data, ...params }: { data: Record<string, unknown> }) {
      const made = { ...data, id: String(data.id ?? newId()) };
      return write(resource, made.id, (chosen) => chosen.create<Row>(resource, { ...params, data: made }));
    },
    update: (resource: string, params: UpdateParams) =>
      // Without previousData (bulk changes) every field counts as changed; react-admin's type requires it.
      write(resource, params.id, (chosen) => chosen.update<Row>(resource, params as RaUpdateParams)),
    /** A step or another API command on one record; `{ id, name, args }`. */
    command: (resource: string, params: CommandParams) =>
      write(resource, params.id, (chosen) => (chosen as CommandProvider).command(resource, params)),
    async delete(resource: string, params: DeleteParams) {
      if (waits(resource, params.id)) return local.delete(resource, params);
      return either(
        resource,
        async () => {
          const answer = await remote.delete<Row>(resource, params);
          // Only the server knows what was deleted in cascade.
          void client()
            ?.syncNow()
            .catch(() => {});
          return answer;
        },
        () => local.delete<Row>(resource, params),
      );
    },
    // One by one, as each may go to the server or the outbox.
    async updateMany(resource: string, { ids, ...params }: UpdateManyParams) {
      for (const id of ids) await provider.update(resource, { ...params, id: String(id) });
      return { data: ids };
    },
    async deleteMany(resource: string, { ids, meta }: DeleteManyParams) {
      for (const id of ids) await provider.delete(resource, { id: String(id), meta });
      return { data: ids };
    },
  };
  // react-admin's methods are generic over the record's shape; each of these passes its parameters on.
  return provider as unknown as DataProvider;
}
