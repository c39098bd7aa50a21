import { officeTypes } from '@plumbline/resources/language/fields/types/file';

const starts = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The type that a file's first bytes show, whatever its name claims; null for what the product does not take. */
export function sniffType(head: Uint8Array): string | null {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(head, 0, 4) === 'GIF8') return 'image/gif';
  if (ascii(head, 4, 8) === 'ftyp' && /^(avif|avis)$/.test(ascii(head, 8, 12))) return 'image/avif';
  if (ascii(head, 0, 5) === '%PDF-') return 'application/pdf';
  if (starts(head, 0x50, 0x4b, 0x03, 0x04)) return typeOfPackage(head);
  return null;
}

/**
 * OpenDocument, part 3: the type is the first entry of the package, uncompressed. Any other package counts as a Word
 * document; whether it is one, the check of templates finds out.
 */
const typeOfPackage = (head: Uint8Array): string =>
  ascii(head, 30, 77) === `mimetype${officeTypes.odt}` ? officeTypes.odt : officeTypes.docx;

export const isImage = (type: string): boolean => type.startsWith('image/');
