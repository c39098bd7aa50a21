import { expect, it } from 'vitest';
import type { Cell } from '../../language/exchange/cell';
import { parsed } from '../../language/exchange/parsed';
import { list, text } from '../../language/fields/builders';
import { fieldParts } from '../../language/fields/fieldParts';
import { joinInCell } from '../../language/fields/severalInCell';
import { parseTarget } from './parseTarget';

const [part] = fieldParts(list({ name: text({ max: 80 }) }, { max: 10 }));
const read = (cell: Cell) =>
  parseTarget(cell, { field: text({ max: 80 }), part }, { decimal: ',', order: 'dmy' });

it('texts of a list come out of their cell as they went in, whatever breaks or parts them', () => {
  const texts = ['rot\nhell', 'rot; hell', 'zwei  Räume', '2" breit'];
  expect(read(joinInCell(texts))).toEqual(parsed(texts));
});

it.each([
  ['Rot\r\nBlau', ['Rot', 'Blau']],
  ['Rot;;Blau;', ['Rot', null, 'Blau', null]],
  [7, ['7']],
  [' ; ', null],
  [null, null],
])('reads %j', (cell, values) => {
  expect(read(cell)).toEqual(parsed(values));
});
