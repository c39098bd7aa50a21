import { planLevels, tileEdge, writePackHead } from '@plumbline/resources/rules/floorPlans/index';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPlan, planIn, planPictureOf } from './drawPlan';

/** A pack whose zoom levels are each of one grey, the first the lightest. */
async function packOf(width: number, height: number): Promise<Buffer> {
  const levels = planLevels(width, height);
  const tiles: Buffer[] = [];
  for (const [zoom, level] of levels.entries())
    for (let row = 0; row < level.rows; row += 1)
      for (let column = 0; column < level.columns; column += 1) {
        const size = {
          width: Math.min(tileEdge, level.width - column * tileEdge),
          height: Math.min(tileEdge, level.height - row * tileEdge),
        };
        const grey = 240 - zoom * 40;
        const background = { r: grey, g: grey, b: grey };
        tiles.push(
          await sharp({ create: { ...size, channels: 3, background } })
            .webp()
            .toBuffer(),
        );
      }
  const head = writePackHead(
    width,
    height,
    tiles.map(({ length }) => length),
  );
  return Buffer.concat([head, ...tiles]);
}

it('draws the zoom level for a printed page, with each pin in the colour of its result', async () => {
  const pack = await packOf(3000, 1500);
  const pins = [
    { number: '1', code: 'OKAY', x: 0.25, y: 0.5 },
    { number: '<2>', code: 'REPAIR_LOCKED', x: 0.75, y: 0.5 },
  ];
  const asked = planPictureOf({ hash: 'a', width: 3000, height: 1500, pins });
  const picture = planIn(asked);
  expect(picture).toEqual({ hash: 'a', width: 3000, height: 1500, pins });
  expect(planIn('a'.repeat(64))).toBeUndefined();
  const drawn = await drawPlan(picture!, async ({ start, length }) => pack.subarray(start, start + length));
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1500, 750]);
  const at = (x: number, y: number) => [
    ...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3),
  ];
  const [free = 0] = at(750, 700);
  // The second of three levels.
  expect(Math.abs(free - 160)).toBeLessThan(8);
  // Beside the digit: the light green and red of the results.
  const [red = 0, green = 0] = at(375 - 11, 375);
  expect(green).toBeGreaterThan(red);
  const [lockedRed = 0, lockedGreen = 0] = at(1125, 375 - 12);
  expect(lockedRed).toBeGreaterThan(lockedGreen + 15);
});
