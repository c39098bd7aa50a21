import { isStorageFull } from '../../base/database/databaseFaults';
import { fail } from '../../base/errors/errors';

export interface PreparedImage {
  file: string;
  thumbnail: string;
  /** Copy for print; absent for small pictures and those with transparency. */
  print?: string;
  width: number;
  height: number;
  mimeType: string;
}

const longestEdge = 2400;
const thumbnailEdge = 320;
/** Pixels of the copy for print: a photo in a column of a report; larger ones are made from the picture itself. */
export const printEdge = 720;
// A picture of 60 megapixels is beyond any phone's camera; larger ones only serve to exhaust memory.
const limits = { limitInputPixels: 60_000_000, failOn: 'error' } as const;
/** Pixels of a floor plan. */
export const mostPlanPixels = 250_000_000;

const within = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

let latest: Promise<unknown> = Promise.resolve();

/** The same for a floor plan, one at a time in this process: each takes seconds of all cores. */
export function prepareLargeImage(source: string): Promise<PreparedImage> {
  const made = latest.then(() => prepareImage(source, { limitInputPixels: mostPlanPixels }));
  latest = made.catch(() => {});
  return made;
}

/** Re-encodes a picture upright and without what a camera adds (place, device), and makes thumbnail and copy for print beside it. */
export async function prepareImage(
  source: string,
  { limitInputPixels = limits.limitInputPixels }: { limitInputPixels?: number } = {},
): Promise<PreparedImage> {
  const file = `${source}.image`;
  const thumbnail = `${source}.thumb`;
  const print = `${source}.print`;
  // Loaded when first needed: it takes megabytes that a process without pictures does without.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(source, { ...limits, limitInputPixels })
      .rotate()
      .resize(within(longestEdge));
    const { hasAlpha } = await sharp(source, { ...limits, limitInputPixels }).metadata();
    const mimeType = hasAlpha ? 'image/png' : 'image/jpeg';
    const encoded = hasAlpha ? picture.png() : picture.jpeg({ quality: 86, mozjpeg: true });
    const { width, height } = await encoded.toFile(file);
    await sharp(file, limits)
      .resize(within(thumbnailEdge))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toFile(thumbnail);
    const isPrinted = !hasAlpha && Math.max(width, height) > printEdge;
    if (isPrinted) await sharp(file, limits).resize(within(printEdge)).jpeg({ quality: 82 }).toFile(print);
    return { file, thumbnail, ...(isPrinted ? { print } : {}), width, height, mimeType };
  } catch (error) {
    // A picture that found no room on the disk is none that the person has to take anew.
    if (isStorageFull(error)) throw error;
    return fail('UNSUPPORTED_FILE', { reason: 'image' });
  }
}
