import { newId } from '@plumbline/resources/language/ids';
import type { ErrorReport } from '@plumbline/resources/rules/errors/errorReport';

/** An error stored on this device until it was reported to the server. */
export interface KeptError extends ErrorReport {
  /** Signed-in user as `user.instance`; null: nobody. */
  who: string | null;
  /** First occurrence, in milliseconds. */
  since: number;
  /** The count last reported to the server. */
  told: number;
}
export type Fault = Pick<ErrorReport, 'content' | 'url' | 'payload' | 'httpMethod'> & {
  cacheId?: string | null;
};

export interface ErrorLog {
  /** Stores an error, or raises the count of an equal one of the same person within a day. */
  add: (fault: Fault) => KeptError;
  /**
   * Errors of this person not yet reported. Errors without a signed-in user are not reported: they may belong to the
   * previous user.
   */
  untold: (who: string) => KeptError[];
  /** Marks these as reported, up to these counts. */
  settle: (reports: readonly ErrorReport[]) => void;
  /** Errors of this person, or with null those without a signed-in user; newest first. */
  recent: (who: string | null) => KeptError[];
  /** Deletes all, when a person signs out. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Reference by which support finds this error. */
export const referenceOf = ({ id }: Pick<KeptError, 'id'>): string => id.slice(-8).toUpperCase();

interface Parts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  who: () => string | null;
}

const key = 'plumbline-errors';
const most = 50;
const day = 24 * 60 * 60_000;
const longestKept = 30 * day;

/**
 * The errors of this device, in local storage, which works when IndexedDB does not; in memory if that fails as well.
 */
export function createErrorLog({ storage, now, who }: Parts): ErrorLog {
  let inMemory: KeptError[] = [];
  const listeners = new Set<() => void>();

  const read = (): KeptError[] => {
    try {
      const text = storage.getItem(key);
      const found: unknown = text === null ? inMemory : JSON.parse(text);
      return Array.isArray(found) ? found : []; // written by `write` alone
    } catch {
      return inMemory;
    }
  };
  const write = (errors: readonly KeptError[]): void => {
    inMemory = errors.filter(({ date }) => now() - Date.parse(date) < longestKept).slice(-most);
    try {
      storage.setItem(key, JSON.stringify(inMemory));
    } catch {
      // Kept in memory until the app is closed.
    }
    for (const listener of listeners) listener();
  };

  return {
    add({ content, url, payload, httpMethod, cacheId = null }) {
      const person = who();
      const all = read();
      const same = all.find(
        (one) =>
          one.who === person &&
          one.httpMethod === httpMethod &&
          one.url === url &&
          one.content === content &&
          now() - one.since < day,
      );
      const date = new Date(now()).toISOString();
      const kept: KeptError = same
        ? { ...same, date, count: same.count + 1, payload, cacheId }
        : {
            id: newId(now()),
            date,
            content,
            count: 1,
            url,
            payload,
            cacheId,
            httpMethod,
            who: person,
            since: now(),
            told: 0,
          };
      write([...all.filter((one) => one !== same), kept]);
      return kept;
    },
    untold: (person) => read().filter((one) => one.who === person && one.count > one.told),
    settle(reports) {
      const told = new Map(reports.map(({ id, count }) => [id, count]));
      write(read().map((one) => ({ ...one, told: Math.max(one.told, told.get(one.id) ?? 0) })));
    },
    recent: (person) =>
      read()
        .filter((one) => one.who === person)
        .reverse(),
    clear: () => write([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
