import { drawnOnce } from './drawnOnce';

/** Pixels; shown at half of that, so that it is sharp on every screen. */
const height = 70;
const widest = 600;

/** A logo as mails carry it, as PNG: some programs show neither SVG nor WebP. Drawn once for its content's hash or its file's path. */
export const mailLogo = (logo: string, read: () => Promise<Buffer>): Promise<Buffer> =>
  drawnOnce(`${logo}-mail`, async () => {
    // Loaded when first needed.
    const { default: sharp } = await import('sharp');
    return sharp(await read())
      .resize({ height, width: widest, fit: 'inside' })
      .png()
      .toBuffer();
  });
