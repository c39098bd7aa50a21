import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawRack, rackIn, rackPictureOf } from './drawRack';

const bays = Array.from({ length: 25 }, (_, index) => `<${index + 1}>`);

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
  const drawn = sharp(await drawRack(picture!));
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  /** The ground of a cell, left of its number. */
  const ground = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('');
  const [left, top, line] = [130, 46, 46 + 2 * 62 + 34];
  expect(info.height).toBe(2 * line);
  expect(ground(left + 92 + 10, top + 10)).toBe('fbddda');
  expect(ground(left + 10, top + 10)).toBe('ffffff');
  // The second bay below is the twenty-second.
  expect(ground(left + 92 + 10, line + top + 62 + 10)).toBe('dff1e2');
});
