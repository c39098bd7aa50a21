// The scroll position is of use on this device only and losing it does no harm: localStorage is enough.
const keyOf = (audit: string): string => `plumbline.audit.position.${audit}`;
const kept = 30;

/** A scroll position: an element id, and its distance from the top of the window. */
export interface Position {
  anchor: string;
  offset: number;
}

export function rememberPosition(audit: string, position: Position): void {
  try {
    localStorage.setItem(keyOf(audit), JSON.stringify(position));
    forgetOldest();
  } catch {
    // A full disk must not interrupt the work.
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
  // Ids begin with a timestamp, so sorting by name sorts by age.
  for (const key of keys.sort().slice(0, Math.max(0, keys.length - kept))) localStorage.removeItem(key);
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'anchor' in value &&
  typeof value.anchor === 'string' &&
  'offset' in value &&
  typeof value.offset === 'number';
