/** `waiting`: a newer version is here. `otherTab`: another tab holds something unsaved. `taken`: another tab took it over. */
export type UpdateState = 'none' | 'waiting' | 'otherTab' | 'taken';
export type UpdateMessage = { type: 'mayI' | 'no'; asked: number };

export interface UpdateEnvironment {
  /** Whether something is typed here that loading the app anew would lose. */
  hasUnsavedWork: () => boolean;
  /** Whether somebody is in the middle of something else: a dialog, a field. */
  isInTheMiddle: () => boolean;
  tellTabs: (message: UpdateMessage) => void;
  pause: (milliseconds: number) => Promise<void>;
  reload: () => void;
}

export interface Updates {
  state: () => UpdateState;
  subscribe: (listener: () => void) => () => void;
  /** A newer version is installed and waits; `activate` lets it take over all tabs. */
  found: (activate: () => void) => void;
  /** Takes it, unless something would be lost in this tab or another one. */
  take: () => Promise<void>;
  /** What another tab says. */
  hear: (message: UpdateMessage) => void;
  /** The newer version has taken over. */
  changed: () => void;
}

/** Milliseconds in which another tab says that it holds something unsaved; one that is frozen cannot, and loses nothing yet. */
const patience = 400;

/** When a newer version takes over: on a person's word, in no tab at the cost of what was typed there. */
export function createUpdates({
  hasUnsavedWork,
  isInTheMiddle,
  tellTabs,
  pause,
  reload,
}: UpdateEnvironment): Updates {
  let state: UpdateState = 'none';
  let activate: (() => void) | null = null;
  let isMine = false;
  let asked = 0;
  let isRefused = false;
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
      asked += 1;
      isRefused = false;
      tellTabs({ type: 'mayI', asked });
      await pause(patience);
      if (isRefused) return become('otherTab');
      if (hasUnsavedWork()) return;
      isMine = true;
      activate();
    },
    hear(message) {
      if (message.type === 'mayI' && hasUnsavedWork()) tellTabs({ type: 'no', asked: message.asked });
      if (message.type === 'no' && message.asked === asked) isRefused = true;
    },
    changed() {
      activate = null;
      if (isMine || (!hasUnsavedWork() && !isInTheMiddle())) reload();
      else become('taken');
    },
  };
}
