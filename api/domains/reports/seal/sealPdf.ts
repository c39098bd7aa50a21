import { createHash } from 'node:crypto';
import type { PDFDict, PDFRef } from '@cantoo/pdf-lib';
import type { SealIdentity } from '../../../base/config/sealIdentity';
import { readPdf } from '../../../base/pdf/readPdf';
import { objectParts } from '../../../base/pdf/writePdf';
import { type XrefRow, xrefStream } from '../../../base/pdf/xrefStream';
import type { ReportPdf } from '../engine/pdf/reportPdf';
import { nameOnCertificate } from './nameOnCertificate';
import { signContent } from './signContent';

/**
 * Seals a PDF that the report engine made: appends a signature of its whole content (PAdES B-B, ETSI EN 319 142-1) that
 * certifies it and permits no change (DocMDP 1), so that viewers show any later one.
 */
export async function sealPdf(pdf: Buffer, identity: SealIdentity, now: Date): Promise<Buffer> {
  const source = readPdf(pdf);
  const last = source.objects.last();
  const numbers = { signature: last + 1, field: last + 2, xref: last + 3 };
  const objects = await refer(source, numbers);
  const room = signContent(identity, Buffer.alloc(32)).length + spare;
  objects.set(numbers.signature, signatureDictionary(nameOnCertificate(identity.certificates[0]), now, room));

  const rows: XrefRow[] = [];
  const chunks = [pdf];
  let length = pdf.length;
  const add = (number: number, body: Buffer) => {
    rows[number] = { type: 1, second: length, third: 0 };
    for (const part of objectParts(number, body)) {
      chunks.push(part);
      length += part.length;
    }
  };
  for (const [number, body] of objects) add(number, body);
  const start = length;
  rows[numbers.xref] = { type: 1, second: start, third: 0 };
  const ranges = [...objects.keys(), numbers.xref]
    .sort((one, other) => one - other)
    .map((number): [number, number] => [number, 1]);
  const info = source.info ? `/Info ${source.info} 0 R` : '';
  const trailer = `/Root ${source.root} 0 R${info}/ID ${source.id}/Prev ${source.start}`;
  add(numbers.xref, await xrefStream(rows, ranges, trailer));
  chunks.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return fill(Buffer.concat(chunks), rows[numbers.signature]?.second ?? 0, { identity, room });
}

/** The length of an ECDSA signature varies by a few bytes. */
const spare = 16;

/** Catalogue and first page as they refer to the signature field, and the field. */
async function refer(
  source: ReturnType<typeof readPdf>,
  { signature, field }: { signature: number; field: number },
): Promise<Map<number, Buffer>> {
  // Loaded on first use: most processes never seal.
  const [{ PDFArray, PDFContext, PDFName, PDFRef }, { catalogOf, pagesOf, readDict, setObject }] =
    await Promise.all([import('@cantoo/pdf-lib'), import('../engine/pdf/reportPdf')]);
  const context = PDFContext.create();
  const pdf: ReportPdf = { ...source, context };
  const objects = new Map<number, Buffer>();
  const put = (ref: PDFRef, dictionary: PDFDict) => {
    setObject(pdf, ref, dictionary);
    objects.set(ref.objectNumber, pdf.objects.get(ref.objectNumber) ?? Buffer.alloc(0));
  };
  const fieldRef = PDFRef.of(field);
  const catalog = catalogOf(pdf);
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [fieldRef], SigFlags: 3 }));
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: PDFRef.of(signature) }));
  put(PDFRef.of(source.root), catalog);
  const [first] = pagesOf(pdf);
  if (!first) throw new Error('a PDF without pages');
  const page = readDict(pdf, first);
  const annotations = page.get(PDFName.of('Annots'));
  const others = annotations instanceof PDFArray ? annotations.asArray() : [];
  page.set(PDFName.of('Annots'), context.obj([...others, fieldRef]));
  put(first, page);
  // Printed and locked; without area, so that PDF/A asks for no appearance.
  const widget = { Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], F: 132, P: first };
  const text = context.obj({ ...widget, V: PDFRef.of(signature) });
  put(fieldRef, text);
  objects.set(field, withTitle(objects.get(field)));
  return objects;
}

const withTitle = (field: Buffer | undefined): Buffer =>
  Buffer.from(`${field?.toString('latin1').replace(/>>\s*$/, '')}/T(Seal)>>`, 'latin1');

function signatureDictionary(name: string, now: Date, room: number): Buffer {
  const signer = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('hex');
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const certified =
    '[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 1/V/1.2>>>>]';
  return Buffer.from(
    `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/Name<${signer}>/M(D:${time}+00'00')` +
      `/Reference${certified}/ByteRange[${rangeRoom}]/Contents<${'0'.repeat(room * 2)}>>>`,
  );
}

const rangeRoom = ' '.repeat(40);

/** Writes range and signature into the room left for them; the signature covers all bytes but its own. */
function fill(
  pdf: Buffer,
  from: number,
  { identity, room }: { identity: SealIdentity; room: number },
): Buffer {
  const range = pdf.indexOf(`/ByteRange[${rangeRoom}`, from) + '/ByteRange['.length;
  const before = pdf.indexOf('/Contents<', range) + '/Contents'.length;
  const after = before + room * 2 + 2;
  pdf.write(`0 ${before} ${after} ${pdf.length - after}`.padEnd(rangeRoom.length), range, 'latin1');
  const digest = createHash('sha256').update(pdf.subarray(0, before)).update(pdf.subarray(after)).digest();
  const signature = signContent(identity, digest);
  if (signature.length > room) throw new Error('the signature is longer than its room');
  pdf.write(signature.toString('hex'), before + 1, 'latin1');
  return pdf;
}
