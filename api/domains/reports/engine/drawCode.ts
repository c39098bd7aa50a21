import { encode } from 'uqr';

/** Used in a context instead of a picture's hash for the QR code of the verification URL. */
export const verifyCode = 'verify-code';

const dots = 12;

/** A QR code as PNG, large enough for sharp edges in print. */
export async function drawCode(text: string): Promise<Buffer> {
  // Lazy import: few processes draw a code.
  const { default: sharp } = await import('sharp');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const grey = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * dots, size * dots, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
