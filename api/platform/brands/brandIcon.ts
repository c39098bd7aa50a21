const made = new Map<string, Promise<Buffer>>();
/** Icons kept in memory, of some tens of kilobytes each; the one asked for longest ago gives way. */
const most = 200;

/**
 * The logo in the middle of a white square of `edge` pixels, as PNG: launchers cut icons to a circle, which the middle
 * four fifths survive. Made once for a logo (by its content's hash), however often anybody asks; `read` brings its bytes.
 */
export function brandIcon(logo: string, edge: number, read: () => Promise<Buffer>): Promise<Buffer> {
  const key = `${logo}-${edge}`;
  const icon = made.get(key) ?? read().then((bytes) => draw(bytes, edge));
  made.delete(key);
  made.set(key, icon);
  icon.catch(() => made.delete(key));
  for (const oldest of made.keys()) {
    if (made.size <= most) break;
    made.delete(oldest);
  }
  return icon;
}

async function draw(logo: Buffer, edge: number): Promise<Buffer> {
  // Loaded when first needed.
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
