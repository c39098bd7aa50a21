import 'fake-indexeddb/auto';
import { reconnectDelay } from '../../connection/connectionState';
import { createOfflineClient } from '../client/createOfflineClient';
import type { Environment, TabMessage } from '../environment';
import type { OfflineClient } from '../OfflineClient';
import { openOutboxStorage } from '../storage/openOutboxStorage';
import { openPackStorage } from '../storage/openPackStorage';
import { openReplicaStorage } from '../storage/openReplicaStorage';
import type { Transport } from '../sync/failure';
import { createLocks } from './createLocks';
import { createLife, type Life, mortal } from './life';

/** A browser in a test: disk, locks and channels shared by its tabs, and a clock that only moves on request. */
export interface Device {
  openTab(parts: TabParts): Promise<Tab>;
  /** Milliseconds of its wall clock. */
  now(): number;
  /** Like setTimeout on its clock; returns how to cancel it. */
  later(milliseconds: number, work: () => void): () => void;
  /** Advances the clock and runs due timers in order. */
  elapse(milliseconds: number): Promise<void>;
  /** Sets the wall clock back; timers are not affected. */
  setBack(milliseconds: number): void;
  goOffline(): void;
  /** The browser reports a network. */
  seeNetwork(): void;
  /** The network is back; after the specified delay the tabs go online. */
  comeBack(): Promise<void>;
}

export interface TabParts {
  user: string;
  instance: string;
  transport: Transport;
  probe?: () => Promise<boolean>;
  /** The device as registered on the server. */
  known?: Environment['device'];
  /** The tab's life; its steps count before it is open, too. */
  life?: Life;
}

export interface Tab {
  client: OfflineClient;
  life: Life;
}

interface Timer {
  at: number;
  work: () => void;
  life: Life;
}
type Listener = Parameters<Environment['connection']['subscribe']>[0];

export function createDevice(name: string, start = Date.parse('2026-11-17T12:00:00.000Z')): Device {
  const locks = createLocks();
  const ears = new Set<{ name: string; life: Life; hear: (message: TabMessage) => void }>();
  const listeners = new Set<Listener>();
  let timers: Timer[] = [];
  /** Monotonic clock, independent of the wall clock. */
  let clock = start;
  let error = 0;
  const wallClock = () => clock + error;
  let isReachable = true;
  let isForced = false;

  function environmentOf(
    life: Life,
    { transport, known, probe = async () => isReachable }: TabParts,
  ): Environment {
    return {
      now: wallClock,
      elapsed: () => clock,
      random: () => 0.5,
      later(milliseconds, work) {
        const timer: Timer = { at: clock + milliseconds, work, life };
        // A timer of 0 ms fires at once, all others wait for the clock.
        if (milliseconds === 0) setImmediate(() => fire(timer));
        else timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
          timer.work = () => {};
        };
      },
      exclusively: (lock, work) => locks.request(lock, life, work),
      openChannel(channel, hear) {
        const ear = { name: channel, life, hear };
        ears.add(ear);
        return {
          tell(message) {
            for (const other of ears) {
              if (other.name !== channel || other === ear) continue;
              const copy = structuredClone(message);
              setImmediate(() => {
                if (!other.life.isOver() && ears.has(other)) other.hear(copy);
              });
            }
          },
          close: () => ears.delete(ear),
        };
      },
      room: async () => undefined,
      transport: (address, init) => life.step(() => transport(address, init)),
      probe: () => life.step(probe),
      connection: {
        isReachable: () => isReachable,
        isServerGone: () => false,
        quality: () => ({}),
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      forced: {
        isForced: () => isForced,
        force: (next) => {
          isForced = next;
        },
        subscribe: () => () => {},
      },
      language: () => 'en-EN',
      actor: () => null,
      ...(known ? { device: known } : {}),
    };
  }

  const fire = ({ life, work }: Timer) => {
    if (!life.isOver()) work();
  };

  function report(next: boolean): void {
    isReachable = next;
    for (const listener of [...listeners]) listener(next ? 'online' : 'offline');
  }

  async function elapse(milliseconds: number): Promise<void> {
    const end = clock + milliseconds;
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      timers = timers.filter((timer) => timer !== due);
      clock = Math.max(clock, due.at);
      fire(due);
      await turn();
    }
    clock = end;
    await turn();
  }

  return {
    async openTab(parts) {
      const { life = createLife(), user, instance } = parts;
      const [outbox, replica] = await Promise.all([
        openOutboxStorage(`${name}.${user}.${instance}.outbox`),
        openReplicaStorage(`${name}.${user}.${instance}.replica`),
      ]);
      life.onEnd(() => outbox.close());
      const storage = {
        outbox: mortal(life, outbox, ['close']),
        replica: mortal(life, replica, ['close']),
        packs: openPackStorage(`${name}.${user}.${instance}.packs`),
      };
      const client = await createOfflineClient({
        user,
        instance,
        storage,
        environment: environmentOf(life, parts),
      });
      return { client, life };
    },
    now: wallClock,
    later(milliseconds, work) {
      const timer: Timer = { at: clock + milliseconds, work, life: createLife() };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    elapse,
    setBack(milliseconds) {
      error -= milliseconds;
    },
    goOffline: () => report(false),
    seeNetwork: () => report(true),
    async comeBack() {
      report(true);
      await turn();
      await elapse(reconnectDelay);
    },
  };
}

/** Lets all pending microtasks and immediates run. */
export const turn = async (): Promise<void> => {
  for (let count = 0; count < 30; count += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Waits until the client does not sync and no sync is about to start; for ever if its tab ends before that. */
export async function idle({ client }: Tab): Promise<void> {
  await turn();
  while (client.outbox().isSyncing) {
    await nextChange(client);
    if (!client.outbox().isSyncing) await turn();
  }
}

/** Told, not polled for: a tab that ended during a sync would be polled until all tests are over. */
const nextChange = (client: OfflineClient): Promise<void> =>
  new Promise((resolve) => {
    const stop = client.subscribe(() => {
      stop();
      resolve();
    });
  });
