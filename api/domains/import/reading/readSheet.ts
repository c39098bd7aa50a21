import type { Cell } from '@plumbline/resources/language/exchange/cell';
import { fail } from '../../../base/errors/errors';
import { readingLimits } from './limits';
import type { ListRow, Rows } from './listRow';
import type { Sheet, Workbook } from './openWorkbook';
import { columnOf, type Merge, type Merges } from './readMerges';
import { decodeEscapes } from './readSharedStrings';
import { readXml } from './readXml';
import { textOfSerial } from './textOfSerial';

/**
 * Streams the rows of a sheet; numbers stay numbers, date cells become `YYYY-MM-DD` without time zone conversion. A
 * value of cells merged over several rows stands in each of them.
 */
export async function* readSheet(workbook: Workbook, sheet: Sheet, merges: Merges): Rows {
  let rows: ListRow[] = [];
  const fill = mergeFiller(merges);
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
        rows.push(fill({ row: current.row, cells: Array.from(current.cells, (value) => value ?? null) }));
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

/** Fills rows, passed in their order, from the merged cells above. */
function mergeFiller(merges: Merges): (row: ListRow) => ListRow {
  if (merges.size === 0) return (row) => row;
  const open = new Map<number, Merge & { value: Cell }>();
  return ({ row, cells }) => {
    const merged = new Map<number, number>();
    for (const { column, from, to, value } of open.values()) {
      if (to < row) open.delete(column);
      else if ((cells[column] ?? null) === null) {
        while (cells.length < column) cells.push(null);
        cells[column] = value;
        merged.set(column, from);
      }
    }
    for (const merge of merges.get(row) ?? []) {
      const value = cells[merge.column] ?? null;
      if (value !== null) open.set(merge.column, { ...merge, value });
    }
    return merged.size > 0 ? { row, cells, merged } : { row, cells };
  };
}
