import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawRack, rackIn, rackPictureOf } from './drawRack';

const bays = Array.from({ length: 25 }, (_, index) => `<${index + 1}>`);
const [left, top, line] = [130, 46, 46 + 2 * 62 + 34];

async function pixelsOf(picture: Parameters<typeof drawRack>[0]) {
  const drawn = sharp(await drawRack(picture));
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  /** The colour of a point, such as the ground of a cell left of its number. */
  const ground = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('');
  return { ground, height: info.height };
}

it('draws each cell with a deficiency in the colour of the worst, and goes on below after twenty bays', async () => {
  const marks = [
    { bay: 2, level: 1, number: '1.1', code: 'orange' },
    { bay: 2, level: 1, number: '1.2', code: 'red' },
    { bay: 22, level: 0, number: '1.3', code: 'green' },
  ];
  const asked = rackPictureOf({ bays, levels: 1, floor: 'floor', marks });
  const picture = rackIn(asked);
  expect(picture?.marks).toEqual(marks);
  expect(rackIn('0f3c')).toBeUndefined();
  const { ground, height } = await pixelsOf(picture!);
  expect(height).toBe(2 * line);
  expect(ground(left + 92 + 10, top + 10)).toBe('fbddda');
  expect(ground(left + 10, top + 10)).toBe('ffffff');
  // The second bay below is the twenty-second.
  expect(ground(left + 92 + 10, line + top + 62 + 10)).toBe('dff1e2');
});

it('frames cells with open deficiencies of earlier inspections, and says so in a legend', async () => {
  const [now, before] = [
    { bay: 1, level: 1, number: '1.1', code: 'green' },
    { bay: 2, level: 1, number: '1.2', code: 'red', isEarlier: true },
  ];
  const legend = { foundNow: 'now', foundEarlier: 'earlier' };
  const front = { bays: ['A', 'B'], levels: 1, floor: 'floor' };
  const { ground, height } = await pixelsOf({
    ...front,
    ...{ legend, marks: [now, before, { ...before, bay: 1, number: '1.3' }] },
  });
  expect(height).toBe(line + 88);
  expect(ground(left + 92 + 20, top + 20)).toBe('ffffff');
  expect(ground(left + 92 + 12, top + 6)).toBe('8f1717');
  // Both kinds in one cell.
  expect(ground(left + 4, top + 20)).toBe('dff1e2');
  expect(ground(left + 12, top + 6)).toBe('8f1717');
  expect((await pixelsOf({ ...front, marks: [now] })).height).toBe(line);
});
