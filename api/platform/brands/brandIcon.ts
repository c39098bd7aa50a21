import type { BrandColors } from '@plumbline/resources/rules/brands/brand';
import { inkOn } from '@plumbline/resources/rules/brands/readable';
import { html } from '../../base/pages/html';
import { drawnOnce } from './drawnOnce';

/**
 * The logo in the middle of a white square of `edge` pixels, as PNG: launchers crop icons to a circle, which leaves
 * the middle four fifths. Cached by the logo's content hash; `read` loads its bytes.
 */
export const brandIcon = (logo: string, edge: number, read: () => Promise<Buffer>): Promise<Buffer> =>
  drawnOnce(`${logo}-${edge}`, async () => draw(await read(), edge));

/** Icon of a broker without a logo: the first letter of its name on its colour. */
export function letterIcon(name: string, colors: BrandColors | null, edge: number): Promise<Buffer> {
  const color = colors?.primaryColor ?? '#44525a';
  return drawnOnce(`${name}-${color}-${edge}`, async () => {
    const { default: sharp } = await import('sharp');
    const ink = inkOn(color, '#0b1114', '#ffffff');
    const initial = html`${[...name.trim()][0]?.toUpperCase() ?? ''}`.markup;
    return sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${color}"/><text x="50" y="68" font-family="sans-serif" font-size="52" font-weight="700" text-anchor="middle" fill="${ink}">${initial}</text></svg>`,
      ),
    )
      .png()
      .toBuffer();
  });
}

async function draw(logo: Buffer, edge: number): Promise<Buffer> {
  // Loaded on demand.
  const { default: sharp } = await import('sharp');
  const inner = Math.round(edge * 0.7);
  const margin = Math.round((edge - inner) / 2);
  return sharp(logo)
    .resize({ width: inner, height: inner, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .extend({
      top: margin,
      bottom: edge - inner - margin,
      left: margin,
      right: edge - inner - margin,
      background: '#fff',
    })
    .png()
    .toBuffer();
}
