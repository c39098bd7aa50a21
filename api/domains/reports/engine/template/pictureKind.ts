/** Type of a picture by its content: LibreOffice ignores the name and would also read SVG, EPS and PDF. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return kinds.find(({ begins }) => begins(file))?.kind;
}

export type PictureKind = 'png' | 'jpeg' | 'gif' | 'bmp' | 'emf' | 'wmf';

/** Number of pixels according to the header; 0 for vector formats or an unknown type. */
export function pictureDots(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kind = pictureKind(bytes);
  if (kind === 'png') return file.readUInt32BE(16) * file.readUInt32BE(20);
  if (kind === 'gif') return file.readUInt16LE(6) * file.readUInt16LE(8);
  if (kind === 'bmp') return Math.abs(file.readInt32LE(18) * file.readInt32LE(22));
  return kind === 'jpeg' ? jpegDots(file) : 0;
}

const kinds: { kind: PictureKind; begins(file: Buffer): boolean }[] = [
  { kind: 'png', begins: (file) => file.length > 33 && file.subarray(0, 8).equals(hex('89504e470d0a1a0a')) },
  { kind: 'jpeg', begins: (file) => file.subarray(0, 3).equals(hex('ffd8ff')) },
  { kind: 'gif', begins: (file) => file.length > 13 && /^GIF8[79]a$/.test(file.toString('latin1', 0, 6)) },
  { kind: 'bmp', begins: (file) => file.length > 30 && file.toString('latin1', 0, 2) === 'BM' },
  { kind: 'emf', begins: (file) => file.length > 88 && file.toString('latin1', 40, 44) === ' EMF' },
  { kind: 'wmf', begins: (file) => file.length > 22 && file.subarray(0, 4).equals(hex('d7cdc69a')) },
];

/** The frame header (SOF0 to SOF15 without tables) of ITU-T T.81, Annex B. */
function jpegDots(file: Buffer): number {
  for (let at = 2; at + 9 < file.length; ) {
    if (file[at] !== 0xff) return 0;
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7);
    at += 2 + Math.max(2, file.readUInt16BE(at + 2));
  }
  return 0;
}

function hex(bytes: string): Buffer {
  return Buffer.from(bytes, 'hex');
}
