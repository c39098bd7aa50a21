const holders = new Map<symbol, () => boolean>();
const listeners = new Set<() => void>();
let isGivenUp = false;

/**
 * Says that something is typed and not saved, so that the browser asks before the page is closed; the returned function
 * takes it back. `isLeaving`: the form itself goes on, and its work with it.
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

/** Calls each time when the last unsaved work was saved or given up. */
export const onNothingUnsaved = (listener: () => void): (() => void) =>
  onUnsavedChange(() => {
    if (holders.size === 0) listener();
  });

/** Calls each time when there comes to be unsaved work, or none any more. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether drawing the app anew (another language, a new version) would lose something typed. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** The page is left for good, and anyone who typed was asked: the browser need not ask once more. */
export function giveUpUnsavedWork(): void {
  isGivenUp = true;
}

function ask(event: BeforeUnloadEvent): void {
  if (!isGivenUp && [...holders.values()].some((isLeaving) => !isLeaving())) event.preventDefault();
}

function tell(): void {
  for (const listener of listeners) listener();
}
