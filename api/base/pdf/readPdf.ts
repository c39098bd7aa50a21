import { isStream, type PdfFile } from './PdfFile';
import { streamContent } from './pdfStream';
import { readXref, type XrefEntry } from './readXref';

/** Access to single objects of a PDF. */
export interface PdfObjects {
  numbers: Iterable<number>;
  /** The bytes between `obj` and `endobj`; undefined for a free number. */
  object(number: number): Buffer | undefined;
  root: number;
  info?: number;
  id?: string;
  /** Where the newest cross-reference section starts. */
  start: number;
}

/**
 * Opens a PDF that the product or LibreOffice wrote: without encryption, its cross-reference table or streams intact
 * (ISO 32000-1, 7.5). Throws on any other; foreign PDFs are opened by pdf-lib.
 */
export function openPdfObjects(bytes: Buffer): PdfObjects {
  const { entries, sections, trailer } = readXref(bytes);
  const starts = [...sections, ...offsets(entries), bytes.length].sort((one, other) => one - other);
  const packed = new Map<number, Buffer[]>();
  const plain = (offset: number) => bodyAt(bytes, offset, endAfter(starts, offset));
  const object = (number: number) => {
    const entry = entries.get(number);
    if (entry?.kind !== 'packed') return entry && plain(entry.offset);
    const home = entries.get(entry.stream);
    if (home?.kind !== 'plain') throw new Error(`object stream ${entry.stream} is missing`);
    const members = packed.get(entry.stream) ?? unpack(plain(home.offset));
    packed.set(entry.stream, members);
    return members[entry.index];
  };
  const root = Number(/\/Root\s+(\d+)\s+0\s+R/.exec(trailer)?.[1]);
  if (!entries.has(root)) throw new Error('a PDF without catalogue');
  const info = /\/Info\s+(\d+)\s+0\s+R/.exec(trailer)?.[1];
  const id = /\/ID\s*(\[[^\]]*\])/.exec(trailer)?.[1];
  const named = { ...(info && { info: Number(info) }), ...(id && { id }) };
  return { numbers: entries.keys(), object, root, ...named, start: sections[0] ?? 0 };
}

/** Reads all objects, as `openPdfObjects` does. */
export function readPdf(bytes: Buffer): PdfFile {
  const { numbers, object, root, info, id } = openPdfObjects(bytes);
  const objects = new Map<number, Buffer>();
  for (const number of numbers) {
    const body = object(number);
    // Cross-reference and object streams are written anew.
    if (body && !(isStream(body) && rewritten.test(head(body)))) objects.set(number, body);
  }
  return { objects, root, ...(info && { info }), ...(id && { id }) };
}

const rewritten = /\/Type\s*\/(?:XRef|ObjStm)\b/;

function* offsets(entries: Map<number, XrefEntry>): Generator<number> {
  for (const entry of entries.values()) if (entry.kind === 'plain') yield entry.offset;
}

const head = (body: Buffer): string => body.toString('latin1', 0, 420);

/** The next start after an offset, by binary search. */
function endAfter(starts: number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return starts[low] ?? offset;
}

/** The body of the object that starts at `from` and ends before `to`. */
function bodyAt(bytes: Buffer, from: number, to: number): Buffer {
  const whole = bytes.subarray(from, to);
  const opening = /^\s*\d+\s+\d+\s+obj\s*/.exec(whole.toString('latin1', 0, 60));
  const end = whole.lastIndexOf('endobj');
  if (!opening || end < 0) throw new Error(`no object at ${from}`);
  return trimEnd(whole.subarray(opening[0].length, end));
}

function trimEnd(body: Buffer): Buffer {
  let end = body.length;
  while (end > 0 && (body[end - 1] ?? 0) <= 32) end -= 1;
  return body.subarray(0, end);
}

/** Members of an object stream. */
function unpack(body: Buffer): Buffer[] {
  const dictionary = head(body);
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(\\d+)`).exec(dictionary)?.[1]);
  const content = streamContent(body);
  const first = number('First');
  const places = content.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  return Array.from({ length: number('N') }, (_, index) =>
    trimEnd(
      content.subarray(
        first + (places[2 * index + 1] ?? 0),
        first + (places[2 * index + 3] ?? content.length - first),
      ),
    ),
  );
}
