import sharp from 'sharp';

export interface PreparedPicture {
  bytes: Uint8Array;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/** Maximum width and height; up to it the resolution is chosen for print. */
const mostPixels = 1_600;
const pixelsPerCm = 87;

const pixelsOf = (centimetres: number): number => Math.min(mostPixels, Math.ceil(centimetres * pixelsPerCm));

/** Pixels of the longer side that a picture needs to fill the box. */
export const edgeFor = (box: { width: number; height: number }): number =>
  pixelsOf(Math.max(box.width, box.height));

/**
 * A picture for the document: rotated upright (LibreOffice ignores EXIF), scaled to its box, without metadata such as
 * the location. `box` in cm; width and height of the result in pixels.
 */
export async function preparePicture(
  content: Uint8Array,
  box: { width: number; height: number },
): Promise<PreparedPicture> {
  const { format, width, height, orientation, exif, hasAlpha } = await sharp(content).metadata();
  const most = { width: pixelsOf(box.width), height: pixelsOf(box.height) };
  // A copy for print as the store keeps it.
  const isReady =
    format === 'jpeg' && !orientation && !exif && Math.max(width, height) <= edgeFor(box) * 1.05;
  if (isReady) return { bytes: content, extension: 'jpg', width, height };
  const picture = sharp(content, { limitInputPixels: 120_000_000, failOn: 'error' })
    .rotate()
    .resize({ ...most, fit: 'inside', withoutEnlargement: true });
  const encoded = hasAlpha ? picture.png({ compressionLevel: 6 }) : picture.jpeg({ quality: 82 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension: hasAlpha ? 'png' : 'jpg', width: info.width, height: info.height };
}

/** The largest size with the picture's aspect ratio that fits the box, in the box's unit. */
export function fitInto(box: { width: number; height: number }, picture: { width: number; height: number }) {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}
