/** Limits of one list; a larger file is refused with an error code instead of exhausting memory. */
export interface ReadingLimits {
  /** Total inflated size of one workbook, in bytes. */
  inflatedBytes: number;
  columns: number;
  rows: number;
  /** Characters in one cell; Excel itself allows 32,767. */
  cellLength: number;
}

export const readingLimits: ReadingLimits = {
  inflatedBytes: 400 * 1024 * 1024,
  columns: 500,
  rows: 500_000,
  cellLength: 100_000,
};
