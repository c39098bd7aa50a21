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
 * The one place that decides who answers: the server while there is one, else the device's own copy, by the same
 * definitions. A call that gets no answer from the server is answered from the copy, too. What waits in the outbox lies
 * over whatever the server answers, and a record with something in the outbox is written through it, in order.
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
      // A device without the record has nothing better to say than that the server is away.
      return fromDevice().catch(() => Promise.reject(error));
    }
  }

  /** What the server says, until the app goes offline: from then on the device answers, also the person who waits already. */
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
    // The copy is a convenience here: a full disk must not undo what the server has done.
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

  /** A write goes to the server, unless earlier ones to the same record still wait here. */
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
    // The same id on every attempt: the server then tells a second attempt from a second record.
    create(resource: string, { data, ...params }: { data: Record<string, unknown> }) {
      const made = { ...data, id: String(data.id ?? newId()) };
      return write(resource, made.id, (chosen) => chosen.create<Row>(resource, { ...params, data: made }));
    },
    update: (resource: string, params: UpdateParams) =>
      // Without the data before (bulk changes) every field counts as changed; react-admin's type does not foresee that.
      write(resource, params.id, (chosen) => chosen.update<Row>(resource, params as RaUpdateParams)),
    /** A step or another command of the API on one record; `{ id, name, args }`. */
    command: (resource: string, params: CommandParams) =>
      write(resource, params.id, (chosen) => (chosen as CommandProvider).command(resource, params)),
    async delete(resource: string, params: DeleteParams) {
      if (waits(resource, params.id)) return local.delete(resource, params);
      return either(
        resource,
        async () => {
          const answer = await remote.delete<Row>(resource, params);
          // What went with it (cascades) the server alone knows.
          void client()
            ?.syncNow()
            .catch(() => {});
          return answer;
        },
        () => local.delete<Row>(resource, params),
      );
    },
    // One by one, so that each goes its own way.
    async updateMany(resource: string, { ids, ...params }: UpdateManyParams) {
      for (const id of ids) await provider.update(resource, { ...params, id: String(id) });
      return { data: ids };
    },
    async deleteMany(resource: string, { ids, meta }: DeleteManyParams) {
      for (const id of ids) await provider.delete(resource, { id: String(id), meta });
      return { data: ids };
    },
  };
  // react-admin's methods are generic over the record's shape; each of these hands through what it is given.
  return provider as unknown as DataProvider;
}
