import { isStream, type PdfFile, type PdfObjects } from './PdfFile';
import { streamContent } from './pdfStream';
import { readXref } from './readXref';

export interface ReadPdf extends PdfFile {
  /** Where the newest cross-reference section starts. */
  start: number;
}

/**
 * Reads a PDF that the product or LibreOffice wrote: without encryption, its cross-reference table or streams intact (ISO
 * 32000-1, 7.5). Throws on any other; foreign PDFs are opened by pdf-lib. Objects are found when they are asked for.
 */
export function readPdf(bytes: Buffer): ReadPdf {
  const { offsets, packed, sections, trailer } = readXref(bytes);
  // Each object ends before the next one or the next section.
  const starts = Float64Array.from([
    ...sections,
    ...offsets.filter((offset) => offset >= 0),
    bytes.length,
  ]).sort();
  const plain = (offset: number) => bodyAt(bytes, offset, endAfter(starts, offset));
  const streams = new Map<number, Buffer[]>();
  const changed = new Map<number, Buffer>();
  const find = (number: number): Buffer | undefined => {
    const offset = offsets[number] ?? -1;
    if (offset >= 0) return plain(offset);
    const entry = packed.get(number);
    if (!entry) return undefined;
    const home = offsets[entry.stream] ?? -1;
    if (home < 0) throw new Error(`object stream ${entry.stream} is missing`);
    const members = streams.get(entry.stream) ?? unpack(plain(home));
    streams.set(entry.stream, members);
    return members[entry.index];
  };
  const objects: PdfObjects = {
    get(number) {
      const body = changed.get(number) ?? find(number);
      // Cross-reference and object streams are written anew.
      return body && isStream(body) && rewritten.test(head(body)) ? undefined : body;
    },
    set: (number, body) => void changed.set(number, body),
    numbers: () =>
      [...[...changed.keys()].filter((number) => number >= offsets.length), ...offsets.keys()].sort(
        (one, other) => one - other,
      ),
    last: () => Math.max(offsets.length - 1, ...changed.keys()),
  };
  const root = Number(/\/Root\s+(\d+)\s+0\s+R/.exec(trailer)?.[1]);
  if (!objects.get(root)) throw new Error('a PDF without catalogue');
  const info = /\/Info\s+(\d+)\s+0\s+R/.exec(trailer)?.[1];
  const id = /\/ID\s*(\[[^\]]*\])/.exec(trailer)?.[1];
  return { objects, root, ...(info && { info: Number(info) }), ...(id && { id }), start: sections[0] ?? 0 };
}

const rewritten = /\/Type\s*\/(?:XRef|ObjStm)\b/;

const head = (body: Buffer): string => body.toString('latin1', 0, 420);

/** The next start after an offset, by binary search. */
function endAfter(starts: Float64Array, offset: number): number {
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
  const opening = bytes.indexOf('obj', from, 'latin1');
  const end = bytes.lastIndexOf('endobj', to - 1, 'latin1');
  if (opening < 0 || opening > from + longestOpening || end < opening)
    throw new Error(`no object at ${from}`);
  let start = opening + 3;
  while ((bytes[start] ?? 33) <= 32) start += 1;
  return trimmed(bytes, start, end);
}

/** Number, generation and `obj`, with spaces between. */
const longestOpening = 40;

/** The bytes of a range without space at its end. */
function trimmed(bytes: Buffer, start: number, to: number): Buffer {
  let end = to;
  while (end > start && (bytes[end - 1] ?? 0) <= 32) end -= 1;
  return bytes.subarray(start, end);
}

/** Members of an object stream. */
function unpack(body: Buffer): Buffer[] {
  const dictionary = head(body);
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(\\d+)`).exec(dictionary)?.[1]);
  const content = streamContent(body);
  const first = number('First');
  const places = content.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  return Array.from({ length: number('N') }, (_, index) =>
    trimmed(
      content,
      first + (places[2 * index + 1] ?? 0),
      Math.min(content.length, first + (places[2 * index + 3] ?? content.length - first)),
    ),
  );
}
