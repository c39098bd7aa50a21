import type { Location } from 'react-router-dom';

/** The key under which react-router's ScrollRestoration stores positions in sessionStorage (its default). */
export const scrollStorage = 'react-router-scroll-positions';

/**
 * The key of a screen's scroll position. react-router uses the key `default` for the first screen of every page load;
 * the address is used instead, so that one screen does not restore another's position.
 */
export const scrollKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? `${key}:${pathname}` : key;

/** Discards the stored position on a fresh navigation; a reload or going back restores it. */
export function forgetScroll(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !('type' in entry) || entry.type !== 'navigate') return;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return;
    const { [currentKey()]: _left, ...others } = kept as Record<string, unknown>; // read back from JSON
    sessionStorage.setItem(scrollStorage, JSON.stringify(others));
  } catch {
    // Without sessionStorage there is no position to discard.
  }
}

/** Entering the current address again keeps the history entry and react-router's key. */
function currentKey(): string {
  const state: unknown = window.history.state;
  const isKept =
    typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';
  return scrollKey({ key: isKept ? String(state.key) : 'default', pathname: window.location.pathname });
}
