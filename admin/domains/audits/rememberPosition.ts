// Where somebody was in an audit is of use on this device alone, and losing it costs a scroll: localStorage is enough.
const keyOf = (audit: string): string => `plumbline.audit.position.${audit}`;
const kept = 30;

/** A place on the screen: an element by its id, and how far from the window's upper edge it stood. */
export interface Position {
  anchor: string;
  offset: number;
}

export function rememberPosition(audit: string, position: Position): void {
  try {
    localStorage.setItem(keyOf(audit), JSON.stringify(position));
    forgetOldest();
  } catch {
    // A full disk must not keep anybody from working on.
  }
}

export function recallPosition(audit: string): Position | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(audit)) ?? 'null');
    return isPosition(value) ? value : null;
  } catch {
    return null;
  }
}

export const forgetPosition = (audit: string): void => localStorage.removeItem(keyOf(audit));

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')));
  // Ids begin with their time, so the order of names is the order of age.
  for (const key of keys.sort().slice(0, Math.max(0, keys.length - kept))) localStorage.removeItem(key);
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'anchor' in value &&
  typeof value.anchor === 'string' &&
  'offset' in value &&
  typeof value.offset === 'number';
