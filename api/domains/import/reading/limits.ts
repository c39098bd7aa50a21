/** Bounds of one list; beyond them the file is refused with a code instead of filling memory. */
export interface ReadingLimits {
  /** Everything taken out of one workbook, in bytes. */
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
