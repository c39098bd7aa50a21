/** `unsaved`: typed, on its way to the device's disk; `held`: must not be saved as it is. */
export type DraftState = 'saved' | 'unsaved' | 'saving' | 'held' | 'failed';

export interface DraftView<P> {
  /** What differs from the stored record and is not on the disk yet. */
  pending: Partial<P>;
  state: DraftState;
  /** Why the last attempt failed. */
  failure: unknown;
}

interface DraftOptions<P> {
  /** Resolves when the patch is on the device's disk. */
  write: (patch: Partial<P>) => Promise<void>;
  /** Whether the pending changes may be stored as they are; they wait, shown as held, until they may. */
  maySave?: (pending: Partial<P>) => boolean;
  /** How long typing rests before it is stored. */
  delay?: number;
}

export interface Draft<P> {
  view: () => DraftView<P>;
  subscribe: (listener: () => void) => () => void;
  /** Takes a change over; `soon` waits for typing to rest. */
  change: (patch: Partial<P>, when?: 'now' | 'soon') => void;
  /** Stores what is pending; resolves with true when all is on the disk, with false when it is held back or failed. */
  flush: () => Promise<boolean>;
}

/**
 * Keeps changes that were not stored yet and stores them one write at a time, in order. A change made during a write
 * stays pending until its own write is through, so "saved" is never said of what is not.
 */
export function createDraft<P extends object>({
  write,
  maySave = () => true,
  delay = 600,
}: DraftOptions<P>): Draft<P> {
  let view: DraftView<P> = { pending: {}, state: 'saved', failure: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const show = (next: Partial<DraftView<P>>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const isEmpty = (): boolean => Object.keys(view.pending).length === 0;

  const store = async (): Promise<void> => {
    while (!isEmpty()) {
      if (!maySave(view.pending)) return show({ state: 'held' });
      const sent = view.pending;
      show({ state: 'saving' });
      try {
        await write(sent);
      } catch (failure) {
        return show({ state: 'failed', failure });
      }
      show({ pending: without(view.pending, sent), failure: null });
    }
    show({ state: 'saved' });
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= store().then(() => {
      running = null;
      return view.state === 'saved';
    });
    return running;
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (patch, when = 'now') => {
      show({ pending: { ...view.pending, ...patch }, state: view.state === 'saving' ? 'saving' : 'unsaved' });
      clearTimeout(timer);
      if (when === 'now') void flush();
      else timer = setTimeout(() => void flush(), delay);
    },
    flush,
  };
}

/** What is pending besides what was just written; a field changed again meanwhile stays. */
function without<P extends object>(pending: Partial<P>, written: Partial<P>): Partial<P> {
  const rest: Partial<P> = { ...pending };
  for (const name of Object.keys(written) as (keyof P)[]) if (rest[name] === written[name]) delete rest[name]; // keys of a Partial<P> are P's
  return rest;
}
