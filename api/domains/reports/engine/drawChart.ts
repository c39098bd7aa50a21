import { coloursOf } from './palette';
import { escapeXml } from './xml';

/** A bar of a chart: its words, its number, and the code that colours it. */
export interface Bar {
  word: string;
  count: number;
  code: string;
}

const prefix = 'chart:';

/** Used in a context instead of a picture's hash: the chart itself, drawn when the document is made. */
export const chartOf = (bars: readonly Bar[]): string =>
  prefix + Buffer.from(JSON.stringify(bars)).toString('base64url');

export const isChart = (hash: string): boolean => hash.startsWith(prefix);

const size = { width: 1200, row: 90, label: 420, number: 90, bar: 46 };

/** A bar chart as PNG, for the hash of `chartOf`. */
export async function drawChart(hash: string): Promise<Buffer> {
  const bars: Bar[] = JSON.parse(Buffer.from(hash.slice(prefix.length), 'base64url').toString());
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const room = size.width - size.label - size.number;
  const rows = bars.map(({ word, count, code }, index) => {
    const middle = index * size.row + size.row / 2;
    const width = Math.max(count > 0 ? 6 : 0, (count / most) * room);
    const text = `y="${middle + 12}" font-family="Carlito, Liberation Sans" font-size="36" fill="#1f2a33"`;
    const { fill = 'd3dae0', text: line = '5c6873' } = coloursOf(code) ?? {};
    return `<text x="0" ${text}>${escapeXml(word)}</text>
      <rect x="${size.label}" y="${middle - size.bar / 2}" width="${width}" height="${size.bar}" fill="#${fill}" stroke="#${line}" stroke-width="2"/>
      <text x="${size.label + width + 14}" ${text}>${count}</text>`;
  });
  const height = Math.max(1, bars.length) * size.row;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}">${rows.join('')}</svg>`;
  // Lazy import: few processes draw a chart.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' }).png().toBuffer();
}
