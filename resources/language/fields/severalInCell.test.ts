import { expect, it } from 'vitest';
import { joinInCell, splitCell } from './severalInCell';

it.each([
  [['Rot', 'Blau'], 'Rot; Blau'],
  [['Rot', '', 'Blau', ''], 'Rot; ; Blau; '],
  [['rot; hell', 'sagt „"so"“', '2" breit'], '"rot; hell"; "sagt „""so""“"; "2"" breit"'],
])('texts come out of a cell as they went in: %j', (texts, cell) => {
  expect(joinInCell(texts)).toBe(cell);
  expect(splitCell(cell)).toEqual(texts);
  // The end of a cell is cut.
  expect(splitCell(cell.trim())).toEqual(texts);
});

it('reads what people write: lines, no spaces, inches', () => {
  expect(splitCell('Rot;2" breit\nBlau')).toEqual(['Rot', '2" breit', 'Blau']);
});
