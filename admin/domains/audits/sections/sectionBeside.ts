import { jumpTo } from './jumpTo';

/** Pixels below the sticky bars, where a section counts as the one being read. */
const line = 180;

/** Jumps to the section before or after the one being read; false: there is none. */
export function goToSectionBeside(anchors: readonly string[], step: 1 | -1): boolean {
  const shown = anchors.filter((anchor) => document.getElementById(anchor));
  const read = shown.findLastIndex(
    (anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity) <= line,
  );
  const wanted = shown[Math.max(read, 0) + step];
  if (!wanted) return false;
  jumpTo(wanted);
  return true;
}
