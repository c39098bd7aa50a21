export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between card and target, and to the window's edge. */
const gap = 14;
const margin = 8;
/** Maximum share of the window's height for the ring, to leave room for the card. */
const most = 0.4;

/** The highlighted part of a target: what is inside the window, or the top of a long one. */
export function pointedOut(target: Box, view: Size): Box {
  const left = Math.max(0, target.left);
  const top = Math.max(0, target.top);
  const width = Math.min(view.width, target.left + target.width) - left;
  const bottom = Math.min(view.height, target.top + target.height);
  return { left, top, width, height: Math.min(bottom - top, view.height * most) };
}

/**
 * Position of the card inside the window without covering the target: below, above, right or left, whichever has room.
 */
export function placeCard(target: Box, card: Size, view: Size): { left: number; top: number } {
  const keep = (value: number, size: number, room: number) =>
    Math.max(margin, Math.min(value, room - size - margin));
  const left = keep(target.left + target.width / 2 - card.width / 2, card.width, view.width);
  const top = keep(target.top + target.height / 2 - card.height / 2, card.height, view.height);
  const below = target.top + target.height + gap;
  const above = target.top - gap - card.height;
  const right = target.left + target.width + gap;
  const before = target.left - gap - card.width;
  if (below + card.height + margin <= view.height) return { left, top: below };
  if (above >= margin) return { left, top: above };
  if (right + card.width + margin <= view.width) return { left: right, top };
  if (before >= margin) return { left: before, top };
  // A window too small for both: the side with more room, where the card scrolls.
  const isBelow = view.height - below >= target.top;
  return { left, top: isBelow ? below : margin };
}
