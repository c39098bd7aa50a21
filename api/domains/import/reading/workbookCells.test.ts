import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorkbook, sheetOf } from '../testing/buildWorkbook';
import { openTable } from './openTable';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cells-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('reads rich text, inline text, truth values, errors, dates of both systems and times', async () => {
  const path = join(folder, 'cells.xlsx');
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-407]d/\\ mmmm\\ yyyy;@"/><numFmt numFmtId="171" formatCode="#,##0.00\\ &quot;Tage&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs></styleSheet>';
  const strings =
    '<sst><si><r><t>Tor </t></r><r><t xml:space="preserve">Süd</t></r><rPh><t>zzz</t></rPh></si></sst>';
  const relations =
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/styles" Target="styles.xml"/><Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>';
  const row =
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>a_x000A_b</t></is></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="e"><v>#REF!</v></c><c r="F2" s="1"><v>37016</v></c><c r="G2" s="2"><v>37016</v></c><c r="H2" s="3"><v>37016.5</v></c><c r="I2" s="4"><v>0.25</v></c><c r="J2" t="d"><v>2024-05-01</v></c></row>';
  const parts = (date1904: string) =>
    buildWorkbook(sheetOf(row), {
      'xl/workbook.xml': strToU8(
        `<workbook xmlns:r="r"><workbookPr date1904="${date1904}"/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(relations),
      'xl/styles.xml': strToU8(styles),
      'xl/sharedStrings.xml': strToU8(strings),
    });
  const cells = async (date1904: string) => {
    await writeFile(path, parts(date1904));
    const table = await openTable(path, { headerRow: 0 }, new Set());
    table.close();
    return table.sample;
  };
  expect(await cells('0')).toEqual([
    {
      row: 2,
      cells: [
        'Tor Süd',
        null,
        'a\nb',
        true,
        '#REF!',
        '2001-05-05',
        37016,
        '2001-05-05 12:00:00',
        '06:00:00',
        '2024-05-01',
      ],
    },
  ]);
  expect((await cells('1'))[0]?.cells[5]).toBe('2005-05-06');
});

it('reads padded numbers as they are shown, 15 digits of others, and tells formulas without a result', async () => {
  const path = join(folder, 'numbers.xlsx');
  const formats = ['00000', '"R-"000', '00\\-000', '[$-415]000-000', '0.00', '#,##0 "kg"', '00000;"-"'];
  const styles = `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join('')}</cellXfs></styleSheet>`;
  const cells = [
    ...[7, 7, 123456, 600700, 7, 1200, 12345678].map(
      (number, index) => `<c s="${index + 1}"><v>${number}</v></c>`,
    ),
    '<c s="1"><v>0.5</v></c>',
    '<c><f>0.1+0.2</f><v>0.30000000000000004</v></c>',
    '<c><f>A1&amp;"x"</f></c>',
    '<c t="str"><f>""</f><v></v></c>',
    '<c><f>1+1</f><v>2</v></c>',
  ];
  await writeFile(
    path,
    buildWorkbook(sheetOf(`<row>${cells.join('')}</row>`), {
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/styles" Target="styles.xml"/></Relationships>',
      ),
      'xl/styles.xml': strToU8(styles),
    }),
  );
  const table = await openTable(path, { headerRow: 0 }, new Set());
  table.close();
  expect(table.sample[0]?.cells).toEqual([
    ...['00007', 'R-007', '123-456', '600-700', 7, 1200, '12345678'],
    ...[0.5, 0.3, '#CALC!', null, 2],
  ]);
});
