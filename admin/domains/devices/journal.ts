import type {
  DeviceActionFailure,
  DeviceActionKey,
  DeviceOrder,
  DeviceOutcome,
} from '@plumbline/resources/rules/devices/deviceActions';
import type { Who } from '../../data/device';

/** One remote request to this device. `STARTED`: it ends the page, and the next page reports the result. */
export interface JournalEntry extends DeviceOrder {
  state: 'RECEIVED' | 'STARTED' | 'DONE' | 'FAILED';
  failure: DeviceActionFailure | null;
  note: string | null;
  /** ISO 8601; time of the last state change. */
  at: string;
  /** Whether the server has been told this state. */
  isTold: boolean;
  /** Failed attempts. */
  attempts: number;
}
export type { DeviceActionKey };

type Kept = Pick<Storage, 'getItem' | 'setItem'>;
type Change = Partial<Pick<JournalEntry, 'state' | 'failure' | 'note' | 'attempts' | 'isTold'>>;

/** Log of remote requests to this device, shown to its user; it also prevents running anything twice. */
export interface Journal {
  entries(): readonly JournalEntry[];
  /** Adds new requests; waiting ones that the server no longer lists are discarded. */
  take(orders: readonly DeviceOrder[]): void;
  change(id: string, change: Change): void;
  subscribe(listener: () => void): () => void;
}

/** Maximum number of entries; older finished ones are deleted. */
const most = 60;
const key = ({ user, instance }: Who): string => `plumbline-device-log.${user}.${instance}`;
const none: readonly JournalEntry[] = [];

interface Parts {
  who: Who;
  storage: Kept;
  now: () => number;
  /** Notifies when another tab writes. */
  onForeignWrite?: (listener: () => void) => () => void;
}

export function openJournal({ who, storage, now, onForeignWrite = () => () => {} }: Parts): Journal {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let known: readonly JournalEntry[] = none;

  // Returns the same object until it changes, also when another tab changes it.
  function entries(): readonly JournalEntry[] {
    const stored = storage.getItem(key(who));
    if (stored !== text) {
      text = stored;
      known = readEntries(stored);
    }
    return known;
  }

  function write(next: readonly JournalEntry[]): void {
    storage.setItem(key(who), JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  const at = () => new Date(now()).toISOString();

  return {
    entries,
    take(orders) {
      const before = entries();
      const asked = new Set(orders.map(({ id }) => id));
      const fresh = orders
        .filter(({ id }) => !before.some((entry) => entry.id === id))
        .map(
          (order): JournalEntry => ({
            ...order,
            state: 'RECEIVED',
            failure: null,
            note: null,
            at: at(),
            isTold: false,
            attempts: 0,
          }),
        );
      const gone = ({ id, state, isTold }: JournalEntry) => state === 'RECEIVED' && isTold && !asked.has(id);
      if (fresh.length === 0 && !before.some(gone)) return;
      const kept = before.map((entry) =>
        gone(entry)
          ? { ...entry, state: 'FAILED' as const, failure: 'WITHDRAWN' as const, at: at(), isTold: true }
          : entry,
      );
      write(shortened([...fresh.reverse(), ...kept]));
    },
    change(id, change) {
      write(
        entries().map((entry) => {
          if (entry.id !== id) return entry;
          const isNews = change.state !== undefined && change.state !== entry.state;
          return { ...entry, ...(isNews ? { at: at(), isTold: false } : {}), ...change };
        }),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = onForeignWrite(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** Results to report to the server. */
export const outcomesOf = (journal: Journal): DeviceOutcome[] =>
  journal
    .entries()
    .filter(({ isTold }) => !isTold)
    .map(({ id, state, failure, note }) => ({
      id,
      state: state === 'STARTED' ? 'RECEIVED' : state,
      failure,
      note,
    }));

export const isOpen = ({ state }: JournalEntry): boolean => state === 'RECEIVED' || state === 'STARTED';

function shortened(entries: readonly JournalEntry[]): JournalEntry[] {
  let room = most;
  return entries.filter((entry) => {
    room -= 1;
    return room >= 0 || isOpen(entry) || !entry.isTold;
  });
}

function readEntries(text: string | null): readonly JournalEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : none;
  } catch {
    return none;
  }
}

const isEntry = (value: unknown): value is JournalEntry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'action' in value &&
  'state' in value &&
  typeof value.state === 'string';
