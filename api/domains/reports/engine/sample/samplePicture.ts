import { drawChart, isChart } from '../drawChart';
import { drawCode, verifyCode } from '../drawCode';
import { drawRack, rackIn } from '../drawRack';

/**
 * Generated pictures of the sample report: logos, signatures and three photos of a rack, by the hashes of
 * `sampleContext`.
 */
export async function samplePicture(hash: string): Promise<Buffer> {
  if (hash === verifyCode) return drawCode('https://plumbline.example/verify/sample');
  if (isChart(hash)) return drawChart(hash);
  const rack = rackIn(hash);
  if (rack) return drawRack(rack);
  const photo = /^sample-photo-(\d)$/.exec(hash);
  const drawing = photo ? photoOfRack(Number(photo[1])) : drawings[hash];
  if (!drawing) throw new Error(`No sample picture ${hash}`);
  const { default: sharp } = await import('sharp');
  const picture = sharp(Buffer.from(drawing), { density: 144 });
  return photo
    ? picture.flatten({ background: '#b9c0c4' }).jpeg({ quality: 88 }).toBuffer()
    : picture.png().toBuffer();
}

const drawings: Record<string, string> = {
  'sample-logo': `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="130">
    <path d="M60 8 L112 112 H8 Z" fill="none" stroke="#17405f" stroke-width="10" stroke-linejoin="round"/>
    <path d="M60 40 V84" stroke="#d98324" stroke-width="8"/><circle cx="60" cy="94" r="9" fill="#d98324"/>
    <text x="138" y="62" font-family="Carlito, Liberation Sans" font-size="46" font-weight="700" fill="#17405f">LOT</text>
    <text x="138" y="102" font-family="Carlito, Liberation Sans" font-size="27" letter-spacing="3" fill="#5c6873">INSPECTION</text></svg>`,
  'sample-customer-logo': `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
    <rect x="10" y="10" width="180" height="180" rx="26" fill="#2f5d50"/>
    <path d="M55 150 V60 L100 105 L145 60 V150" fill="none" stroke="#fff" stroke-width="20" stroke-linejoin="round"/></svg>`,
  'sample-plan': `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700" font-family="Carlito, Liberation Sans">
    <rect width="1200" height="700" fill="#fff"/><rect x="30" y="30" width="1140" height="640" fill="none" stroke="#1f2a33" stroke-width="8"/>
    <path d="M120 140H1080M120 180H1080M120 330H1080M120 370H1080M120 520H1080" stroke="#9aa7af" stroke-width="22"/>
    <g font-size="34" font-weight="700" text-anchor="middle" stroke-width="5">
    <circle cx="300" cy="160" r="28" fill="#DFF1E2" stroke="#18541C"/><text x="300" y="172" fill="#18541C" stroke="none">1</text>
    <circle cx="640" cy="350" r="28" fill="#FBDDDA" stroke="#8F1717"/><text x="640" y="362" fill="#8F1717" stroke="none">2</text>
    <circle cx="900" cy="520" r="28" fill="#FFEFD1" stroke="#7A4300"/><text x="900" y="532" fill="#7A4300" stroke="none">3</text></g></svg>`,
  'sample-signature-0': signature(
    'M12 92 C40 20 62 16 58 66 C54 112 34 108 52 74 C72 40 84 60 86 84 C90 60 108 58 108 82 C122 50 136 62 136 86 C150 40 170 20 176 24 C190 34 150 96 166 92 C196 84 210 54 226 66 C240 78 216 92 236 88 C270 80 300 62 366 70',
  ),
  'sample-signature-1': signature(
    'M20 40 C60 18 96 30 70 62 C48 90 30 104 40 108 C66 112 96 40 120 48 C140 56 96 106 118 98 C146 86 150 58 170 62 C182 68 160 94 178 90 C206 80 214 40 234 22 C246 16 214 104 236 96 C262 84 268 64 290 70 C306 76 330 84 372 60',
  ),
};

function signature(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="125"><path d="${path}" fill="none" stroke="#1c2f6b" stroke-width="3.4" stroke-linecap="round"/></svg>`;
}

/** A blue upright with orange beams in a hall; each variant shows a different damage. */
function photoOfRack(variant: number): string {
  const bend = variant === 0 ? 46 : 0;
  const upright = `M300 0 C300 420 ${300 - bend} 520 ${300 - bend} 620 C${300 - bend} 700 300 760 300 1200 L412 1200 C412 760 ${412 - bend} 700 ${412 - bend} 620 C${412 - bend} 520 412 420 412 0 Z`;
  const holes = Array.from(
    { length: 15 },
    (_, row) =>
      `<rect x="${330 - (row > 5 && row < 9 ? bend * 0.8 : 0)}" y="${30 + row * 80}" width="18" height="36" rx="6" fill="#0d2540"/>`,
  ).join('');
  const damage =
    [
      '<path d="M430 300 V960" stroke="#f2d43b" stroke-width="16"/><path d="M430 300 h26 M430 380 h18 M430 460 h26 M430 540 h18 M430 620 h26 M430 700 h18 M430 780 h26" stroke="#222" stroke-width="4"/><ellipse cx="262" cy="620" rx="22" ry="70" fill="#8d98a3"/>',
      '<circle cx="520" cy="520" r="120" fill="none" stroke="#d22" stroke-width="12"/><rect x="412" y="500" width="60" height="52" fill="#333"/>',
      '<path d="M560 640 l40 -30 l10 44 l46 -20" fill="none" stroke="#3b2a20" stroke-width="9"/><circle cx="606" cy="630" r="110" fill="none" stroke="#d22" stroke-width="12"/>',
    ][variant % 3] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <defs><linearGradient id="hall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe4e6"/><stop offset="0.62" stop-color="#aab3b8"/><stop offset="0.63" stop-color="#77797a"/><stop offset="1" stop-color="#9a9b99"/></linearGradient>
    <linearGradient id="steel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#24527f"/><stop offset="0.4" stop-color="#3a76b0"/><stop offset="1" stop-color="#173a5e"/></linearGradient></defs>
    <rect width="1600" height="1200" fill="url(#hall)"/>
    <g fill="#c9a46a"><rect x="520" y="230" width="420" height="250"/><rect x="980" y="250" width="470" height="230"/><rect x="560" y="700" width="460" height="250"/></g>
    <g fill="#e07b1f"><rect x="380" y="480" width="1220" height="78"/><rect x="380" y="950" width="1220" height="78"/></g>
    <g fill="#b65f12"><rect x="380" y="540" width="1220" height="18"/><rect x="380" y="1010" width="1220" height="18"/></g>
    <path d="${upright}" fill="url(#steel)"/>${holes}<rect x="270" y="1130" width="180" height="40" fill="#173a5e"/>${damage}</svg>`;
}
