import { fail } from '../../../base/errors/errors';
import { readingLimits } from './limits';
import type { ListRow } from './listRow';

export interface CsvParser {
  /** Parses the next chunk and returns the rows completed by it. */
  push(piece: string): ListRow[];
  /** The last row, if the text does not end with a line break. */
  end(): ListRow[];
}

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

/**
 * Splits delimited text (RFC 4180) into rows: quoted cells may contain delimiters, line breaks and doubled quotes; a
 * quote inside an unquoted cell is an ordinary character, as in Excel. Lines end with CR LF, LF or CR, also mixed.
 * Papaparse is not used: its stream expects one kind of line break, loses the delimiter in `"a"b;c`, and parses an
 * unclosed quote again with each chunk, which is quadratic; this parser is linear and reports the row of that quote
 * (IMPORT_QUOTE_OPEN).
 */
export function csvParser(delimiter: string): CsvParser {
  const delimiterCode = delimiter.charCodeAt(0);
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let row = 1;
  let cells: string[] = [];
  let cell = '';
  let afterReturn = false;

  function push(piece: string): ListRow[] {
    const rows: ListRow[] = [];
    let from = 0;
    for (let index = 0; index < piece.length; index += 1) {
      const code = piece.charCodeAt(index);
      if (state === 'quoted') {
        if (code !== quote) continue;
        take(piece.slice(from, index));
        state = 'closed';
        from = index + 1;
      } else if (state === 'closed' && code === quote) {
        cell += '"';
        state = 'quoted';
        from = index + 1;
      } else if (state === 'start' && code === quote) {
        state = 'quoted';
        from = index + 1;
      } else if (code === delimiterCode) {
        take(piece.slice(from, index));
        endCell();
        from = index + 1;
      } else if (code === lineFeed || code === carriageReturn) {
        take(piece.slice(from, index));
        from = index + 1;
        if (!(code === lineFeed && afterReturn)) endRow(rows);
        afterReturn = code === carriageReturn;
        continue;
      } else if (state === 'start' || state === 'closed') state = 'plain';
      afterReturn = false;
    }
    take(piece.slice(from));
    return rows;
  }

  function take(text: string): void {
    cell += text;
    if (cell.length > readingLimits.cellLength)
      fail(state === 'quoted' ? 'IMPORT_QUOTE_OPEN' : 'IMPORT_CELL_TOO_LONG', {
        row,
        max: readingLimits.cellLength,
      });
  }

  function endCell(): void {
    cells.push(cell);
    if (cells.length > readingLimits.columns)
      fail('IMPORT_TOO_MANY_COLUMNS', { row, max: readingLimits.columns });
    cell = '';
    state = 'start';
  }

  function endRow(rows: ListRow[]): void {
    endCell();
    if (cells.some((text) => text.trim() !== '')) rows.push({ row, cells });
    row += 1;
    cells = [];
  }

  function end(): ListRow[] {
    if (state === 'quoted') fail('IMPORT_QUOTE_OPEN', { row });
    const rows: ListRow[] = [];
    if (cells.length > 0 || cell !== '') endRow(rows);
    return rows;
  }

  return { push, end };
}
