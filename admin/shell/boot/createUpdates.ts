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
  /** Resolves after a moment, when another tab is asked again. */
  moment: () => Promise<void>;
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
  moment,
}: UpdateEnvironment): Updates {
  let state: UpdateState = 'none';
  let activate: (() => void) | null = null;
  let isMine = false;
  let isAsking = false;
  const listeners = new Set<() => void>();
  const become = (next: UpdateState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** The notice of another tab stands only as long as it is true. */
  const askUntilFree = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    while (state === 'otherTab') {
      await moment();
      if (state === 'otherTab' && !(await isUnsavedElsewhere())) become('waiting');
    }
    isAsking = false;
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
      if (await isUnsavedElsewhere()) {
        become('otherTab');
        void askUntilFree();
        return;
      }
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
