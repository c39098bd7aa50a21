/** `unsaved`: changed, not yet written to the local store; `held`: must not be saved as it is. */
export type DraftState = 'saved' | 'unsaved' | 'saving' | 'held' | 'failed';

export interface DraftView<P> {
  /** Fields that differ from the stored record and are not written yet. */
  pending: Partial<P>;
  state: DraftState;
  /** Error of the last attempt. */
  failure: unknown;
}

interface DraftOptions<P> {
  /** Resolves when the patch is in the local store. */
  write: (patch: Partial<P>) => Promise<void>;
  /** Whether the pending changes may be stored; until then they are kept in state `held`. */
  maySave?: (pending: Partial<P>) => boolean;
  /** Called at once with whatever is not written yet, empty when all is. */
  onPending?: (pending: Partial<P>) => void;
  /** Milliseconds without input before `soon` changes are stored. */
  delay?: number;
}

export interface Draft<P> {
  view: () => DraftView<P>;
  subscribe: (listener: () => void) => () => void;
  /** Applies a change; `soon` is debounced. */
  change: (patch: Partial<P>, when?: 'now' | 'soon') => void;
  /** Stores pending changes; resolves with true when all are written, with false when held or failed. */
  flush: () => Promise<boolean>;
}

/**
 * Collects unsaved changes and writes them one after another. A change made during a write stays pending until its own
 * write has finished, so the state is never "saved" too early.
 */
export function createDraft<P extends object>({
  write,
  maySave = () => true,
  onPending = () => {},
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
      onPending(view.pending);
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
      onPending(view.pending);
      clearTimeout(timer);
      if (when === 'now') void flush();
      else timer = setTimeout(() => void flush(), delay);
    },
    flush,
  };
}

/** Pending changes without those just written; a field changed again in the meantime stays. */
function without<P extends object>(pending: Partial<P>, written: Partial<P>): Partial<P> {
  const rest: Partial<P> = { ...pending };
  for (const name of Object.keys(written) as (keyof P)[]) if (rest[name] === written[name]) delete rest[name]; // keys of a Partial<P> are P's
  return rest;
}
