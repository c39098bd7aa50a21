import type { PhotoMark } from '@plumbline/resources/language/fields/types/photoNotes';
import { marksSvg } from '@plumbline/resources/rules/photos/index';

const prefix = 'marked:';

/** Used in a context instead of a photo's hash: the photo with its marks, drawn when the document is made. */
export const markedHash = (hash: string, marks: readonly PhotoMark[]): string =>
  `${prefix}${hash}:${Buffer.from(JSON.stringify(marks)).toString('base64url')}`;

/** The hash of a photo and its marks; undefined for a plain hash. */
export function marksIn(hash: string): { hash: string; marks: PhotoMark[] } | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  const [photo = '', marks = ''] = hash.slice(prefix.length).split(':');
  return { hash: photo, marks: JSON.parse(Buffer.from(marks, 'base64url').toString()) };
}

/** A photo with its marks, as JPEG. */
export async function drawMarks(photo: Buffer, marks: readonly PhotoMark[]): Promise<Buffer> {
  // Lazy import: few processes draw on photos.
  const { default: sharp } = await import('sharp');
  const upright = await sharp(photo).rotate().toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marksSvg(marks, { width, height })}</svg>`;
  return sharp(upright.data)
    .composite([{ input: Buffer.from(drawing) }])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
}
