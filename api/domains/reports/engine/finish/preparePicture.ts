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

/**
 * A picture for the document: rotated upright (LibreOffice ignores EXIF), scaled to its box, without metadata such as
 * the location. `box` in cm; width and height of the result in pixels.
 */
export async function preparePicture(
  content: Uint8Array,
  box: { width: number; height: number },
): Promise<PreparedPicture> {
  const picture = sharp(content, { limitInputPixels: 120_000_000, failOn: 'error' }).rotate();
  const { hasAlpha } = await sharp(content).metadata();
  picture.resize({
    width: Math.min(mostPixels, Math.ceil(box.width * pixelsPerCm)),
    height: Math.min(mostPixels, Math.ceil(box.height * pixelsPerCm)),
    fit: 'inside',
    withoutEnlargement: true,
  });
  const encoded = hasAlpha ? picture.png({ compressionLevel: 6 }) : picture.jpeg({ quality: 82 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension: hasAlpha ? 'png' : 'jpg', width: info.width, height: info.height };
}

/** The largest size with the picture's aspect ratio that fits the box, in the box's unit. */
export function fitInto(box: { width: number; height: number }, picture: { width: number; height: number }) {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}
