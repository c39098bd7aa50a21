import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { streamBody } from './pdfStream';

/** Type 1: offset, generation. Type 2: object stream, index in it. A missing row is a free object. */
export interface XrefRow {
  type: 1 | 2;
  second: number;
  third: number;
}

const row = 8;

/** Body of a cross-reference stream for ranges of object numbers (first and count; ISO 32000-1, 7.5.8). */
export async function xrefStream(
  rows: readonly (XrefRow | undefined)[],
  ranges: [number, number][],
  trailer: string,
): Promise<Buffer> {
  const numbers = ranges.flatMap(([first, count]) =>
    Array.from({ length: count }, (_, index) => first + index),
  );
  const plain = Buffer.alloc(numbers.length * row);
  for (const [line, number] of numbers.entries()) {
    const entry = rows[number];
    plain.writeUInt8(entry?.type ?? 0, line * row);
    plain.writeUIntBE(entry?.second ?? 0, line * row + 1, 5);
    plain.writeUInt16BE(entry ? entry.third : number === 0 ? 65_535 : 0, line * row + 6);
  }
  const size = Math.max(...ranges.map(([first, count]) => first + count));
  const index = ranges.flat().join(' ');
  return streamBody(
    `/Type/XRef/Size ${size}/Index[${index}]/W[1 5 2]${trailer}/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${row}>>`,
    await promisify(deflate)(predicted(plain)),
  );
}

/** PNG predictor "up": rows differ little from the one above. */
function predicted(plain: Buffer): Buffer {
  const rows = plain.length / row;
  const lines = Buffer.alloc(rows * (row + 1));
  for (let line = 0; line < rows; line += 1) {
    lines[line * (row + 1)] = 2;
    for (let column = 0; column < row; column += 1) {
      const above = line > 0 ? (plain[(line - 1) * row + column] ?? 0) : 0;
      lines[line * (row + 1) + 1 + column] = (plain[line * row + column] ?? 0) - above;
    }
  }
  return lines;
}
