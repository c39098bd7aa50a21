import type { MarkKind, PhotoMark } from '@plumbline/resources/language/fields/types/photoNotes';

interface Point {
  x: number;
  y: number;
}

/** Where a pointer is within an element, as fractions of its size. */
export function placeIn(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
  return { x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) };
}

export const markFrom = (kind: MarkKind, from: Point, to: Point, text = ''): PhotoMark => ({
  kind,
  x1: from.x,
  y1: from.y,
  x2: to.x,
  y2: to.y,
  ...(text ? { text } : {}),
});

/** Shorter strokes are taken for a slip of the finger. */
const shortest = 0.02;

/** Whether a mark shows anything; a text needs no length. */
export const isVisible = ({ kind, x1, y1, x2, y2, text }: PhotoMark): boolean =>
  kind === 'text' ? Boolean(text) : Math.hypot(x2 - x1, y2 - y1) >= shortest;

/** The marks with this text on the last one; an empty one is removed. */
export function withLastText(marks: readonly PhotoMark[], text: string): PhotoMark[] {
  const last = marks.at(-1);
  if (!last) return [];
  const { text: _former, ...mark } = last;
  return [...marks.slice(0, -1), text ? { ...mark, text } : mark];
}
