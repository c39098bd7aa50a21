import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvParser } from './csvParser';

const cellsOf = (text: string, delimiter = ';') => {
  const parser = csvParser(delimiter);
  return [...parser.push(text), ...parser.end()].map(({ cells }) => cells);
};

describe('csvParser', () => {
  it('reads quoted delimiters, doubled quotes and line breaks', () => {
    expect(cellsOf('a;"b;c";"die ""gelbe"" Leiter"\r\n"zwei\r\nZeilen";x;')).toEqual([
      ['a', 'b;c', 'die "gelbe" Leiter'],
      ['zwei\r\nZeilen', 'x', ''],
    ]);
  });

  it('ends lines with CR LF, LF or CR and counts blank ones', () => {
    const parser = csvParser(',');
    expect([...parser.push('a,b\r\n\r\n,\nc,d\re,f'), ...parser.end()]).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 4, cells: ['c', 'd'] },
      { row: 5, cells: ['e', 'f'] },
    ]);
  });

  it('treats a quote inside a cell as an ordinary character', () => {
    expect(cellsOf('13" Rad;5 "Zoll"\n"a"b;c')).toEqual([
      ['13" Rad', '5 "Zoll"'],
      ['ab', 'c'],
    ]);
  });

  it('names the row whose quote never closes', () => {
    expect(() => cellsOf('a;b\n"c;d\ne;f\n')).toThrow(
      expect.objectContaining({ code: 'IMPORT_QUOTE_OPEN', data: { row: 2 } }),
    );
    const parser = csvParser(';');
    expect(() => parser.push(`a\n"${'x;\n'.repeat(40_000)}`)).toThrow(
      expect.objectContaining({ code: 'IMPORT_QUOTE_OPEN' }),
    );
  });

  it('refuses cells and rows above the limits', () => {
    expect(() => cellsOf('x'.repeat(100_001))).toThrow(
      expect.objectContaining({ code: 'IMPORT_CELL_TOO_LONG' }),
    );
    expect(() => cellsOf(';'.repeat(600))).toThrow(
      expect.objectContaining({ code: 'IMPORT_TOO_MANY_COLUMNS', data: { row: 1, max: 500 } }),
    );
  });

  it('reads the output of another program, independently of chunk boundaries', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'ż', '"', ';', ',', '\n', '\r', ' ', '1'),
      maxLength: 8,
    });
    const table = fc.array(
      fc
        .array(cell, { minLength: 2, maxLength: 4 })
        .filter((cells) => cells.some((text) => text.trim() !== '')),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        table,
        fc.array(fc.nat(200), { maxLength: 5 }),
        fc.constantFrom('\r\n', '\n'),
        (rows, cuts, newline) => {
          const text = Papa.unparse(rows, { delimiter: ';', newline });
          const parser = csvParser(';');
          const bounds = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
          const pieces = bounds.slice(1).map((bound, index) => text.slice(bounds[index], bound));
          expect(
            [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()].map(({ cells }) => cells),
          ).toEqual(rows);
        },
      ),
      { numRuns: 500 },
    );
  });
});
