import { describe, expect, it } from 'vitest';
import { gridProblem, labelFormatNames, labelFormats, labelPlace, labelsPerPage } from './labelFormats';
import { type LabelContent, type LabelShape, labelSymbols, layoutLabel } from './layoutLabel';

const content: LabelContent = {
  address: 'https://plumbline.example/q/PL-000123',
  code: 'PL-000123',
  lines: ['REG-0008', 'Dexion Regał wspornikowy Cantilever', 'Archiwum zakładowe · B-05'],
  hasLogo: true,
};
const sizeOf = (shape: LabelShape) =>
  shape.kind === 'qr'
    ? { width: shape.size, height: shape.size }
    : shape.kind === 'text'
      ? { width: shape.width, height: shape.size }
      : shape;

describe.each(labelFormatNames)('the format %s', (name) => {
  const grid = labelFormats[name];
  it('lies on its page, no label on another', () => {
    expect(gridProblem(grid)).toBeNull();
    const places = Array.from({ length: labelsPerPage(grid) }, (_, number) => labelPlace(grid, number));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(labelsPerPage(grid));
    expect(labelPlace(grid, labelsPerPage(grid))).toMatchObject({ page: 1, x: grid.left, y: grid.top });
  });

  it.each(labelSymbols)('keeps all that %s draws on the label', (symbol) => {
    const box = { width: grid.labelWidth, height: grid.labelHeight };
    const shapes = layoutLabel(content, box, symbol);
    expect(shapes.some(({ kind }) => kind === (symbol === 'code128' ? 'bars' : 'qr'))).toBe(true);
    for (const shape of shapes) {
      const { width, height } = sizeOf(shape);
      expect(Math.min(shape.x, shape.y)).toBeGreaterThanOrEqual(0);
      expect(shape.x + width).toBeLessThanOrEqual(box.width + 0.01);
      expect(shape.y + height).toBeLessThanOrEqual(box.height + 0.01);
    }
  });
});

it('writes a long name smaller than a short one, and never too small to be read', () => {
  const box = { width: 63.5, height: 38.1 };
  const sizes = layoutLabel(content, box, 'qr').flatMap((shape) =>
    shape.kind === 'text' ? [shape.size] : [],
  );
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(2.3);
});

it('draws the QR code where bars cannot say the code', () => {
  const shapes = layoutLabel({ ...content, code: 'Łódź' }, { width: 62, height: 29 }, 'code128');
  expect(shapes.map(({ kind }) => kind)).toContain('qr');
});
