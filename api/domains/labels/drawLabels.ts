import type { PDFDocument, PDFImage, PDFPage } from '@cantoo/pdf-lib';
import {
  type LabelContent,
  type LabelGrid,
  type LabelShape,
  type LabelSymbol,
  labelPlace,
  layoutLabel,
} from '@plumbline/resources/rules/labels/index';
import { type DocumentFont, documentFont } from '../../base/pdf/documentFont';
import { shortenText } from '../../base/pdf/shortenText';

export interface LabelSheet {
  labels: readonly LabelContent[];
  grid: LabelGrid;
  /** First label to print on the first sheet, from 1. */
  start: number;
  symbol: LabelSymbol;
  title: string;
  /** PNG or JPEG. */
  logo?: Buffer | undefined;
}

/** PDF points per millimetre. */
const mm = 72 / 25.4;

/** Draws the labels as PDF, with codes as vectors, so that they print at the printer's resolution. */
export async function drawLabels(sheet: LabelSheet): Promise<Uint8Array> {
  // Imported lazily: most processes never print labels.
  const { PDFDocument, PDFName } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(sheet.title);
  const faces = { plain: await documentFont(pdf), bold: await documentFont(pdf, 'bold') };
  const logo = sheet.logo && (await embed(pdf, sheet.logo));
  const { grid } = sheet;
  const addPage = (): PDFPage => {
    const added = pdf.addPage([grid.pageWidth * mm, grid.pageHeight * mm]);
    added.node.setFontDictionary(PDFName.of('Plain'), faces.plain.font.ref);
    added.node.setFontDictionary(PDFName.of('Bold'), faces.bold.font.ref);
    if (logo) added.node.setXObject(PDFName.of('Logo'), logo.ref);
    return added;
  };
  const pages = new Map<number, { page: PDFPage; operators: string[] }>();
  for (const [index, label] of sheet.labels.entries()) {
    const { page, x, y } = labelPlace(grid, index + sheet.start - 1);
    const on = pages.get(page) ?? { page: addPage(), operators: [] };
    pages.set(page, on);
    const shapes = layoutLabel(
      { ...label, hasLogo: label.hasLogo && logo !== undefined },
      { width: grid.labelWidth, height: grid.labelHeight },
      sheet.symbol,
    );
    const place = { x, top: grid.pageHeight - y };
    for (const shape of shapes) on.operators.push(draw(shape, place, faces, logo));
  }
  for (const { page, operators } of pages.values()) {
    const stream = pdf.context.flateStream(operators.join('\n'));
    page.node.addContentStream(pdf.context.register(stream));
  }
  return pdf.save();
}

interface Faces {
  plain: DocumentFont;
  bold: DocumentFont;
}

const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).toString('latin1') === 'PNG';
const embed = (pdf: PDFDocument, bytes: Buffer): Promise<PDFImage> =>
  isPng(bytes) ? pdf.embedPng(bytes) : pdf.embedJpg(bytes);

/** Upper left corner of the label, from the left and lower edges of the page, in millimetres. */
interface Place {
  x: number;
  top: number;
}

const points = (millimetres: number): string => (millimetres * mm).toFixed(3);

function draw(shape: LabelShape, place: Place, faces: Faces, logo?: PDFImage): string {
  switch (shape.kind) {
    case 'qr':
      return drawModules(shape.modules, place.x + shape.x, place.top - shape.y, {
        width: shape.size / shape.modules.length,
        height: shape.size / shape.modules.length,
      });
    case 'bars':
      return drawModules([shape.bars], place.x + shape.x, place.top - shape.y, {
        width: shape.width / shape.bars.length,
        height: shape.height,
      });
    case 'text':
      return drawText(shape, place, faces);
    case 'logo':
      return logo ? drawLogo(shape, place, logo) : '';
  }
}

/** Adjacent dark modules are merged into one rectangle, to avoid hairlines between them. */
function drawModules(
  rows: readonly (readonly boolean[])[],
  left: number,
  top: number,
  { width, height }: { width: number; height: number },
): string {
  const rectangles: string[] = [];
  for (const [line, modules] of rows.entries())
    for (let at = 0; at < modules.length; at += 1) {
      if (!modules[at]) continue;
      const first = at;
      while (modules[at + 1]) at += 1;
      const numbers = [left + first * width, top - (line + 1) * height, (at - first + 1) * width, height];
      rectangles.push(`${numbers.map(points).join(' ')} re`);
    }
  return `${rectangles.join('\n')}\nf`;
}

/** Distance from the top of a line to the baseline, relative to the font size. */
const ascent = 0.95;

function drawText(shape: LabelShape & { kind: 'text' }, place: Place, faces: Faces): string {
  const { font, writable } = shape.isBold ? faces.bold : faces.plain;
  const size = shape.size * mm;
  const room = shape.width * mm;
  const text = writable(shape.text);
  // Narrows the text to at least 75 %, which stays readable; longer text ends with an ellipsis.
  const natural = font.widthOfTextAtSize(text, size);
  const scale = Math.max(0.75, Math.min(1, room / natural));
  const shown = shortenText(text, (one) => font.widthOfTextAtSize(one, size) * scale <= room + 0.01);
  const y = place.top - shape.y - shape.size * ascent;
  return [
    'BT',
    `/${shape.isBold ? 'Bold' : 'Plain'} ${size.toFixed(3)} Tf`,
    `${(scale * 100).toFixed(1)} Tz`,
    `1 0 0 1 ${points(place.x + shape.x)} ${points(y)} Tm`,
    `${font.encodeText(shown)} Tj`,
    'ET',
  ].join('\n');
}

function drawLogo(shape: LabelShape & { kind: 'logo' }, place: Place, logo: PDFImage): string {
  const scale = Math.min((shape.width * mm) / logo.width, (shape.height * mm) / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const y = (place.top - shape.y) * mm - height;
  return `q ${width.toFixed(3)} 0 0 ${height.toFixed(3)} ${points(place.x + shape.x)} ${y.toFixed(3)} cm /Logo Do Q`;
}
