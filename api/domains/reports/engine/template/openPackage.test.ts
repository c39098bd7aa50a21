import { describe, expect, it } from 'vitest';
import { zipOf } from '../testing/buildTemplate';
import { openPackage } from './openPackage';

const text = (content: Uint8Array | undefined) => new TextDecoder().decode(content);
const small = () => Buffer.from(zipOf({ 'a.xml': '<a/>', 'folder/b.xml': 'b'.repeat(5000) }));

/** Position of the entry in the central directory. */
const directoryEntry = (zip: Buffer) => zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));

it('returns the parts of a document', () => {
  const parts = openPackage(small());
  expect([...parts.keys()]).toEqual(['a.xml', 'folder/b.xml']);
  expect(text(parts.get('folder/b.xml'))).toBe('b'.repeat(5000));
});

describe('refuses', () => {
  const refused = (zip: Uint8Array) => {
    try {
      openPackage(zip);
      return 'accepted';
    } catch (error) {
      return error && typeof error === 'object' && 'code' in error ? error.code : error;
    }
  };

  it('a file that is no zip', () => {
    expect(refused(Buffer.from('%PDF-1.7 and so on, long enough'))).toBe('TEMPLATE_NOT_A_DOCUMENT');
    expect(refused(Buffer.alloc(0))).toBe('TEMPLATE_NOT_A_DOCUMENT');
  });

  it('a truncated or corrupted zip', () => {
    const zip = small();
    expect(refused(zip.subarray(0, zip.length - 30))).toBe('TEMPLATE_BROKEN');
    zip.fill(0x55, 60, 70);
    expect(refused(zip)).toBe('TEMPLATE_BROKEN');
  });

  it('a zip bomb, before it is unpacked', () => {
    const zip = Buffer.from(zipOf({ 'bomb.xml': 'a'.repeat(5000) }));
    zip.writeUInt32LE(130 * 1024 * 1024, directoryEntry(zip) + 24);
    expect(refused(zip)).toBe('TEMPLATE_TOO_LARGE');
  });

  it('a zip bomb with correct sizes, by its compression ratio', () => {
    expect(refused(zipOf({ 'bomb.xml': 'a'.repeat(2 * 1024 * 1024) }))).toBe('TEMPLATE_TOO_LARGE');
  });

  it('a zip bomb of many small parts', () => {
    const parts = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`p${index}.xml`, '']));
    expect(refused(zipOf(parts))).toBe('TEMPLATE_TOO_LARGE');
  });

  it.each([
    ['smaller', 10],
    ['larger', 900_000],
  ])('a part whose declared size is %s than the real one', (_, claimed) => {
    const zip = Buffer.from(zipOf({ 'a.xml': 'a'.repeat(5000) }));
    zip.writeUInt32LE(claimed, directoryEntry(zip) + 24);
    expect(refused(zip)).toBe('TEMPLATE_BROKEN');
  });

  it('a part with different names in directory and header, which programs would read differently', () => {
    const zip = Buffer.from(zipOf({ 'a.xml': 'a' }));
    zip.write('b.xml', directoryEntry(zip) + 46);
    expect(refused(zip)).toBe('TEMPLATE_BROKEN');
  });

  it('an encrypted part', () => {
    const zip = Buffer.from(zipOf({ 'a.xml': 'a' }));
    zip.writeUInt16LE(1, directoryEntry(zip) + 8);
    expect(refused(zip)).toBe('TEMPLATE_BROKEN');
  });

  it.each(['../a.xml', '/etc/passwd', 'word/../../a.xml', 'c:\\a.xml', 'a\u0000.xml'])(
    'a path outside of the package: %s',
    (name) => {
      expect(refused(zipOf({ [name]: 'a' }))).toBe('TEMPLATE_BROKEN');
    },
  );
});
