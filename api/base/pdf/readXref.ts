import { streamContent } from './pdfStream';

interface Xref {
  /** Offset of each object by its number; -1: free, or in an object stream. */
  offsets: Float64Array;
  /** Objects in object streams. */
  packed: Map<number, { stream: number; index: number }>;
  /** Where the sections start, the newest first. */
  sections: number[];
  /** Dictionary of the newest section. */
  trailer: string;
}

/** The cross-reference sections of a PDF, the newest entry of each object. */
export function readXref(bytes: Buffer): Xref {
  let entries: Entries | undefined;
  const sections: number[] = [];
  let newest: string | undefined;
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1_024));
  let next = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1];
  while (next !== undefined) {
    const start = Number(next);
    if (sections.includes(start)) throw new Error('cross-reference sections in a circle');
    sections.push(start);
    const isTable = bytes.toString('latin1', start, start + 4) === 'xref';
    const trailer = isTable ? trailerAfter(bytes, start) : streamDictionary(bytes, start).dictionary;
    entries ??= emptyEntries(Number(/\/Size\s+(\d+)/.exec(trailer)?.[1]), bytes.length);
    if (isTable) readTable(bytes, start, entries);
    else readStream(bytes, start, entries);
    newest ??= trailer;
    next = /\/Prev\s+(\d+)/.exec(trailer)?.[1];
  }
  if (newest === undefined || !entries) throw new Error('a PDF without cross-reference table');
  const { offsets, packed } = entries;
  return { offsets, packed, sections, trailer: newest };
}

interface Entries extends Pick<Xref, 'offsets' | 'packed'> {
  /** 1 for numbers that a newer section speaks of. */
  known: Uint8Array;
}

function emptyEntries(size: number, length: number): Entries {
  // An object takes at least one byte: a larger size is an error, or meant to exhaust memory.
  if (!(size <= length)) throw new Error('a PDF with more objects than bytes');
  return { offsets: new Float64Array(size).fill(-1), packed: new Map(), known: new Uint8Array(size) };
}

function trailerAfter(bytes: Buffer, start: number): string {
  const from = bytes.indexOf('trailer', start, 'latin1');
  const end = bytes.indexOf('startxref', from, 'latin1');
  if (from < 0) throw new Error('a cross-reference table without trailer');
  return bytes.toString('latin1', from, end < 0 ? undefined : end);
}

function readTable(bytes: Buffer, start: number, { offsets, known }: Entries): void {
  let at = start + 4;
  for (;;) {
    const header = /^\s*(\d+) (\d+)\s*?\r?\n/.exec(bytes.toString('latin1', at, at + 40));
    if (!header) return;
    at += header[0].length;
    const first = Number(header[1]);
    const count = Math.min(Number(header[2]), known.length - first);
    for (let number = first; number < first + count; number += 1, at += 20) {
      if (known[number] === 1) continue;
      known[number] = 1;
      if (bytes[at + 17] === letterN) offsets[number] = decimal(bytes, at, at + 10);
    }
  }
}

const letterN = 110;

function decimal(bytes: Buffer, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + (bytes[at] ?? 48) - 48;
  return value;
}

function streamDictionary(bytes: Buffer, start: number): { body: Buffer; dictionary: string } {
  const opening = /^\s*\d+ 0 obj\s*/.exec(bytes.toString('latin1', start, start + 40));
  if (!opening) throw new Error('a PDF without cross-reference stream');
  const body = bytes.subarray(start + opening[0].length);
  return { body, dictionary: body.toString('latin1', 0, Math.max(0, body.indexOf('stream'))) };
}

function readStream(bytes: Buffer, start: number, entries: Entries): void {
  const { body, dictionary } = streamDictionary(bytes, start);
  const list = (name: string) =>
    new RegExp(`/${name}\\s*\\[([^\\]]*)\\]`).exec(dictionary)?.[1]?.trim().split(/\s+/).map(Number);
  const widths = list('W') ?? [];
  const row = widths.reduce((sum, width) => sum + width, 0);
  const index = list('Index') ?? [0, entries.known.length];
  const rows = unpredicted(streamContent(body), row, dictionary);
  let at = 0;
  for (let section = 0; section < index.length; section += 2) {
    const first = index[section] ?? 0;
    const end = Math.min(first + (index[section + 1] ?? 0), entries.known.length);
    for (let number = first; number < end; number += 1, at += row) {
      if (entries.known[number] === 1) continue;
      entries.known[number] = 1;
      note(entries, number, rows.subarray(at, at + row), widths);
    }
  }
}

function note({ offsets, packed }: Entries, number: number, row: Buffer, widths: number[]): void {
  const [kind = 0, second = 0, third = 0] = widths;
  const field = (from: number, width: number) => (width > 0 ? row.readUIntBE(from, width) : 0);
  const type = kind > 0 ? field(0, kind) : 1;
  if (type === 1) offsets[number] = field(kind, second);
  if (type === 2) packed.set(number, { stream: field(kind, second), index: field(kind + second, third) });
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
