import { isStorageFull } from '../../base/database/databaseFaults';
import { fail } from '../../base/errors/errors';

export interface PreparedImage {
  file: string;
  thumbnail: string;
  width: number;
  height: number;
  mimeType: string;
}

const longestEdge = 2400;
const thumbnailEdge = 320;
// A picture of 60 megapixels is beyond any phone's camera; larger ones only serve to exhaust memory.
const limits = { limitInputPixels: 60_000_000, failOn: 'error' } as const;

/** Re-encodes a picture upright and without what a camera adds (place, device), and makes its thumbnail beside it. */
export async function prepareImage(source: string): Promise<PreparedImage> {
  const file = `${source}.image`;
  const thumbnail = `${source}.thumb`;
  // Loaded when first needed: it takes megabytes that a process without pictures does without.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(source, limits)
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true });
    const { hasAlpha } = await sharp(source, limits).metadata();
    const mimeType = hasAlpha ? 'image/png' : 'image/jpeg';
    const encoded = hasAlpha ? picture.png() : picture.jpeg({ quality: 86, mozjpeg: true });
    const { width, height } = await encoded.toFile(file);
    await sharp(file, limits)
      .resize({ width: thumbnailEdge, height: thumbnailEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toFile(thumbnail);
    return { file, thumbnail, width, height, mimeType };
  } catch (error) {
    // A picture that found no room on the disk is none that the person has to take anew.
    if (isStorageFull(error)) throw error;
    return fail('UNSUPPORTED_FILE', { reason: 'image' });
  }
}
