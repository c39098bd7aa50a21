/** Layout of a label sheet; millimetres from the upper left corner. */
export interface LabelGrid {
  pageWidth: number;
  pageHeight: number;
  labelWidth: number;
  labelHeight: number;
  columns: number;
  rows: number;
  left: number;
  top: number;
  /** Horizontal and vertical pitch, from edge to edge. */
  pitchX: number;
  pitchY: number;
}

const a4 = { pageWidth: 210, pageHeight: 297 } as const;
type OnA4 = Omit<LabelGrid, 'pageWidth' | 'pageHeight'>;
const sheet = (grid: OnA4): LabelGrid => ({ ...a4, ...grid });

/** A label printer: the page is the label. */
const single = (width: number, height: number): LabelGrid => ({
  pageWidth: width,
  pageHeight: height,
  labelWidth: width,
  labelHeight: height,
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  pitchX: width,
  pitchY: height,
});

/** Dimensions of Avery Zweckform and HERMA, by product number. */
export const labelFormats = {
  L4731: sheet({
    labelWidth: 25.4,
    labelHeight: 10,
    columns: 7,
    rows: 27,
    left: 9,
    top: 13.5,
    pitchX: 27.9,
    pitchY: 10,
  }),
  L6011: sheet({
    labelWidth: 63.5,
    labelHeight: 29.6,
    columns: 3,
    rows: 9,
    left: 7.2,
    top: 15.3,
    pitchX: 66,
    pitchY: 29.6,
  }),
  L7160: sheet({
    labelWidth: 63.5,
    labelHeight: 38.1,
    columns: 3,
    rows: 7,
    left: 7.2,
    top: 15.15,
    pitchX: 66,
    pitchY: 38.1,
  }),
  L7163: sheet({
    labelWidth: 99.1,
    labelHeight: 38.1,
    columns: 2,
    rows: 7,
    left: 4.65,
    top: 15.15,
    pitchX: 101.6,
    pitchY: 38.1,
  }),
  L4760: sheet({
    labelWidth: 192,
    labelHeight: 38,
    columns: 1,
    rows: 7,
    left: 9,
    top: 15.5,
    pitchX: 192,
    pitchY: 38,
  }),
  'Avery 3666': sheet({
    labelWidth: 38,
    labelHeight: 21.2,
    columns: 5,
    rows: 13,
    left: 10,
    top: 10.7,
    pitchX: 38,
    pitchY: 21.2,
  }),
  'HERMA 4610': sheet({
    labelWidth: 52.5,
    labelHeight: 29.7,
    columns: 4,
    rows: 10,
    left: 0,
    top: 0,
    pitchX: 52.5,
    pitchY: 29.7,
  }),
  '62 mm': single(62, 29),
  '50 × 25': single(50, 25),
  '100 × 50': single(100, 50),
} as const satisfies Record<string, LabelGrid>;
export type LabelFormatName = keyof typeof labelFormats;

export const labelFormatNames = Object.keys(labelFormats) as [LabelFormatName, ...LabelFormatName[]]; // keys of a constant

export const labelsPerPage = ({ columns, rows }: Pick<LabelGrid, 'columns' | 'rows'>): number =>
  columns * rows;

/** Validates a custom grid: labels must not overlap or leave the page. */
export function gridProblem(grid: LabelGrid): 'overlapX' | 'overlapY' | 'tooWide' | 'tooHigh' | null {
  if (grid.columns > 1 && grid.pitchX < grid.labelWidth) return 'overlapX';
  if (grid.rows > 1 && grid.pitchY < grid.labelHeight) return 'overlapY';
  if (grid.left + (grid.columns - 1) * grid.pitchX + grid.labelWidth > grid.pageWidth + tolerance)
    return 'tooWide';
  if (grid.top + (grid.rows - 1) * grid.pitchY + grid.labelHeight > grid.pageHeight + tolerance)
    return 'tooHigh';
  return null;
}

// Printed dimensions are rounded to a tenth of a millimetre.
const tolerance = 0.5;

/** Page and upper left corner of the label with this index, from 0. */
export function labelPlace(grid: LabelGrid, number: number): { page: number; x: number; y: number } {
  const onPage = number % labelsPerPage(grid);
  return {
    page: Math.floor(number / labelsPerPage(grid)),
    x: grid.left + (onPage % grid.columns) * grid.pitchX,
    y: grid.top + Math.floor(onPage / grid.columns) * grid.pitchY,
  };
}
