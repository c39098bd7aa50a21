import { newId } from '@plumbline/resources/language/ids';
import type { ErrorReport } from '@plumbline/resources/rules/errors/errorReport';

/** An error as this device keeps it until the server has it. */
export interface KeptError extends ErrorReport {
  /** Who worked when it happened, as `user.instance`; null: nobody. */
  who: string | null;
  /** When it happened first, in milliseconds. */
  since: number;
  /** The count that the server was told last. */
  told: number;
}
export type Fault = Pick<ErrorReport, 'content' | 'url' | 'payload' | 'httpMethod'> & {
  cacheId?: string | null;
};

export interface ErrorLog {
  /** Keeps an error, or counts it up where the same one happened to the same person within a day. */
  add: (fault: Fault) => KeptError;
  /** What the server does not know yet of this person; what happened to nobody may be of the person who was here before. */
  untold: (who: string) => KeptError[];
  /** The server knows these, up to these counts. */
  settle: (reports: readonly ErrorReport[]) => void;
  /** What happened to this person, or while nobody was signed in; newest first. */
  recent: (who: string | null) => KeptError[];
  /** Nothing of the person who leaves is kept for the person who comes next. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** What a person tells support to find this error by. */
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
 * What went wrong on this device. It lives in local storage, which works where nothing else does any more; where even that
 * is refused, in memory.
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
      // In memory until the app is closed; the server has it before, where there is one.
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
