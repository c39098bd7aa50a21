/** `waiting`: a newer version is here. `otherTab`: another tab holds something unsaved. `taken`: another tab took it over. */
export type UpdateState = 'none' | 'waiting' | 'otherTab' | 'taken';

export interface UpdateEnvironment {
  /** Whether something is typed here that loading the app anew would lose. */
  hasUnsavedWork: () => boolean;
  /** Whether it would lose something in another tab. */
  isUnsavedElsewhere: () => Promise<boolean>;
  /** Whether somebody is in the middle of something else: a dialog, a field. */
  isInTheMiddle: () => boolean;
  reload: () => void;
}

export interface Updates {
  state: () => UpdateState;
  subscribe: (listener: () => void) => () => void;
  /** A newer version is installed and waits; `activate` lets it take over all tabs. */
  found: (activate: () => void) => void;
  /** Takes it, unless something would be lost in this tab or another one. */
  take: () => Promise<void>;
  /** The newer version has taken over. */
  changed: () => void;
}

/** When a newer version takes over: on a person's word, in no tab at the cost of what was typed there. */
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
      // The version is here already; only this tab is behind.
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
