import type { Cell } from '@plumbline/resources/language/exchange/cell';

/** A non-empty row. `row` is the spreadsheet's row number, from 1, counting title and blank rows. */
export interface ListRow {
  row: number;
  cells: Cell[];
  /** Columns whose value comes from merged cells, with the row where it stands. */
  merged?: ReadonlyMap<number, number>;
}
/** Rows in batches, as they are read from the file. */
export type Rows = AsyncIterable<ListRow[]>;
