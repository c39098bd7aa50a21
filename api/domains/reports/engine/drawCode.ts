import { encode } from 'uqr';

/** By this a context names the code that leads to the check of the report, instead of a picture's hash. */
export const verifyCode = 'verify-code';

const dots = 12;

/** A QR code as PNG, so large that print keeps its edges. */
export async function drawCode(text: string): Promise<Buffer> {
  // Loaded when first needed: few processes ever are asked for it.
  const { default: sharp } = await import('sharp');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const grey = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * dots, size * dots, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
