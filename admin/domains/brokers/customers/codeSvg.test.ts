import { expect, it } from 'vitest';
import { codeSvg } from './codeSvg';

it('draws each dark module as a square, four modules from the edge', () => {
  const svg = codeSvg([
    [true, false],
    [false, true],
  ]);
  expect(svg).toContain('viewBox="0 0 10 10"');
  expect(svg).toContain('d="M4 4h1v1h-1zM5 5h1v1h-1z"');
});
