import { expect, it } from 'vitest';
import { marksSvg } from './marksSvg';
import { notesOf } from './notesOf';

const at = { x1: 0.1, y1: 0.2, x2: 0.5, y2: 0.6 };

it('draws each kind of mark in the picture’s pixels', () => {
  const picture = { width: 1000, height: 500 };
  expect(marksSvg([{ kind: 'arrow', ...at }], picture)).toContain('M100 100L500 300');
  expect(marksSvg([{ kind: 'circle', ...at }], picture)).toContain('a200 100 0 1 0 400 0');
  const measure = marksSvg([{ kind: 'measure', ...at, text: '12 mm' }], picture);
  expect(measure).toContain('>12 mm</text>');
  expect(measure.match(/<path/g)).toHaveLength(2);
  expect(marksSvg([{ kind: 'text', ...at }], picture)).toBe('');
});

it('writes texts as text, whatever they hold', () => {
  const svg = marksSvg([{ kind: 'text', ...at, text: '<script>&\u0001"' }], { width: 10, height: 10 });
  expect(svg).toContain('&lt;script&gt;&amp;"</text>');
});

it('a photo without notes has none', () => {
  expect(notesOf({ caption: '', stage: undefined, spot: undefined, level: 2, marks: [] })).toBeUndefined();
  expect(notesOf({ caption: 'A', stage: 'BEFORE', spot: 'FRONT', level: 2, marks: undefined })).toEqual({
    caption: 'A',
    stage: 'BEFORE',
    spot: 'FRONT',
  });
});
