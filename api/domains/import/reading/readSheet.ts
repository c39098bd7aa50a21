import type { Cell } from '@plumbline/resources/language/exchange/cell';
import { fail } from '../../../base/errors/errors';
import { readingLimits } from './limits';
import type { ListRow, Rows } from './listRow';
import type { Sheet, Workbook } from './openWorkbook';
import { decodeEscapes } from './readSharedStrings';
import { readXml } from './readXml';
import { textOfSerial } from './textOfSerial';

/** Streams the rows of a sheet; numbers stay numbers, date cells become `YYYY-MM-DD` without time zone conversion. */
export async function* readSheet(workbook: Workbook, sheet: Sheet): Rows {
  let rows: ListRow[] = [];
  let current: ListRow = { row: 0, cells: [] };
  let cell = { column: -1, type: '', style: 0, text: '' };
  let collects = false;
  const handlers = {
    open: (name: string, attributes: Record<string, string>) => {
      if (name === 'row') {
        current = { row: attributes.r ? Number(attributes.r) : current.row + 1, cells: [] };
        cell = { ...cell, column: -1 };
        if (!(current.row <= 1_048_576)) fail('IMPORT_ZIP_BROKEN');
      } else if (name === 'c') {
        cell = {
          column: attributes.r ? columnOf(attributes.r) : cell.column + 1,
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? 0),
          text: '',
        };
        if (cell.column >= readingLimits.columns)
          fail('IMPORT_TOO_MANY_COLUMNS', { row: current.row, max: readingLimits.columns });
      } else collects = name === 'v' || name === 't';
    },
    text: (text: string) => {
      if (collects) cell.text += text;
    },
    close: (name: string) => {
      collects = false;
      if (name === 'c') current.cells[cell.column] = cellValue(cell, workbook);
      else if (name === 'row' && current.cells.some((value) => value !== null && value !== ''))
        rows.push({ row: current.row, cells: Array.from(current.cells, (value) => value ?? null) });
    },
  };
  for await (const _ of readXml(workbook.archive.text(sheet.part), handlers)) {
    if (rows.length === 0) continue;
    const batch = rows;
    rows = [];
    yield batch;
  }
}

function cellValue(
  { type, style, text }: { type: string; style: number; text: string },
  workbook: Workbook,
): Cell {
  if (text === '') return null;
  if (type === 's') return workbook.strings[Number(text)] ?? null;
  if (type === 'b') return text === '1' || text === 'true';
  if (type === 'str' || type === 'inlineStr') return decodeEscapes(text);
  // Error cells keep their text (#REF!); type `d` is ISO 8601 already.
  if (type !== 'n') return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return workbook.isDateStyle[style] ? textOfSerial(number + workbook.dayShift) : number;
}

/** Zero-based column index: "AB12" → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}
