import { drawnOnce } from './drawnOnce';

/** Pixels; displayed at half the size, for high-resolution screens. */
const height = 70;
const widest = 600;

/** A logo for mails, as PNG: some mail clients show neither SVG nor WebP. Cached by content hash or path. */
export const mailLogo = (logo: string, read: () => Promise<Buffer>): Promise<Buffer> =>
  drawnOnce(`${logo}-mail`, async () => {
    // Loaded on demand.
    const { default: sharp } = await import('sharp');
    return sharp(await read())
      .resize({ height, width: widest, fit: 'inside' })
      .png()
      .toBuffer();
  });
