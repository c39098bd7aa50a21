import { describe, expect, it } from 'vitest';
import { type Box, placeCard, pointedOut } from './placeCard';

const card = { width: 340, height: 210 };
const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

// Positions of typical targets: menu, app bar, bottom bar, parts of the dashboard.
const targets: Record<string, Box> = {
  'the menu beside the screen': { left: 0, top: 53, width: 236, height: 847 },
  'a button in the upper corner': { left: 1220, top: 6, width: 40, height: 40 },
  'the figures across the screen': { left: 260, top: 150, width: 1000, height: 260 },
  'an entry low in the menu': { left: 8, top: 850, width: 220, height: 36 },
};
const onPhone: Record<string, Box> = {
  'a button in the bar below': { left: 312, top: 784, width: 78, height: 60 },
  'a button in the upper corner': { left: 340, top: 6, width: 40, height: 40 },
  'more than the screen is high': { left: 12, top: 72, width: 366, height: 1400 },
};

describe.each([
  ['on a desktop', { width: 1280, height: 900 }, card, targets],
  ['on a phone', { width: 390, height: 844 }, card, onPhone],
  [
    'on a very small phone',
    { width: 320, height: 568 },
    { width: 304, height: 230 },
    {
      'a button in the bar below': { left: 256, top: 508, width: 64, height: 60 },
      'more than the screen is high': { left: 12, top: 72, width: 296, height: 1400 },
    },
  ],
])('the card %s', (_where, view, size, all) => {
  it.each(Object.entries(all as Record<string, Box>))(
    'is inside the window and does not cover %s',
    (_what, target) => {
      const shown = pointedOut(target, view);
      const place = placeCard(shown, size, view);
      const box = { ...place, ...size };
      expect(overlaps(box, shown)).toBe(false);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(view.width);
      expect(box.top + box.height).toBeLessThanOrEqual(view.height);
    },
  );
});
