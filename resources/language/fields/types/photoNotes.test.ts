import { expect, it } from 'vitest';
import { isFileValue } from './file';
import { photoLimits } from './photoNotes';

const photo = { hash: 'a'.repeat(64), name: 'p.jpg', mimeType: 'image/jpeg', size: 10 };
const arrow = { kind: 'arrow', x1: 0, y1: 0.5, x2: 1, y2: 0.25 };

it('a photo may have notes: caption, stage, spot and marks', () => {
  expect(isFileValue(photo)).toBe(true);
  expect(
    isFileValue({ ...photo, caption: 'Bent', stage: 'AFTER', spot: 'LEVEL', level: 3, marks: [arrow] }),
  ).toBe(true);
});

it.each([
  ['a long caption', { caption: 'x'.repeat(photoLimits.caption + 1) }],
  ['an unknown stage', { stage: 'DURING' }],
  ['an unknown spot', { spot: 'ROOF' }],
  ['a level below the floor', { spot: 'LEVEL', level: 0 }],
  ['a mark outside the picture', { marks: [{ ...arrow, x2: 1.2 }] }],
  ['an unknown mark', { marks: [{ ...arrow, kind: 'script' }] }],
  ['a text that is none', { marks: [{ ...arrow, text: 7 }] }],
  ['too many marks', { marks: Array.from({ length: photoLimits.marks + 1 }, () => arrow) }],
])('%s is refused', (_what, notes) => {
  expect(isFileValue({ ...photo, ...notes })).toBe(false);
});
