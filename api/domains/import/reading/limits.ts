/** Limits of one list; a larger file is refused with an error code instead of exhausting memory. */
export interface ReadingLimits {
  /** Total inflated size of one workbook, in bytes; a sheet counts three times, as often as it is read. */
  inflatedBytes: number;
  columns: number;
  rows: number;
  /** Characters in one cell; Excel itself allows 32,767. */
  cellLength: number;
}

export const readingLimits: ReadingLimits = {
  inflatedBytes: 600 * 1024 * 1024,
  columns: 500,
  rows: 500_000,
  cellLength: 100_000,
};
