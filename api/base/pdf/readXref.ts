import { streamContent } from './pdfStream';

export type XrefEntry = { kind: 'plain'; offset: number } | { kind: 'packed'; stream: number; index: number };

interface Xref {
  entries: Map<number, XrefEntry>;
  /** Where the sections start. */
  sections: number[];
  /** Dictionary of the newest section. */
  trailer: string;
}

/** The cross-reference sections of a PDF, the newest entry of each object. */
export function readXref(bytes: Buffer): Xref {
  const entries = new Map<number, XrefEntry | undefined>();
  const sections: number[] = [];
  let newest: string | undefined;
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1_024));
  let next = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1];
  while (next !== undefined) {
    const start = Number(next);
    if (sections.includes(start)) throw new Error('cross-reference sections in a circle');
    sections.push(start);
    const trailer =
      bytes.toString('latin1', start, start + 4) === 'xref'
        ? readTable(bytes, start, entries)
        : readStream(bytes, start, entries);
    newest ??= trailer;
    next = /\/Prev\s+(\d+)/.exec(trailer)?.[1];
  }
  if (newest === undefined) throw new Error('a PDF without cross-reference table');
  const used = [...entries].flatMap(([number, entry]) => (entry ? [[number, entry] as const] : []));
  return { entries: new Map(used), sections, trailer: newest };
}

type Entries = Map<number, XrefEntry | undefined>;

function readTable(bytes: Buffer, start: number, entries: Entries): string {
  let at = start + 4;
  for (;;) {
    const header = /^\s*(\d+) (\d+)\s*?\r?\n/.exec(bytes.toString('latin1', at, at + 40));
    if (!header) break;
    at += header[0].length;
    for (let index = 0; index < Number(header[2]); index += 1, at += 20) {
      const number = Number(header[1]) + index;
      if (entries.has(number)) continue;
      const isUsed = bytes[at + 17] === 110; // n
      const offset = Number(bytes.toString('latin1', at, at + 10));
      entries.set(number, isUsed ? { kind: 'plain', offset } : undefined);
    }
  }
  const end = bytes.indexOf('startxref', at);
  return bytes.toString('latin1', at, end < 0 ? undefined : end);
}

function readStream(bytes: Buffer, start: number, entries: Entries): string {
  const opening = /^\s*\d+ 0 obj\s*/.exec(bytes.toString('latin1', start, start + 40));
  if (!opening) throw new Error('a PDF without cross-reference stream');
  const body = bytes.subarray(start + opening[0].length);
  const dictionary = body.toString('latin1', 0, Math.max(0, body.indexOf('stream')));
  const list = (name: string) =>
    new RegExp(`/${name}\\s*\\[([^\\]]*)\\]`).exec(dictionary)?.[1]?.trim().split(/\s+/).map(Number);
  const widths = list('W') ?? [];
  const row = widths.reduce((sum, width) => sum + width, 0);
  const size = Number(/\/Size\s+(\d+)/.exec(dictionary)?.[1]);
  const index = list('Index') ?? [0, size];
  const rows = unpredicted(streamContent(body), row, dictionary);
  let at = 0;
  for (let section = 0; section < index.length; section += 2) {
    for (let count = 0; count < (index[section + 1] ?? 0); count += 1, at += row) {
      const number = (index[section] ?? 0) + count;
      if (!entries.has(number)) entries.set(number, entryOf(rows.subarray(at, at + row), widths));
    }
  }
  return dictionary;
}

function entryOf(row: Buffer, [kind = 0, second = 0, third = 0]: number[]): XrefEntry | undefined {
  const field = (from: number, width: number) => (width > 0 ? row.readUIntBE(from, width) : 0);
  const type = kind > 0 ? field(0, kind) : 1;
  if (type === 1) return { kind: 'plain', offset: field(kind, second) };
  if (type === 2) return { kind: 'packed', stream: field(kind, second), index: field(kind + second, third) };
  return undefined;
}

/** Undoes the PNG predictor "up", the only one in use for cross-reference streams. */
function unpredicted(content: Buffer, row: number, dictionary: string): Buffer {
  if (!/\/Predictor\s+1[0-5]/.test(dictionary)) return content;
  const rows = Math.floor(content.length / (row + 1));
  const plain = Buffer.alloc(rows * row);
  for (let line = 0; line < rows; line += 1) {
    const isUp = content[line * (row + 1)] === 2;
    for (let column = 0; column < row; column += 1) {
      const above = isUp && line > 0 ? (plain[(line - 1) * row + column] ?? 0) : 0;
      plain[line * row + column] = (content[line * (row + 1) + 1 + column] ?? 0) + above;
    }
  }
  return plain;
}
