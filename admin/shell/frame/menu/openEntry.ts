import type { MenuEntry } from './menuEntries';

/** The entry one is in: the one whose address has most in common with the current one. */
export function openEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  // Without what names the list or the part of a screen that opens first.
  const base = (path: string): string =>
    path.replace(/\/\(outlet:\w+\)$/, '').replace(/\/(overview(-open)?|detail)?\/?$/, '');
  return entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${base(path)}/`))
    .sort((one, other) => base(other.path).length - base(one.path).length)[0];
}
