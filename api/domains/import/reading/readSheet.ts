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
  let cell: RawCell = { column: -1, type: '', style: 0, text: '' };
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
      } else {
        collects = name === 'v' || name === 't';
        // A formula without `v` was never calculated; an empty `v` is its result.
        if (name === 'f') cell.isUncalculated = true;
        else if (name === 'v') cell.isUncalculated = false;
      }
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

interface RawCell {
  column: number;
  type: string;
  style: number;
  text: string;
  isUncalculated?: boolean;
}

function cellValue({ type, style, text, isUncalculated }: RawCell, workbook: Workbook): Cell {
  if (isUncalculated) return uncalculated;
  if (text === '') return null;
  if (type === 's') return workbook.strings[Number(text)] ?? null;
  if (type === 'b') return text === '1' || text === 'true';
  if (type === 'str' || type === 'inlineStr') return decodeEscapes(text);
  // Error cells keep their text (#REF!); type `d` is ISO 8601 already.
  if (type !== 'n') return text;
  // Spreadsheets show 15 digits: a sum stored as 17.099999999999998 is 17.1.
  const number = Number(Number(text).toPrecision(15));
  if (!Number.isFinite(number)) return text;
  const { isDate, padded } = workbook.styles[style] ?? {};
  return isDate ? textOfSerial(number + workbook.dayShift) : (padded?.(number) ?? number);
}

/** Stands for a value that the file does not hold; the import reports it as a failed formula. */
const uncalculated = '#CALC!';

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
