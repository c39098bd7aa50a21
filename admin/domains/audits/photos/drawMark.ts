import type { MarkKind, PhotoMark } from '@plumbline/resources/language/fields/types/photoNotes';

export interface Point {
  x: number;
  y: number;
}

/** Where a pointer is within an element, as fractions of its size. */
export function placeIn(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) };
}

/** Fractions of the picture that an arrow key moves, and with Shift. */
const [step, leap] = [0.02, 0.1];
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads to from a point; undefined: it is another key. */
export function stepped(
  from: Point,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Point | undefined {
  const direction = directions[key];
  const by = shiftKey ? leap : step;
  return direction && { x: share(from.x + direction.x * by), y: share(from.y + direction.y * by) };
}

const share = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

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
