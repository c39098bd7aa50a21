/**
 * `waiting`: a new version is installed. `otherTab`: another tab has unsaved work. `taken`: another tab activated it.
 */
export type UpdateState = 'none' | 'waiting' | 'otherTab' | 'taken';

export interface UpdateEnvironment {
  /** Whether a reload would lose unsaved work in this tab. */
  hasUnsavedWork: () => boolean;
  /** Whether another tab has unsaved work. */
  isUnsavedElsewhere: () => Promise<boolean>;
  /** Whether the user is busy with a dialog or a field. */
  isInTheMiddle: () => boolean;
  reload: () => void;
}

export interface Updates {
  state: () => UpdateState;
  subscribe: (listener: () => void) => () => void;
  /** A new version is waiting; `activate` makes it control all tabs. */
  found: (activate: () => void) => void;
  /** Activates it unless this or another tab has unsaved work. */
  take: () => Promise<void>;
  /** The new version controls the page. */
  changed: () => void;
}

/** Decides when a new version is activated: on the user's request, and never at the cost of unsaved work in any tab. */
export function createUpdates({
  hasUnsavedWork,
  isUnsavedElsewhere,
  isInTheMiddle,
  reload,
}: UpdateEnvironment): Updates {
  let state: UpdateState = 'none';
  let activate: (() => void) | null = null;
  let isMine = false;
  const listeners = new Set<() => void>();
  const become = (next: UpdateState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    found(next) {
      activate = next;
      become('waiting');
    },
    async take() {
      if (hasUnsavedWork()) return;
      // The version is active already; only this tab must reload.
      if (state === 'taken') return reload();
      if (!activate) return;
      if (await isUnsavedElsewhere()) return become('otherTab');
      if (hasUnsavedWork()) return;
      isMine = true;
      activate();
    },
    changed() {
      activate = null;
      if (isMine || (!hasUnsavedWork() && !isInTheMiddle())) reload();
      else become('taken');
    },
  };
}
