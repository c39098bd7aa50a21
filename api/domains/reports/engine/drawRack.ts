import { levelsFromTop, type RackCell, type RackGrid } from '@plumbline/resources/rules/racks/index';
import { coloursOf } from './palette';
import { escapeXml } from './xml';

interface Mark extends RackCell {
  /** Of the deficiency in the report. */
  number: string;
  /** Code of its danger level, which colours the cell. */
  code: string;
  /** Open from an earlier inspection: framed instead of filled. */
  isEarlier?: boolean;
}
interface RackPicture extends RackGrid {
  /** Word for the lowest row. */
  floor: string;
  marks: readonly Mark[];
  /** Words for the two kinds of marks, where both need telling apart. */
  legend?: { foundNow: string; foundEarlier: string };
}

const prefix = 'rack:';

/** Used in a context instead of a picture's hash: the front of the rack, drawn when the document is made. */
export const rackPictureOf = (picture: RackPicture): string =>
  prefix + Buffer.from(JSON.stringify(picture)).toString('base64url');

/** The rack in the hash of `rackPictureOf`; undefined: it is another picture. */
export const rackIn = (hash: string): RackPicture | undefined =>
  hash.startsWith(prefix)
    ? JSON.parse(Buffer.from(hash.slice(prefix.length), 'base64url').toString())
    : undefined;

/** Bays side by side; longer racks go on below. */
const mostBays = 20;
const size = { label: 130, cell: 92, height: 62, head: 46, between: 34, legend: 44 };
const grey = { upright: '#5c6873', beam: '#9aa7af', floor: '#e7ebee', text: '#1f2a33' };
const dangers = ['red', 'orange', 'green'];

/**
 * The front as PNG: a row per level, the floor below; cells with deficiencies in the colour of the worst, with their
 * numbers, and those of earlier inspections in a dashed frame.
 */
export async function drawRack(rack: RackPicture): Promise<Buffer> {
  const rows = levelsFromTop(rack);
  const lines: number[][] = [];
  rack.bays.forEach((_name, index) => {
    if (index % mostBays === 0) lines.push([]);
    lines.at(-1)?.push(index + 1);
  });
  const tall = size.head + rows.length * size.height + size.between;
  const drawn = lines.flatMap((bays, line) => {
    const top = line * tall + size.head;
    const bottom = top + rows.length * size.height;
    const left = (bay: number) => size.label + bay * size.cell;
    return [
      ...bays.map((bay, at) =>
        textAt(rack.bays[bay - 1] ?? '', left(at) + size.cell / 2, top - 14, { most: 8 }),
      ),
      ...rows.flatMap((level, row) => {
        const y = top + row * size.height;
        return [
          textAt(level === 0 ? rack.floor : String(level), size.label - 16, y + 42, {
            most: 12,
            isAtEnd: true,
          }),
          ...bays.map((bay, at) => drawCell(rack, { bay, level }, { x: left(at), y })),
        ];
      }),
      // Uprights stand on the floor between the bays.
      ...[...bays, 0].map(
        (_bay, at) =>
          `<path d="M${left(at)} ${top - 4}V${bottom}" stroke="${grey.upright}" stroke-width="7"/>`,
      ),
    ];
  });
  const legend = drawLegend(rack.legend, lines.length * tall);
  const width = Math.max(
    size.label + Math.min(mostBays, rack.bays.length) * size.cell + 8,
    legendWidth(rack.legend),
  );
  const height = lines.length * tall + (rack.legend ? 2 * size.legend : 0);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}${legend}</svg>`;
  // Lazy import: few processes draw a rack.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' }).png().toBuffer();
}

function drawCell(
  { marks }: RackPicture,
  { bay, level }: RackCell,
  { x, y }: { x: number; y: number },
): string {
  const here = marks.filter((mark) => mark.bay === bay && mark.level === level);
  const found = here.filter(({ isEarlier }) => !isEarlier);
  const { fill, text } = coloursOf(worstOf(found)) ?? {};
  const ground = fill ? `#${fill}` : level === 0 ? grey.floor : '#ffffff';
  const beam = `<path d="M${x} ${y + size.height}H${x + size.cell}" stroke="${grey.beam}" stroke-width="${level === 0 ? 3 : 8}"/>`;
  const box = `<rect x="${x}" y="${y}" width="${size.cell}" height="${size.height}" fill="${ground}"/>`;
  const frame = found.length < here.length ? frameAt(worstOf(here.filter(isBefore)), { x, y }) : '';
  const [first, ...others] = [...found, ...here.filter(isBefore)];
  const words = first ? (others.length > 0 ? `${first.number} +${others.length}` : first.number) : '';
  const numbers = words
    ? textAt(words, x + size.cell / 2, y + 40, {
        most: 8,
        fill: text ? `#${text}` : grey.text,
        isBold: !first?.isEarlier,
      })
    : '';
  return `${box}${beam}${frame}${numbers}`;
}

const isBefore = ({ isEarlier }: Mark): boolean => isEarlier === true;
const worstOf = (marks: readonly Mark[]): string =>
  dangers.find((danger) => marks.some(({ code }) => code === danger)) ?? '';

/** Within the uprights and above the beam. */
function frameAt(code: string, { x, y }: { x: number; y: number }): string {
  const colour = coloursOf(code)?.text;
  return `<rect x="${x + 9}" y="${y + 6}" width="${size.cell - 18}" height="${size.height - 16}" fill="none" stroke="${colour ? `#${colour}` : grey.text}" stroke-width="4" stroke-dasharray="12 7"/>`;
}

/** A line for each kind, below the rack. */
function drawLegend(legend: RackPicture['legend'], top: number): string {
  if (!legend) return '';
  const box = { width: size.cell - 18, height: 30 };
  const marks = [
    `fill="${grey.floor}" stroke="${grey.beam}"`,
    `fill="none" stroke="${grey.text}" stroke-width="4" stroke-dasharray="12 7"`,
  ];
  return [legend.foundNow, legend.foundEarlier]
    .map((text, line) => {
      const y = top + line * size.legend - 6;
      const mark = `<rect x="${size.label + 9}" y="${y}" width="${box.width}" height="${box.height}" ${marks[line]}/>`;
      return mark + textAt(text, size.label + size.cell + 8, y + 24, { most: 60, isAtStart: true });
    })
    .join('');
}

/** Room for the texts of the legend; no font is measured, so it is generous. */
const legendWidth = (legend: RackPicture['legend']): number =>
  legend ? size.label + size.cell + Math.max(...Object.values(legend).map(({ length }) => length)) * 14 : 0;

interface TextLook {
  /** Characters for which there is room. */
  most: number;
  fill?: string;
  isBold?: boolean;
  isAtEnd?: boolean;
  isAtStart?: boolean;
}

function textAt(
  text: string,
  x: number,
  y: number,
  { most, fill = grey.text, isBold, isAtEnd, isAtStart }: TextLook,
): string {
  const anchor = isAtEnd ? 'end' : isAtStart ? 'start' : 'middle';
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  const weight = isBold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Carlito, Liberation Sans" font-size="26"${weight} fill="${fill}">${escapeXml(shown)}</text>`;
}
