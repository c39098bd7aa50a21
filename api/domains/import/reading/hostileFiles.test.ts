import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkbook, sheetOf } from '../testing/buildWorkbook';
import { openArchive } from './openArchive';
import { openTable } from './openTable';

const german = new URL('../../../../seeds/lists/Betriebsmittel-Werk-Sued.xlsx', import.meta.url).pathname;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function refusal(content: Buffer | Uint8Array | string, options = {}): Promise<unknown> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  try {
    const table = await openTable(path, options, new Set());
    try {
      for await (const _ of table.rows());
    } finally {
      table.close();
    }
    return 'read';
  } catch (error) {
    return error instanceof Error && 'code' in error && 'data' in error
      ? { code: error.code, data: error.data }
      : error;
  }
}

describe('files that are no list', () => {
  it.each([
    ['%PDF-1.7 …', 'pdf'],
    ['\x89PNG\r\n\x1a\n', 'image'],
    ['{\\rtf1 x}', 'rtf'],
    ['<html><table><tr><td>1', 'html'],
    ['<?xml version="1.0"?><Workbook/>', 'html'],
    ['\x1f\x8b\x08', 'archive'],
    ['\x00\x01\x02\x03\x04\x05', 'binary'],
    [`Nr;Ort\n${'\x00\x01'.repeat(40)}`, 'binary'],
  ])('names %j as %s', async (content, found) => {
    expect(await refusal(Buffer.from(content, 'latin1'))).toEqual({
      code: 'IMPORT_FILE_TYPE',
      data: { found },
    });
  });

  it('tells old, locked and other office files apart', async () => {
    const ole = Buffer.alloc(4096);
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(ole);
    ole.writeUInt16LE(9, 30);
    ole.writeUInt32LE(2, 48);
    expect(await refusal(ole)).toEqual({ code: 'IMPORT_FILE_TYPE', data: { found: 'xls' } });
    ole.write('EncryptedPackage', 3 * 512, 'utf16le');
    expect(await refusal(ole)).toEqual({ code: 'IMPORT_FILE_LOCKED', data: {} });
    expect(
      await refusal(
        zipSync({
          mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
          'content.xml': strToU8('<x/>'),
        }),
      ),
    ).toEqual({ code: 'IMPORT_FILE_TYPE', data: { found: 'ods' } });
    expect(await refusal(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toEqual({
      code: 'IMPORT_FILE_TYPE',
      data: { found: 'docx' },
    });
    expect(await refusal(zipSync({ 'xl/workbook.bin': strToU8('x') }))).toEqual({
      code: 'IMPORT_FILE_TYPE',
      data: { found: 'xlsb' },
    });
    expect(await refusal(zipSync({ 'foto.jpg': strToU8('x') }))).toEqual({
      code: 'IMPORT_FILE_TYPE',
      data: { found: 'archive' },
    });
  });

  it('refuses an empty file and one with only blanks', async () => {
    expect(await refusal('')).toEqual({ code: 'IMPORT_FILE_EMPTY', data: {} });
    expect(await refusal('\r\n;;\r\n  \r\n')).toEqual({ code: 'IMPORT_FILE_EMPTY', data: {} });
    expect(await refusal(buildWorkbook(sheetOf('<row r="1"/>')))).toEqual({
      code: 'IMPORT_FILE_EMPTY',
      data: {},
    });
  });
});

describe('broken and hostile workbooks', () => {
  it('refuses one cut off and one with flipped bytes', async () => {
    const whole = await readFile(german);
    expect(await refusal(whole.subarray(0, whole.length - 900))).toEqual({
      code: 'IMPORT_ZIP_BROKEN',
      data: {},
    });
    expect(await refusal(Buffer.from('PK\x03\x04 and nothing more', 'latin1'))).toEqual({
      code: 'IMPORT_ZIP_BROKEN',
      data: {},
    });
    for (const place of [0.2, 0.5, 0.8]) {
      const flipped = Buffer.from(whole);
      const at = Math.floor(whole.length * place);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x55, at);
      const outcome = await refusal(flipped);
      // Damage to a sheet that is not read may go unnoticed, damage to the chosen one may not.
      expect(
        outcome === 'read' ||
          (typeof outcome === 'object' &&
            outcome !== null &&
            'code' in outcome &&
            outcome.code === 'IMPORT_ZIP_BROKEN'),
      ).toBe(true);
    }
  });

  it('verifies the CRC-32 of inflated data, so that a damaged sheet is never accepted', async () => {
    const rows = Array.from(
      { length: 50 },
      (_, index) => `<row><c t="inlineStr"><is><t>Zeile ${index}</t></is></c></row>`,
    ).join('');
    const stored = zipSync(
      Object.fromEntries([
        ['[Content_Types].xml', strToU8('<Types/>')],
        [
          'xl/workbook.xml',
          strToU8('<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
        ],
        [
          'xl/_rels/workbook.xml.rels',
          strToU8(
            '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
          ),
        ],
        ['xl/worksheets/sheet1.xml', strToU8(sheetOf(rows))],
      ]),
      { level: 0 },
    );
    expect(await refusal(stored)).toBe('read');
    const damaged = Buffer.from(stored);
    damaged.write('Xeile 7', damaged.indexOf('Zeile 7'));
    expect(await refusal(damaged)).toEqual({ code: 'IMPORT_ZIP_BROKEN', data: {} });
  });

  it('refuses a ZIP bomb by its declared size, before inflating it', async () => {
    const path = join(folder, 'bomb.zip');
    await writeFile(path, zipSync({ 'a.xml': new Uint8Array(20_000_000), 'b.xml': new Uint8Array(100) }));
    const archive = await openArchive(path, 10_000_000);
    await expect(archive.text('a.xml').next()).rejects.toMatchObject({
      code: 'IMPORT_FILE_INFLATES',
      data: { limitMb: 9 },
    });
    archive.close();
  });

  it('applies the limit to the sum of all parts, including repeated reads', async () => {
    const path = join(folder, 'again.zip');
    await writeFile(path, zipSync({ 'a.xml': new Uint8Array(4_000_000) }));
    const archive = await openArchive(path, 10_000_000);
    const drain = async () => {
      for await (const _ of archive.text('a.xml'));
    };
    await drain();
    await drain();
    await expect(drain()).rejects.toMatchObject({ code: 'IMPORT_FILE_INFLATES' });
    archive.close();
  });

  it('refuses a part that is larger than its declared size', async () => {
    const zip = Buffer.from(zipSync({ 'a.xml': new Uint8Array(20_000_000) }));
    const directory = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt32LE(1000, directory + 24);
    const path = join(folder, 'lie.zip');
    await writeFile(path, zip);
    const archive = await openArchive(path);
    let letters = 0;
    await expect(
      (async () => {
        for await (const piece of archive.text('a.xml')) letters += piece.length;
      })(),
    ).rejects.toMatchObject({ code: 'IMPORT_ZIP_BROKEN' });
    expect(letters).toBeLessThanOrEqual(100_000);
    archive.close();
  });

  it('expands no entities of a document type', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
    expect(
      await refusal(buildWorkbook(`${laughs}${sheetOf('<row><c t="str"><v>&b;</v></c></row>')}`)),
    ).toEqual({
      code: 'IMPORT_ZIP_BROKEN',
      data: {},
    });
  });

  it('refuses cells and sheets above the limits', async () => {
    expect(await refusal(buildWorkbook(sheetOf('<row r="3"><c r="XFD3"><v>1</v></c></row>')))).toEqual({
      code: 'IMPORT_TOO_MANY_COLUMNS',
      data: { row: 3, max: 500 },
    });
    expect(await refusal(buildWorkbook(sheetOf('<row r="99999999"><c><v>1</v></c></row>')))).toEqual({
      code: 'IMPORT_ZIP_BROKEN',
      data: {},
    });
    expect(
      await refusal(buildWorkbook(sheetOf('<row><c t="str"><v>x</v></c></row>')), { sheet: 'B' }),
    ).toEqual({
      code: 'IMPORT_SHEET_UNKNOWN',
      data: { sheet: 'B' },
    });
  });
});
