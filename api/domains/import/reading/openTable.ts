import type { Cell } from '@plumbline/resources/language/exchange/cell';
import { cellText } from '@plumbline/resources/language/exchange/cell';
import { unguardFormula } from '@plumbline/resources/rules/export/guardFormula';
import { guessHeaderRow } from '@plumbline/resources/rules/import/guessHeaderRow';
import { fail } from '../../../base/errors/errors';
import { letterOf } from '../../../base/letterOf';
import { decodeFile } from './decodeFile';
import { type DetectedEncoding, detectEncoding } from './detectEncoding';
import { detectKind, type ListKind } from './detectKind';
import type { Encoding } from './encodings';
import { type Delimiter, guessDelimiter } from './guessDelimiter';
import { readingLimits } from './limits';
import type { ListRow, Rows } from './listRow';
import { openWorkbook, type Workbook } from './openWorkbook';
import { readCsv } from './readCsv';
import { readMerges } from './readMerges';
import { readSheet } from './readSheet';

/** Properties a user may correct; missing ones are guessed. `headerRow`: row number, 0 for a list without headings. */
export interface TableOptions {
  encoding?: Encoding;
  delimiter?: Delimiter;
  sheet?: string;
  headerRow?: number;
}
export interface Column {
  index: number;
  letter: string;
  header: string;
}
export interface Table {
  kind: ListKind;
  encoding: Encoding | null;
  encodings: DetectedEncoding['previews'];
  delimiter: Delimiter | null;
  sheets: { name: string; isHidden: boolean }[];
  sheet: string | null;
  headerRow: number;
  /** Non-empty rows up to and including the headings. */
  top: ListRow[];
  columns: Column[];
  /** The first rows below the headings. */
  sample: ListRow[];
  /** All rows below the headings. */
  rows(): Rows;
  close(): void;
}

const sampleSize = 200;

/** Opens a list of any kind for repeated reading; `known` contains the known headings, folded. */
export async function openTable(
  path: string,
  options: TableOptions,
  known: ReadonlySet<string>,
): Promise<Table> {
  const source =
    (await detectKind(path)) === 'xlsx' ? await openXlsx(path, options) : await openCsv(path, options);
  try {
    const first = await firstRows(source.rows());
    if (first.length === 0) fail('IMPORT_FILE_EMPTY');
    const guessed = guessHeaderRow(
      first.slice(0, 30).map(({ cells }) => cells),
      known,
    );
    const headerRow = options.headerRow ?? (guessed === null ? 0 : (first[guessed]?.row ?? 0));
    const headings = first.find(({ row }) => row === headerRow)?.cells ?? [];
    const sample = first
      .filter(({ row }) => row > headerRow)
      .slice(0, sampleSize)
      .map((row) => withoutHeadings(row, headerRow));
    // A cell to the right of a workbook's table becomes a column without a heading; in delimited text it is a wrongly
    // split row.
    const isCut = source.kind === 'csv' && headerRow > 0;
    const width = Math.max(
      filledWidth(headings),
      ...(isCut ? [] : sample.map(({ cells }) => filledWidth(cells))),
    );
    const columns = Array.from({ length: width }, (_, index) => ({
      index,
      letter: letterOf(index),
      header: cellText(headings[index]),
    }));
    return {
      kind: source.kind,
      encoding: source.encoding,
      encodings: source.encodings,
      delimiter: source.delimiter,
      sheets: source.sheets,
      sheet: source.sheet,
      headerRow,
      columns,
      sample,
      top: first.filter(({ row }) => row <= headerRow),
      rows: () => below(source.rows(), headerRow),
      close: source.close,
    };
  } catch (error) {
    source.close();
    throw error;
  }
}

type Source = Pick<
  Table,
  'kind' | 'encoding' | 'encodings' | 'delimiter' | 'sheets' | 'sheet' | 'rows' | 'close'
>;

async function openCsv(path: string, options: TableOptions): Promise<Source> {
  const detected = await detectEncoding(path);
  const encoding = options.encoding ?? detected.encoding;
  let sample = '';
  if (!options.delimiter) for await (const piece of decodeFile(path, encoding, 65_535)) sample += piece;
  const delimiter = options.delimiter ?? guessDelimiter(sample);
  return {
    kind: 'csv',
    encoding,
    encodings: detected.previews,
    delimiter,
    sheets: [],
    sheet: null,
    rows: () => unguarded(readCsv(decodeFile(path, encoding), delimiter)),
    close: () => undefined,
  };
}

async function openXlsx(path: string, options: TableOptions): Promise<Source> {
  const workbook: Workbook = await openWorkbook(path);
  const sheet =
    options.sheet === undefined
      ? (workbook.sheets.find(({ isHidden }) => !isHidden) ?? workbook.sheets[0])
      : workbook.sheets.find(({ name }) => name === options.sheet);
  if (!sheet) {
    workbook.archive.close();
    return fail('IMPORT_SHEET_UNKNOWN', { sheet: options.sheet ?? '' });
  }
  const merges = await readMerges(workbook.archive.text(sheet.part));
  return {
    kind: 'xlsx',
    encoding: null,
    encodings: [],
    delimiter: null,
    sheet: sheet.name,
    sheets: workbook.sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    rows: () => unguarded(readSheet(workbook, sheet, merges)),
    close: workbook.archive.close,
  };
}

// Removes the prefix that exports add against formula injection.
async function* unguarded(rows: Rows): Rows {
  for await (const batch of rows) {
    for (const { cells } of batch)
      for (const [index, cell] of cells.entries())
        if (typeof cell === 'string') cells[index] = unguardFormula(cell);
    yield batch;
  }
}

async function firstRows(rows: Rows): Promise<ListRow[]> {
  const first: ListRow[] = [];
  for await (const batch of rows) {
    first.push(...batch);
    if (first.length >= sampleSize + 30) break;
  }
  return first;
}

async function* below(rows: Rows, headerRow: number): Rows {
  let count = 0;
  for await (const batch of rows) {
    const wanted = batch.filter(({ row }) => row > headerRow);
    count += wanted.length;
    if (count > readingLimits.rows) fail('IMPORT_TOO_MANY_ROWS', { max: readingLimits.rows });
    if (wanted.length > 0) yield wanted.map((row) => withoutHeadings(row, headerRow));
  }
}

/** Without the values of headings and titles that are merged down into the row. */
function withoutHeadings({ row, cells, merged }: ListRow, headerRow: number): ListRow {
  return {
    row,
    cells: merged
      ? cells.map((cell, column) => ((merged.get(column) ?? row) <= headerRow ? null : cell))
      : cells,
  };
}

const filledWidth = (cells: readonly Cell[]): number =>
  cells.findLastIndex((cell) => cellText(cell) !== '') + 1;
