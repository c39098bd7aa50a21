const holders = new Set<symbol>();

/** Says that something is typed and not saved; the returned function takes it back. */
export function holdUnsavedWork(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Whether drawing the app anew (another language, a new version) would lose something typed. */
export const hasUnsavedWork = (): boolean => holders.size > 0;
