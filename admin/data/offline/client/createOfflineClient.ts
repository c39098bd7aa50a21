import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import type { DeviceState } from '@plumbline/resources/rules/sync/protocol';
import { isKept, shardKey, shardOfKey } from '@plumbline/resources/rules/sync/shards';
import { tellReconnected } from '../../connection';
import type { Environment, TabMessage } from '../environment';
import { createLocalStore } from '../local/createLocalStore';
import { listDownloads } from '../local/listDownloads';
import { viewOutbox } from '../local/viewOutbox';
import type { OfflineClient } from '../OfflineClient';
import { createOutbox } from '../outbox/createOutbox';
import { createReplica, type ReplicaChange } from '../replica/createReplica';
import type { OutboxStorage } from '../storage/OutboxStorage';
import type { PackStorage } from '../storage/openPackStorage';
import type { ReplicaStorage } from '../storage/ReplicaStorage';
import { createSyncLoop } from '../sync/createSyncLoop';
import { failureOf } from '../sync/failure';
import { createPacks } from '../sync/packs';
import { createPhotos } from '../sync/photos';
import { pullAll } from '../sync/pullShard';
import { sendOutbox } from '../sync/sendOutbox';
import { synced } from '../sync/synced';
import type { LocalRow } from '../types';
import { watchConnection } from '../watchConnection';
import { clearDevice } from './clearDevice';
import { clientCopies } from './clientCopies';
import { clientDownloads, unsentIn } from './clientDownloads';
import { clientOutbox } from './clientOutbox';
import { clientWrites } from './clientWrites';
import { createTeller } from './createTeller';

export interface ClientParts {
  user: string;
  instance: string;
  storage: { outbox: OutboxStorage; replica: ReplicaStorage; packs: PackStorage };
  environment: Environment;
}

/** Number of confirmed commands kept to be shown; below, how long an uploaded photo stays on the device. */
const confirmedKept = 200;
const base = shardKey('base');
const photosKeptFor = 14 * 24 * 60 * 60_000;

/** Opens the local store of one person in one account and syncs it with the server. */
export async function createOfflineClient({
  user,
  instance,
  storage,
  environment,
}: ClientParts): Promise<OfflineClient> {
  const { now, transport } = environment;
  const name = `plumbline-${user}.${instance}`;
  let isClosed = false;
  let sending: readonly string[] = [];
  let lastSync: string | null = null;

  const teller = createTeller();
  const channel = environment.openChannel(name, (message) => void hear(message).catch(() => {}));
  const tell = (message: TabMessage) => {
    if (!isClosed) channel.tell(message);
  };

  const replica = createReplica({
    storage: storage.replica,
    exclusively: (work) => environment.exclusively(`${name}-replica`, work),
    onChange(change, isOwn) {
      local.forget(change.areAll ? null : change.rows);
      if (isOwn) tell({ type: 'replica', content: change });
      teller.changed();
    },
  });
  const outbox = createOutbox({
    storage: storage.outbox,
    now,
    onChange(record, isOwn) {
      local.forget(record === null ? null : [keyOf(record)]);
      if (isOwn) tell({ type: 'outbox' });
      teller.changed();
    },
  });
  const photos = createPhotos({
    user,
    instance,
    storage: storage.outbox,
    transport,
    now,
    onChange() {
      tell({ type: 'photos' });
      teller.changed();
    },
  });
  const packs = createPacks({
    storage: storage.packs,
    replica,
    transport,
    room: environment.room,
    exclusively: (work) => environment.exclusively(`${name}-packs`, work),
    onChange: teller.changed,
    onStored: () => tell({ type: 'packs' }),
  });
  const local = createLocalStore({
    replica,
    outbox,
    instance,
    language: environment.language,
    actor: environment.actor,
    now: environment.now,
  });
  const connection = watchConnection(environment, (_view, isBack) => {
    if (isBack) {
      tellReconnected();
      void loop.now().catch(() => {});
    }
    teller.changed();
  });
  const loop = createSyncLoop({
    environment,
    send,
    fetch,
    lockName: `${name}-sync`,
    isOnline: () => connection.view().isOnline,
    onUnreachable: connection.reportUnreachable,
    onChange: teller.changed,
  });
  const outboxView = viewOutbox({
    outbox,
    photos,
    status: loop.status,
    sending: () => sending,
    lastSync: () => lastSync,
  });
  const downloadsView = listDownloads({ replica, packs, isOnline: () => connection.view().isOnline });

  teller.voids(outboxView.forget);
  teller.voids(downloadsView.forget);

  async function send(): Promise<{ postponed: string | null }> {
    // Another tab may have written while this one waited for the lock.
    await Promise.all([outbox.refresh(), photos.load()]);
    const result = await sendOutbox({
      outbox,
      replica,
      photos,
      transport,
      user,
      instance,
      find: local.record,
      onSending(ids) {
        sending = ids;
        teller.changed();
      },
    });
    await outbox.prune(confirmedKept);
    return result;
  }

  async function fetch(): Promise<void> {
    await pullAll({
      replica,
      transport,
      now,
      user,
      instance,
      device: deviceNow,
      onCalled: () => environment.device?.called(),
    }).catch((error: unknown) => {
      // A refused location has its failure recorded, and must not stop the rest.
      if (failureOf(error).kind !== 'refused') throw error;
    });
    // Not awaited: changes are sent while a large plan comes.
    void packs.follow();
    lastSync = new Date(now()).toISOString();
    await storage.outbox.putNote('lastSync', lastSync);
    await photos.tidy(
      new Set(outbox.items().flatMap((item) => item.photos)),
      new Date(now() - photosKeptFor).toISOString(),
    );
  }

  function deviceNow(): DeviceState | null {
    const id = environment.device?.id() ?? null;
    const unsent = outbox.items().filter(({ state }) => state !== 'confirmed').length;
    return id === null ? null : { id, unsent };
  }

  async function readLastSync(): Promise<void> {
    lastSync = (await storage.outbox.note('lastSync')) ?? null;
  }

  async function hear({ type, content }: TabMessage): Promise<void> {
    if (isClosed) return;
    if (type === 'replica') await replica.refresh(content as ReplicaChange); // told by this same code in another tab
    if (type === 'outbox') await outbox.refresh();
    if (type === 'photos') await photos.load();
    if (type === 'packs') await packs.load();
    await readLastSync();
    teller.changed();
  }

  await Promise.all([replica.load(), outbox.refresh(), photos.load(), readLastSync()]);
  await packs.load();
  if (!replica.shard('base')) await replica.add('base');
  if (connection.view().isOnline) void loop.now().catch(() => {});

  const inPeace = <T>(work: () => Promise<T>): Promise<T> => environment.exclusively(`${name}-sync`, work);
  const decisions = clientOutbox({
    user,
    instance,
    outbox,
    replica,
    photos,
    loop,
    now,
    storage: storage.outbox,
    inPeace,
  });

  return {
    user,
    instance,
    subscribe: teller.subscribe,
    isReady: () => replica.shard('base')?.isWhole ?? false,
    // The store handles rows of any entity; the fields follow from the definition.
    record: <N extends EntityName>(resource: N, id: string) =>
      local.record(resource, id) as LocalRow<N> | undefined,
    list: <N extends EntityName>(resource: N, query = {}) =>
      local.list(resource, query) as { records: LocalRow<N>[]; total: number },
    state: local.state,
    waitingCommands: local.waitingCommands,
    over: local.over,
    keeps: (resource) => isKept(entities[resource]),
    holds: (resource) => entities[resource].offline !== 'always' || replica.shard(base)?.isWhole === true,
    async learn(resource, row) {
      const known = synced(row);
      const isNews =
        known &&
        isKept(entities[resource]) &&
        replica.row(resource, known.id)?.changeNumber !== known.changeNumber;
      if (isNews) await replica.accept(resource, known.id, known);
    },
    ...clientWrites({ local, outbox, photos, now, actor: environment.actor, request: loop.request }),
    savePhoto: (content, fileName = 'photo.jpg') => photos.save(content, fileName),
    photo: photos.content,
    pack: packs.content,
    outbox: outboxView.get,
    syncNow: loop.now,
    ...decisions,
    ...clientCopies({
      outbox,
      replica,
      photos,
      loop,
      now,
      isOnline: () => connection.view().isOnline,
      exportAll: decisions.exportOutbox,
      hasUnsent: (key) => {
        const shard = shardOfKey(key);
        return shard !== 'base' && unsentIn({ local, outbox })(shard.location);
      },
      inPeace,
    }),
    downloads: downloadsView.get,
    ...clientDownloads({ local, outbox, replica, packs, loop, transport }),
    connection: connection.view,
    forceOffline: connection.forceOffline,
    reconnect: connection.reconnect,
    reportUnreachable: connection.reportUnreachable,
    async close({ isSignOut = false } = {}) {
      isClosed = true;
      loop.close();
      connection.close();
      channel.close();
      // A storage error does not prevent signing out: the data left can only be opened by this person's next sign-in.
      if (isSignOut) await clearDevice({ storage, outbox, photos, replica, now }).catch(() => {});
      storage.outbox.close();
      storage.replica.close();
      storage.packs.close();
    },
  };
}

function keyOf(record: string): { resource: EntityName; id: string } {
  const [resource = '', id = ''] = record.split('/');
  return { resource: resource as EntityName, id }; // made by recordKey from an entity's name
}
