const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/** Says that something is typed and not saved; the returned function takes it back. */
export function holdUnsavedWork(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) for (const listener of listeners) listener();
  };
}

/** Calls each time when the last unsaved work was saved or given up. */
export function onNothingUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether drawing the app anew (another language, a new version) would lose something typed. */
export const hasUnsavedWork = (): boolean => holders.size > 0;
