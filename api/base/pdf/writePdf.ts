import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { isStream, lastNumber, type PdfFile } from './PdfFile';
import { streamBody } from './pdfStream';
import { type XrefRow, xrefStream } from './xrefStream';

const packed = promisify(deflate);

/** Objects per object stream; a reader unpacks a whole stream for one object. */
const perStream = 400;

/** Writes a PDF 1.7 with all objects but streams in object streams (ISO 32000-1, 7.5.7), an eighth of their size. */
export async function writePdf(file: PdfFile): Promise<Buffer> {
  const rows: XrefRow[] = [];
  const chunks: Buffer[] = [];
  let length = 0;
  const add = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const addObject = (number: number, body: Buffer) => {
    rows[number] = { type: 1, second: length, third: 0 };
    for (const part of objectParts(number, body)) add(part);
  };
  add(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
  // With their bodies, as finding one of hundreds of thousands costs about as much as packing it.
  const small: Small[] = [];
  for (const number of file.objects.numbers()) {
    const body = file.objects.get(number);
    if (!body) continue;
    // An integer may be the length of a stream, which a reader needs first.
    if (isStream(body) || body.length < 12) addObject(number, body);
    else small.push({ number, body });
  }
  const groups = Array.from({ length: Math.ceil(small.length / perStream) }, (_, index) =>
    small.slice(index * perStream, (index + 1) * perStream),
  );
  let next = lastNumber(file) + 1;
  const streams = await Promise.all(groups.map(objectStream));
  for (const [index, stream] of streams.entries()) {
    for (const [place, { number }] of (groups[index] ?? []).entries())
      rows[number] = { type: 2, second: next, third: place };
    addObject(next, stream);
    next += 1;
  }
  const start = length;
  rows[next] = { type: 1, second: start, third: 0 };
  const trailer = [
    `/Root ${file.root} 0 R`,
    ...(file.info ? [`/Info ${file.info} 0 R`] : []),
    `/ID ${file.id ?? newId(chunks)}`,
  ].join('');
  for (const part of objectParts(next, await xrefStream(rows, [[0, next + 1]], trailer))) add(part);
  add(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks, length);
}

export const objectParts = (number: number, body: Buffer): Buffer[] => [
  Buffer.from(`${number} 0 obj\n`),
  body,
  Buffer.from('\nendobj\n'),
];

interface Small {
  number: number;
  body: Buffer;
}

async function objectStream(group: readonly Small[]): Promise<Buffer> {
  let header = '';
  let length = 0;
  for (const { number, body } of group) {
    header += `${number} ${length} `;
    length += body.length + 1;
  }
  const first = header.length;
  const content = Buffer.allocUnsafe(first + length);
  content.write(header, 'latin1');
  let at = first;
  for (const { body } of group) {
    at += body.copy(content, at);
    content[at] = newLine;
    at += 1;
  }
  return streamBody(
    `/Type/ObjStm/N ${group.length}/First ${first}/Filter/FlateDecode`,
    await packed(content),
  );
}

const newLine = 10;

function newId(chunks: Buffer[]): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  const id = `<${hash.digest('hex').slice(0, 32)}>`;
  return `[${id}${id}]`;
}
