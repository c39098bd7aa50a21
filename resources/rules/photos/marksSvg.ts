import type { PhotoMark } from '../../language/fields/types/photoNotes';

interface Picture {
  width: number;
  height: number;
}

/** Signal red with a white edge, visible on any background. */
const color = '#d50000';
const edge = '#ffffff';

/**
 * The marks of a photo as the inner markup of an SVG whose view box is the picture in pixels. Screen and printed report
 * use the same drawing.
 */
export function marksSvg(marks: readonly PhotoMark[], { width, height }: Picture): string {
  const unit = Math.max(width, height) / 100;
  return marks.map((mark) => drawMark(mark, { width, height, unit })).join('');
}

function drawMark(mark: PhotoMark, { width, height, unit }: Picture & { unit: number }): string {
  const from = { x: mark.x1 * width, y: mark.y1 * height };
  const to = { x: mark.x2 * width, y: mark.y2 * height };
  const stroke = (path: string) =>
    `<path d="${path}" fill="none" stroke="${edge}" stroke-width="${round(unit * 1.5)}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(unit * 0.8)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  switch (mark.kind) {
    case 'arrow':
      return stroke(`${line(from, to)} ${head(from, to, unit * 4)}`) + label(mark.text, from, unit);
    case 'measure':
      return (
        stroke(`${line(from, to)} ${tick(from, to, unit * 2)} ${tick(to, from, unit * 2)}`) +
        label(mark.text, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - unit }, unit)
      );
    case 'circle': {
      const [rx, ry] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2];
      const [cx, cy] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
      const path = `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0`;
      return stroke(path) + label(mark.text, { x: cx, y: cy - ry }, unit);
    }
    case 'text':
      return label(mark.text, from, unit);
  }
}

interface Point {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const line = (from: Point, to: Point): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** The two strokes of an arrow's head, which stands at `to`. */
function head(from: Point, to: Point, length: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return [-0.5, 0.5]
    .map((turn) =>
      line(to, {
        x: to.x - length * Math.cos(angle + turn),
        y: to.y - length * Math.sin(angle + turn),
      }),
    )
    .join(' ');
}

/** The cross stroke at the end of a measure line. */
function tick(at: Point, other: Point, length: number): string {
  const angle = Math.atan2(other.y - at.y, other.x - at.x) + Math.PI / 2;
  const by = { x: length * Math.cos(angle), y: length * Math.sin(angle) };
  return line({ x: at.x - by.x, y: at.y - by.y }, { x: at.x + by.x, y: at.y + by.y });
}

function label(text: string | undefined, at: Point, unit: number): string {
  if (!text) return '';
  return `<text x="${round(at.x)}" y="${round(at.y - unit)}" text-anchor="middle" font-family="Carlito, Liberation Sans, Arial, sans-serif" font-weight="700" font-size="${round(unit * 4)}" fill="${color}" stroke="${edge}" stroke-width="${round(unit)}" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Forbidden in XML.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 does not allow.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
