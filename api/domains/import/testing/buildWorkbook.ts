import { strToU8, zipSync } from 'fflate';

const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
/** An XLSX with one sheet of this XML; `more` replaces or adds parts. */
export const buildWorkbook = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  });
export const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
