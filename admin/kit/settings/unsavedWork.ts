const holders = new Map<symbol, () => boolean>();
const listeners = new Set<() => void>();
let isGivenUp = false;

/**
 * Registers unsaved input, so that the browser asks before the page is closed; returns the function that unregisters.
 * `isLeaving`: the form navigates itself after saving.
 */
export function holdUnsavedWork(isLeaving: () => boolean = () => false): () => void {
  const holder = Symbol('unsaved');
  holders.set(holder, isLeaving);
  if (holders.size === 1) {
    isGivenUp = false;
    window.addEventListener('beforeunload', ask);
    tell();
  }
  return () => {
    if (!holders.delete(holder) || holders.size > 0) return;
    window.removeEventListener('beforeunload', ask);
    tell();
  };
}

/** Called each time the last unsaved input was saved or discarded. */
export const onNothingUnsaved = (listener: () => void): (() => void) =>
  onUnsavedChange(() => {
    if (holders.size === 0) listener();
  });

/** Called whenever unsaved input begins or ends. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether re-mounting the app (language, update) would lose input. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Skips the browser's prompt, because the user was already asked. */
export function giveUpUnsavedWork(): void {
  isGivenUp = true;
}

function ask(event: BeforeUnloadEvent): void {
  if (!isGivenUp && [...holders.values()].some((isLeaving) => !isLeaving())) event.preventDefault();
}

function tell(): void {
  for (const listener of listeners) listener();
}
