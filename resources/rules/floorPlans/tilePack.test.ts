import { expect, it } from 'vitest';
import { headBytes, planLevels, readPackHead, tileNumber, tilesIn, writePackHead } from './tilePack';

it('halves a picture, rounded up, until it is one tile', () => {
  expect(planLevels(1025, 700)).toEqual([
    { width: 257, height: 175, columns: 1, rows: 1, before: 0 },
    { width: 513, height: 350, columns: 2, rows: 1, before: 1 },
    { width: 1025, height: 700, columns: 3, rows: 2, before: 3 },
  ]);
  expect(planLevels(512, 512)).toHaveLength(1);
  expect(tilesIn(planLevels(1025, 700))).toBe(9);
});

it('finds each tile between its neighbours, and none beside the picture', () => {
  const lengths = [5, 7, 0, 11, 13, 17, 19, 23, 29];
  const head = writePackHead(1025, 700, lengths);
  expect(head.byteLength).toBe(headBytes(1025, 700));
  const index = readPackHead(head);
  expect(index?.slice({ zoom: 0, column: 0, row: 0 })).toEqual({ start: 52, end: 57 });
  expect(index?.slice({ zoom: 1, column: 1, row: 0 })).toEqual({ start: 64, end: 64 });
  expect(index?.slice({ zoom: 2, column: 0, row: 1 })).toEqual({ start: 105, end: 124 });
  expect(index?.slice({ zoom: 2, column: 2, row: 1 })).toEqual({ start: 147, end: 176 });
  for (const place of [
    { zoom: 3, column: 0, row: 0 },
    { zoom: 2, column: 3, row: 0 },
    { zoom: 2, column: 0, row: 2 },
    { zoom: 0, column: -1, row: 0 },
  ])
    expect(index?.slice(place)).toBeUndefined();
  expect(tileNumber(planLevels(1025, 700), { zoom: 2, column: 2, row: 1 })).toBe(8);
});

it('reads a head in the middle of a buffer, and refuses other and cut files', () => {
  const head = writePackHead(600, 300, [1, 2, 3]);
  const around = new Uint8Array([9, 9, 9, ...head, 7]);
  expect(readPackHead(around.subarray(3))?.slice({ zoom: 1, column: 1, row: 0 })).toEqual({
    start: 31,
    end: 34,
  });
  expect(readPackHead(head.subarray(0, head.length - 1))).toBeUndefined();
  expect(readPackHead(head.subarray(0, 10))).toBeUndefined();
  expect(readPackHead(new Uint8Array(64))).toBeUndefined();
});
