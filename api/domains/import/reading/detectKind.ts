import { open } from 'node:fs/promises';
import { fail } from '../../../base/errors/errors';
import { openArchive } from './openArchive';

export type ListKind = 'csv' | 'xlsx';

/**
 * Detects the kind of a file by its content, not its name. IMPORT_FILE_EMPTY, IMPORT_FILE_LOCKED, or IMPORT_FILE_TYPE
 * with the kind found.
 */
export async function detectKind(path: string): Promise<ListKind> {
  const head = await readHead(path);
  if (head.length === 0) fail('IMPORT_FILE_EMPTY');
  const signature = signatures.find(({ bytes }) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes, 'latin1')),
  );
  if (signature?.found === 'zip') return kindOfArchive(path);
  if (signature?.found === 'ole') return refuse((await isLockedWorkbook(path)) ? 'locked' : 'xls');
  if (signature) return refuse(signature.found);
  if (/^\s*<(\?xml|!doctype|html|table)/i.test(head.toString('latin1').replace(/^ï»¿/, '')))
    return refuse('html');
  return isText(head) ? 'csv' : refuse('binary');
}

const signatures = [
  { found: 'zip', bytes: 'PK\x03\x04' },
  { found: 'zip', bytes: 'PK\x05\x06' },
  { found: 'ole', bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  { found: 'pdf', bytes: '%PDF' },
  { found: 'rtf', bytes: '{\\rtf' },
  { found: 'image', bytes: '\x89PNG' },
  { found: 'image', bytes: '\xff\xd8\xff' },
  { found: 'image', bytes: 'GIF8' },
  { found: 'image', bytes: 'II*\0' },
  { found: 'archive', bytes: '\x1f\x8b' },
  { found: 'archive', bytes: '7z\xbc\xaf' },
  { found: 'archive', bytes: 'Rar!' },
] as const;

function refuse(found: string): never {
  return found === 'locked' ? fail('IMPORT_FILE_LOCKED') : fail('IMPORT_FILE_TYPE', { found });
}

async function kindOfArchive(path: string): Promise<ListKind> {
  const archive = await openArchive(path);
  try {
    if (
      archive.has('xl/workbook.xml') ||
      (archive.has('[Content_Types].xml') && archive.names.some((name) => /(^|\/)workbook\.xml$/.test(name)))
    )
      return 'xlsx';
    if (archive.has('xl/workbook.bin')) return refuse('xlsb');
    if (archive.has('word/document.xml')) return refuse('docx');
    return refuse(archive.has('content.xml') && archive.has('mimetype') ? 'ods' : 'archive');
  } finally {
    archive.close();
  }
}

// A workbook with a password is an OLE file whose directory names the stream "EncryptedPackage" (MS-OFFCRYPTO 2.3).
async function isLockedWorkbook(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(512);
    await file.read(header, 0, 512, 0);
    const sectorSize = 2 ** Math.min(header.readUInt16LE(30), 12);
    const directory = Buffer.alloc(sectorSize * 4);
    await file.read(directory, 0, directory.length, (header.readUInt32LE(48) + 1) * sectorSize);
    return directory.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  } finally {
    await file.close();
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

// Text has few control characters; Latin text in UTF-16 has a zero in every second byte.
function isText(head: Buffer): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const bytes = isWide ? [] : [...head];
  const even = bytes.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = bytes.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  const hasWideZeros = Math.min(even, odd) === 0 && Math.max(even, odd) > bytes.length / 4;
  // In UTF-16 either byte of a character may look like a control character: ę is 0x19 0x01.
  const high = odd > even ? 1 : -1;
  const isControl = (byte: number, index: number) =>
    byte < 32 && ![0, 9, 10, 12, 13].includes(byte) && (!hasWideZeros || isHighZero(bytes, index, high));
  const controls = bytes.filter(isControl).length;
  return controls <= bytes.length / 100 && (even + odd === 0 || hasWideZeros);
}

/** Whether this is the low byte of a UTF-16 character whose high byte is zero. */
const isHighZero = (bytes: readonly number[], index: number, high: 1 | -1): boolean =>
  index % 2 === (high === 1 ? 0 : 1) && bytes[index + high] === 0;
