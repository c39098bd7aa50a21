const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/** Says that something is typed and not saved; the returned function takes it back. */
export function holdUnsavedWork(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  if (holders.size === 1) tell();
  return () => {
    if (holders.delete(holder) && holders.size === 0) tell();
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

function tell(): void {
  for (const listener of listeners) listener();
}
