import type { MenuEntry } from './menuEntries';

/** The active entry: the longest match with the current address. */
export function openEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  // Without the segment of the list or of the first tab.
  const base = (path: string): string =>
    path.replace(/\/\(outlet:\w+\)$/, '').replace(/\/(overview(-open)?|detail)?\/?$/, '');
  return entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${base(path)}/`))
    .sort((one, other) => base(other.path).length - base(one.path).length)[0];
}
