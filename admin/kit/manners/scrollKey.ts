import type { Location } from 'react-router-dom';

/** Where react-router keeps, by key, how far each screen was scrolled; its own default. */
export const scrollStorage = 'react-router-scroll-positions';

/**
 * The name under which a screen's scroll position is kept. The first screen of each page load has the same key in
 * react-router, `default`, whatever its address: it goes by the address, so that one screen never opens as far down as another
 * was left.
 */
export const scrollKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? `${key}:${pathname}` : key;

/** A screen opened anew (a link in a mail, an address typed) begins at its top; reloaded or come back to, where it was. */
export function forgetScroll(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !('type' in entry) || entry.type !== 'navigate') return;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return;
    const { [currentKey()]: _left, ...others } = kept as Record<string, unknown>; // read back from JSON
    sessionStorage.setItem(scrollStorage, JSON.stringify(others));
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The address of the screen that is open, typed once more, keeps the entry in the browser's history and react-router's key. */
function currentKey(): string {
  const state: unknown = window.history.state;
  const isKept =
    typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';
  return scrollKey({ key: isKept ? String(state.key) : 'default', pathname: window.location.pathname });
}
