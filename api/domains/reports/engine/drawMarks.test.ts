import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawMarks, markedHash, marksIn } from './drawMarks';

const marks = [{ kind: 'circle', x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75 }] as const;

it('draws the marks on a copy of the photo', async () => {
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
  const drawn = await sharp(await drawMarks(photo, marks))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([drawn.info.width, drawn.info.height]).toEqual([400, 200]);
  const pixel = (x: number, y: number) => [...drawn.data.subarray((y * 400 + x) * 3, (y * 400 + x) * 3 + 3)];
  const [red = 0, green = 255] = pixel(100, 100);
  expect(red > 180 && green < 80).toBe(true);
  expect(pixel(200, 100).every((value) => Math.abs(value - 128) < 12)).toBe(true);
});

it('names photo and marks in one code', () => {
  expect(marksIn('f'.repeat(64))).toBeUndefined();
  expect(marksIn(markedHash('f'.repeat(64), marks))).toEqual({ hash: 'f'.repeat(64), marks });
});
