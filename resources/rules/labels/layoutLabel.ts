import { code128Modules, qrModules } from './codeModules';

/** Texts of a label. */
export const labelLines = ['number', 'name', 'place', 'nextInspection', 'logo'] as const;
export type LabelLine = (typeof labelLines)[number];

/** `both`: the barcode is below the texts, for scanners without QR support. */
export const labelSymbols = ['qr', 'code128', 'both'] as const;
export type LabelSymbol = (typeof labelSymbols)[number];

export interface LabelContent {
  /** Content of the QR code: the address of the public page. */
  address: string;
  /** Content of the barcode: the bare code. */
  code: string;
  /** The first is printed largest. */
  lines: readonly string[];
  hasLogo: boolean;
}

/** Millimetres from the upper left corner of the label. */
export type LabelShape =
  | { kind: 'qr'; x: number; y: number; size: number; modules: readonly (readonly boolean[])[] }
  | { kind: 'bars'; x: number; y: number; width: number; height: number; bars: readonly boolean[] }
  | { kind: 'text'; x: number; y: number; width: number; size: number; isBold: boolean; text: string }
  | { kind: 'logo'; x: number; y: number; width: number; height: number };

interface Box {
  width: number;
  height: number;
}

/** Margin that printers cannot reach, with a tolerance. */
const edgeOf = ({ height }: Box): number => (height < 15 ? 0.8 : 2);
/** In modules: ISO/IEC 18004 requires four around a QR code, 15417 ten beside a barcode. */
const quietQr = 4;
const quietBars = 10;
const gap = 1.5;

/** The layout of a label, used for print and preview. */
export function layoutLabel(content: LabelContent, box: Box, symbol: LabelSymbol): LabelShape[] {
  const edge = edgeOf(box);
  const bars = symbol === 'qr' ? null : code128Modules(content.code);
  const hasQr = symbol !== 'code128' || bars === null;
  const inner = { width: box.width - 2 * edge, height: box.height - 2 * edge };
  const qr = hasQr ? layQr(content.address, inner, edge) : null;
  const wordsLeft = qr ? edge + qr.taken + gap : edge;
  const words = { x: wordsLeft, width: box.width - edge - wordsLeft };
  const barHeight = bars ? Math.min(12, inner.height * (hasQr ? 0.35 : 0.5)) : 0;
  const shapes: LabelShape[] = qr ? [qr.shape] : [];
  if (bars && words.width > 8) {
    const module = words.width / (bars.length + 2 * quietBars);
    shapes.push({
      kind: 'bars',
      x: words.x + module * quietBars,
      y: edge + inner.height - barHeight,
      width: module * bars.length,
      height: barHeight,
      bars,
    });
  }
  const room = { x: words.x, y: edge, width: words.width, height: inner.height - (bars ? barHeight + 1 : 0) };
  return [...shapes, ...layWords(content, room)];
}

/** As large as fits, up to a maximum. */
function layQr(address: string, inner: Box, edge: number) {
  const modules = qrModules(address);
  const taken = Math.min(inner.height, inner.width * 0.45, 30);
  // The label's light margin is part of the quiet zone.
  const quiet = Math.max(0, (taken / (modules.length + 2 * quietQr)) * quietQr - edge);
  const size = taken - 2 * quiet;
  const shape: LabelShape = {
    kind: 'qr',
    x: edge + quiet,
    y: edge + (inner.height - taken) / 2 + quiet,
    size,
    modules,
  };
  return { taken, shape };
}

const logoShare = 0.24;

function layWords(
  { lines, hasLogo }: LabelContent,
  room: { x: number; y: number; width: number; height: number },
): LabelShape[] {
  if (room.width < 5 || room.height < 3) return [];
  const logo = hasLogo && room.height > 12 ? Math.min(9, room.height * logoShare) : 0;
  const left = room.height - (logo ? logo + 1 : 0);
  const shapes: LabelShape[] = logo
    ? [{ kind: 'logo', x: room.x, y: room.y, width: room.width, height: logo }]
    : [];
  const texts = lines.slice(0, Math.max(1, Math.floor(left / smallest)));
  // The first line is 1.5 times as large.
  const unit = Math.min(4.2, left / ((texts.length + 0.5) * lineHeight));
  const sized = texts.map((text, index) => ({
    text,
    size: sizeFitting(text, index === 0 ? unit * 1.5 : unit, room.width),
  }));
  const height = sized.reduce((sum, { size }) => sum + size * lineHeight, 0);
  let y = room.y + (logo ? logo + 1 : 0) + Math.max(0, left - height) / 2;
  for (const [index, { text, size }] of sized.entries()) {
    shapes.push({ kind: 'text', x: room.x, y, width: room.width, size, isBold: index === 0, text });
    y += size * lineHeight;
  }
  return shapes;
}

/** Average width of a letter, relative to its height. */
const letterWidth = 0.52;

/** Long texts are shrunk as far as they stay readable. */
const sizeFitting = (text: string, wished: number, width: number): number =>
  Math.min(wished, Math.max(Math.min(smallest, wished), width / (text.length * letterWidth)));

const lineHeight = 1.2;
/** Minimum height in millimetres readable at arm's length. */
const smallest = 2.3;
