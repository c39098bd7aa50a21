interface Spot {
  name: string;
  /** Fractions of the drawing's width and height: the middle of the rack. */
  x: number;
  y: number;
}

const size = { width: 3200, height: 2000 };
/** Of the outer wall, and of the strip with gates and offices below. */
const margin = 110;
const strip = 280;

/** The plan of a hall with a rack for each name in double rows, as SVG, and where each of them stands. */
export function drawHall(title: string, names: readonly string[]): { svg: string; spots: Spot[] } {
  const columns = Math.max(4, Math.ceil(Math.sqrt(names.length * 2.2)));
  const rows = Math.max(2, Math.ceil(names.length / columns));
  const inner = { width: size.width - 2 * margin - 140, height: size.height - 2 * margin - strip - 140 };
  const cell = { width: inner.width / columns, height: inner.height / rows };
  const depth = Math.min(64, cell.height * 0.34);
  const racks = names.map((name, at) => {
    const row = Math.floor(at / columns);
    const left = margin + 70 + (at % columns) * cell.width;
    // Two rows stand back to back, with an aisle after each pair.
    const top = margin + 100 + row * cell.height + (row % 2 === 0 ? cell.height - depth - 8 : 8);
    const width = cell.width - 14;
    return { name, left, top, width, middle: { x: left + width / 2, y: top + depth / 2 } };
  });
  const drawn = racks.map(
    ({ name, left, top, width }) =>
      `<rect x="${left}" y="${top}" width="${width}" height="${depth}" fill="#e8edf0" stroke="#33414a" stroke-width="5"/>
       <path d="M${left + width / 3} ${top}v${depth}M${left + (2 * width) / 3} ${top}v${depth}" stroke="#33414a" stroke-width="2"/>
       <text x="${left + width / 2}" y="${top + depth + 19}" font-size="17" text-anchor="middle" fill="#59636a">${escaped(name)}</text>`,
  );
  const gates = [0, 1, 2, 3].map((at) => {
    const left = margin + 340 + at * 680;
    return `<rect x="${left}" y="${size.height - margin - 14}" width="240" height="28" fill="#fff"/>
      <path d="M${left} ${size.height - margin}h240" stroke="#b45309" stroke-width="10" stroke-dasharray="40 20"/>
      <text x="${left + 120}" y="${size.height - margin + 46}" font-size="32" text-anchor="middle" fill="#33414a">${at + 1}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="Carlito, Liberation Sans">
    <rect width="${size.width}" height="${size.height}" fill="#fff"/>
    <rect x="${margin}" y="${margin}" width="${size.width - 2 * margin}" height="${size.height - 2 * margin}" fill="none" stroke="#1f2a33" stroke-width="18"/>
    <path d="M${margin} ${size.height - margin - strip}h600v${strip}" fill="none" stroke="#1f2a33" stroke-width="10"/>
    <text x="${margin}" y="${margin - 28}" font-size="56" font-weight="700" fill="#1f2a33">${escaped(title)}</text>
    ${drawn.join('')}${gates.join('')}</svg>`;
  const spots = racks.map(({ name, middle }) => ({
    name,
    x: middle.x / size.width,
    y: middle.y / size.height,
  }));
  return { svg, spots };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
