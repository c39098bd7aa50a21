import {
  AlignmentType,
  BorderStyle,
  ImageRun,
  type ISectionOptions,
  type ITableCellOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { band, cm, line } from './look';

export type Block = ISectionOptions['children'][number];

/** A tag that also colours the cell it stands in; prints nothing itself. */
export const colour = (path: string) => `{d.${path}.code:colour}`;

export function textOf(
  style: string,
  text: string,
  more: { right?: boolean; keepNext?: boolean; bold?: boolean } = {},
): Paragraph {
  return new Paragraph({
    style,
    keepNext: more.keepNext,
    alignment: more.right ? AlignmentType.RIGHT : undefined,
    children: [new TextRun({ text, bold: more.bold })],
  });
}

/** Word joins neighbouring tables into one unless a paragraph stands between them. */
export const gap = (more: { keepNext?: boolean } = {}) => new Paragraph({ style: 'Gap', ...more });

/** A picture's place: the engine puts the picture of the tag into this box and keeps its proportions. */
export function pictureBox(tag: string, width: number, height: number): ImageRun {
  return new ImageRun({
    type: 'png',
    data: greyPixel,
    transformation: { width: width * pixelsPerCm, height: height * pixelsPerCm },
    altText: { name: 'picture', description: `{d.${tag}:pic}` },
  });
}

const pixelsPerCm = 96 / 2.54;
const greyPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNYsGDBfwAGZAMFFSXvhQAAAABJRU5ErkJggg==',
  'base64',
);

type Lines = 'none' | 'below' | 'above';

interface CellLook {
  width: number;
  span?: number;
  lines?: Lines;
  shaded?: boolean;
  /** Distance of the text from the cell's left and right edge in cm. */
  inset?: number;
  middle?: boolean;
  tall?: boolean;
}

export function cell(children: (Paragraph | Table)[], look: CellLook): TableCell {
  const inset = cm(look.inset ?? 0.18);
  const upright = cm(look.tall ? 0.14 : 0.09);
  const options: ITableCellOptions = {
    children,
    width: { size: cm(look.width), type: WidthType.DXA },
    columnSpan: look.span,
    verticalAlign: look.middle ? VerticalAlignTable.CENTER : VerticalAlignTable.TOP,
    margins: { left: inset, right: inset, top: upright, bottom: upright, marginUnitType: WidthType.DXA },
    shading: { fill: look.shaded ? band : 'auto' },
    borders: borders[look.lines ?? 'below'],
  };
  return new TableCell(options);
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const thin = { style: BorderStyle.SINGLE, size: 4, color: line } as const;
const sides = { left: none, right: none };
const borders = {
  none: { ...sides, top: none, bottom: none },
  below: { ...sides, top: none, bottom: thin },
  above: { ...sides, top: { ...thin, size: 8 }, bottom: none },
} as const;

/** A row that never splits over two pages. */
export function row(cells: TableCell[], more: { header?: boolean; height?: number } = {}): TableRow {
  return new TableRow({
    children: cells,
    cantSplit: true,
    tableHeader: more.header,
    height: more.height ? { value: cm(more.height), rule: 'atLeast' } : undefined,
  });
}

export function grid(widths: number[], rows: TableRow[]): Table {
  return new Table({
    rows,
    columnWidths: widths.map(cm),
    width: { size: cm(widths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
  });
}

/** The last, never printed round of a loop: it shows Carbone where the repeated part ends. */
export function loopEnd(path: string, widths: number[]): TableRow {
  const [first = 0, ...others] = widths;
  return row([
    cell([textOf('Cell', `{d.${path}}`)], { width: first }),
    ...others.map((width) => cell([textOf('Cell', '')], { width })),
  ]);
}

/** A label in small grey letters above its value: it takes long words in any language. */
export function fact(label: string, path: string, look: CellLook): TableCell {
  return cell(factTexts(label, path), look);
}

/** The same for a cell that holds more. */
export const factTexts = (label: string, path: string): Paragraph[] => [
  textOf('Label', `{d.labels.${label}}`),
  textOf('Value', `{d.${path}:ifEM:show(–)}`),
];
