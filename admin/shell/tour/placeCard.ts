export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between the card and what it explains, and to the window's edge. */
const gap = 14;
const margin = 8;
/** The part of the window's height that is pointed out at most, so that there is room for the card. */
const most = 0.4;

/** The part of a place that is pointed out: what of it is in the window, and of a long one its beginning. */
export function pointedOut(target: Box, view: Size): Box {
  const left = Math.max(0, target.left);
  const top = Math.max(0, target.top);
  const width = Math.min(view.width, target.left + target.width) - left;
  const bottom = Math.min(view.height, target.top + target.height);
  return { left, top, width, height: Math.min(bottom - top, view.height * most) };
}

/** Where the card stands beside the place, in the window and never over it: below, above, right or left, as there is room. */
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
  // A window too small for both: the side with more room, where the card is scrolled rather than the place covered.
  const isBelow = view.height - below >= target.top;
  return { left, top: isBelow ? below : margin };
}
