import { crc32, inflateRawSync } from 'node:zlib';
import { fail } from '../../../../base/errors/errors';
import { templateLimits } from './templateLimits';

/** Files of a DOCX or ODT by name. */
export type PackageParts = Map<string, Uint8Array>;

/**
 * Unpacks an untrusted document: sizes are counted, names stay inside, and encrypted, duplicate or overlapping parts
 * are refused. Carbone and LibreOffice get a package rebuilt from these parts.
 * Not with yauzl (used for imports) or fflate (used for writing): neither refuses overlapping parts or names that
 * differ between directory and header, and fflate verifies no checksums.
 */
export function openPackage(bytes: Uint8Array): PackageParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.length > templateLimits.packed)
    fail('TEMPLATE_TOO_LARGE', { part: 'file', limit: templateLimits.packed });
  if (file.length < 22 || file.readUInt32LE(0) !== signature.entry) fail('TEMPLATE_NOT_A_DOCUMENT');
  const parts: PackageParts = new Map();
  let unpacked = 0;
  let end = 0;
  for (const entry of readDirectory(file).sort((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) fail('TEMPLATE_BROKEN', { part: entry.name });
    const { content, next } = unpack(file, entry, templateLimits.unpacked - unpacked);
    end = next;
    unpacked += content.length;
    if (parts.has(entry.name)) fail('TEMPLATE_BROKEN', { part: entry.name });
    if (!entry.name.endsWith('/')) parts.set(entry.name, content);
  }
  return parts;
}

interface Entry {
  name: string;
  method: number;
  crc: number;
  size: number;
  packedSize: number;
  offset: number;
}

const signature = { entry: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 };

function readDirectory(file: Buffer): Entry[] {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > file.length) fail('TEMPLATE_BROKEN', { part: 'zip' });
  const count = file.readUInt16LE(end + 10);
  if (count > templateLimits.parts) fail('TEMPLATE_TOO_LARGE', { part: 'zip', limit: templateLimits.parts });
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || file.readUInt32LE(at) !== signature.directory)
      fail('TEMPLATE_BROKEN', { part: 'zip' });
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1;
    if (isEncrypted || !isSafeName(name)) fail('TEMPLATE_BROKEN', { part: name });
    entries.push({
      name,
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      packedSize: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(file: Buffer, entry: Entry, room: number): { content: Uint8Array; next: number } {
  const broken = () => fail('TEMPLATE_BROKEN', { part: entry.name });
  if (entry.offset + 30 > file.length || file.readUInt32LE(entry.offset) !== signature.entry) broken();
  const nameLength = file.readUInt16LE(entry.offset + 26);
  // LibreOffice may read the name in the header and we read the directory, so they must be equal.
  if (file.toString('utf8', entry.offset + 30, entry.offset + 30 + nameLength) !== entry.name) broken();
  const start = entry.offset + 30 + nameLength + file.readUInt16LE(entry.offset + 28);
  const next = start + entry.packedSize;
  if (next > file.length) broken();
  if (entry.size > room) fail('TEMPLATE_TOO_LARGE', { part: entry.name, limit: templateLimits.unpacked });
  if (entry.size > mega && entry.size > entry.packedSize * templateLimits.ratio)
    fail('TEMPLATE_TOO_LARGE', { part: entry.name, limit: templateLimits.ratio });
  const content = inflate(file.subarray(start, next), entry) ?? broken();
  if (content.length !== entry.size || crc32(content) !== entry.crc) broken();
  return { content, next };
}

const mega = 1024 * 1024;

function inflate(packed: Buffer, entry: Entry): Uint8Array | undefined {
  if (entry.method === 0) return packed;
  if (entry.method !== 8) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(entry.size, 1) });
  } catch {
    return undefined;
  }
}

function isSafeName(name: string): boolean {
  return name.length > 0 && !/^\/|(^|\/)\.\.(\/|$)|[\\:]|\p{Cc}/u.test(name);
}
