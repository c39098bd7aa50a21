import type { Cell } from '@plumbline/resources/language/exchange/cell';

/** A row that holds something. `row` counts as spreadsheets do: from 1, titles and blank rows included. */
export interface ListRow {
  row: number;
  cells: Cell[];
}
/** Rows in batches, as they come off the file. */
export type Rows = AsyncIterable<ListRow[]>;
