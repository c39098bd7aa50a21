import { scaledSize } from './scaledSize';

/** Thrown for content that the browser cannot decode, e.g. a document with the name of a photo. */
export class NotAPhoto extends Error {
  readonly code = 'UNSUPPORTED_FILE';
}

/** The photo as an upright JPEG of at most 2000 pixels: uploaded, and shown in the report. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new NotAPhoto();
  });
  const { width, height } = scaledSize(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new NotAPhoto();
  // Transparent parts of a PNG would turn black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new NotAPhoto())), 'image/jpeg', 0.82);
  });
}

/** `IMG_2031.HEIC` becomes `IMG_2031.jpg`, the format after conversion. */
export const photoName = (name: string): string =>
  `${name.replace(/\.[A-Za-z0-9]{2,5}$/, '').slice(0, 150) || 'photo'}.jpg`;
