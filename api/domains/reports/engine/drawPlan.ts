import { headBytes, readPackHead, tileEdge } from '@plumbline/resources/rules/floorPlans/index';
import { coloursOf } from './palette';
import { escapeXml } from './xml';

interface Pin {
  number: string;
  /** Code of the result, which colours it. */
  code: string;
  /** Fractions of the plan. */
  x: number;
  y: number;
}
export interface PlanPicture {
  /** Of the file with its tiles. */
  hash: string;
  /** Pixels of the largest zoom level. */
  width: number;
  height: number;
  pins: readonly Pin[];
}
/** Reads bytes of that file. */
export type ReadPart = (part: { start: number; length: number }) => Promise<Uint8Array>;

const prefix = 'plan:';

/** Used in a context instead of a picture's hash: the plan with its pins, drawn when the document is made. */
export const planPictureOf = (picture: PlanPicture): string =>
  prefix + Buffer.from(JSON.stringify(picture)).toString('base64url');

/** The plan in the hash of `planPictureOf`; undefined: it is another picture. */
export const planIn = (hash: string): PlanPicture | undefined =>
  hash.startsWith(prefix)
    ? JSON.parse(Buffer.from(hash.slice(prefix.length), 'base64url').toString())
    : undefined;

/** Pixels of the longer side: fine enough for a page of A4. */
const mostEdge = 2400;

/** The plan as JPEG, from the zoom level that suits a printed page. */
export async function drawPlan({ width, height, pins }: PlanPicture, readPart: ReadPart): Promise<Buffer> {
  const index = readPackHead(await readPart({ start: 0, length: headBytes(width, height) }));
  if (!index) throw new Error('the tiles of a plan cannot be read');
  const { levels, slice } = index;
  const finest = levels.findLastIndex((one) => Math.max(one.width, one.height) <= mostEdge);
  const zoom = Math.max(0, finest);
  const level = levels[zoom];
  if (!level) throw new Error('a plan without a zoom level');
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (let row = 0; row < level.rows; row += 1)
    for (let column = 0; column < level.columns; column += 1) {
      const found = slice({ zoom, column, row });
      if (!found) continue;
      const part = await readPart({ start: found.start, length: found.end - found.start });
      tiles.push({ input: Buffer.from(part), left: column * tileEdge, top: row * tileEdge });
    }
  const marks = Buffer.from(drawPins(pins, level));
  // Lazy import: few processes draw a plan.
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: level.width, height: level.height, channels: 3, background: '#ffffff' } })
    .composite([...tiles, { input: marks, left: 0, top: 0 }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Numbered circles in the colour of their result, as large as text on the printed page. */
function drawPins(pins: readonly Pin[], { width, height }: { width: number; height: number }): string {
  const radius = Math.max(10, Math.max(width, height) / 85);
  const drawn = pins.map(({ number, code, x, y }) => {
    const [left, top] = [x * width, y * height];
    const { fill = 'd3dae0', text = '33414a' } = coloursOf(code) ?? {};
    const size = radius * (number.length > 2 ? 0.9 : 1.15);
    return `<circle cx="${left}" cy="${top}" r="${radius}" fill="#${fill}" stroke="#${text}" stroke-width="${radius / 5}"/>
      <text x="${left}" y="${top + size * 0.36}" font-family="Carlito, Liberation Sans" font-weight="700" font-size="${size}" text-anchor="middle" fill="#${text}">${escapeXml(number)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`;
}
