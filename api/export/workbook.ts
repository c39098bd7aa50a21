import type { CellKind } from '@plumbline/resources/export/exportCell';
import type { ExportStyle } from '@plumbline/resources/export/exportStyle';
import { keepApostrophe } from '@plumbline/resources/export/guardFormula';
import { Zip } from 'fflate';
import { letterOf } from '../import/reading/openTable';
import { type DeflatedPart, deflatedPart } from './deflatedPart';
import type { ListWriter } from './listWriter';
import { localMoment } from './localMoment';
import { workbookParts } from './workbookParts';
import { xmlText } from './xmlText';

const styleOf: Record<CellKind, number> = { text: 0, number: 0, day: 2, moment: 3 };
const headingStyle = 1;

/** An XLSX with one sheet, packed while it is written: text stays text, numbers are numbers, days are days. */
export function workbook(sheetName: string, style: ExportStyle, timeZone: string): ListWriter {
  let ready: Uint8Array[] = [];
  let row = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const taken = (): Uint8Array[] => {
    const bytes = ready;
    ready = [];
    return bytes;
  };
  let sheet: DeflatedPart;
  const letters: string[] = [];
  const cell = (column: number, value: string | number, kind: CellKind, look = styleOf[kind]): string => {
    letters[column] ??= letterOf(column);
    const place = `r="${letters[column]}${row}"${look === 0 ? '' : ` s="${look}"`}`;
    const serial = kind === 'text' ? null : serialOf(value, kind, timeZone);
    return serial === null
      ? `<c ${place} t="inlineStr"><is>${textElement(keepApostrophe(String(value)))}</is></c>`
      : `<c ${place}><v>${serial}</v></c>`;
  };
  return {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    async begin(headings) {
      for (const [name, xml] of Object.entries(workbookParts(sheetName, style))) {
        const part = deflatedPart(zip, name);
        part.push(xml, true);
        await part.settle(true);
      }
      sheet = deflatedPart(zip, 'xl/worksheets/sheet1.xml');
      row = 1;
      const widths = headings.map(
        ({ text }, index) =>
          `<col min="${index + 1}" max="${index + 1}" width="${Math.min(40, Math.max(12, text.length + 3))}" customWidth="1"/>`,
      );
      const cells = headings.map(({ text }, index) => cell(index, text, 'text', headingStyle));
      sheet.push(
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`,
      );
      return taken();
    },
    async rows(rows, kinds) {
      let xml = '';
      for (const values of rows) {
        row += 1;
        let cells = '';
        for (const [index, value] of values.entries())
          if (value !== null) cells += cell(index, value, kinds[index] ?? 'text');
        xml += `<row r="${row}">${cells}</row>`;
      }
      sheet.push(xml);
      await sheet.settle();
      return taken();
    },
    async end() {
      sheet.push('</sheetData></worksheet>', true);
      await sheet.settle(true);
      zip.end();
      return taken();
    },
  };
}

// Spaces at the ends and in rows, and line breaks, are otherwise lost; nearly no text has any.
const loose = /^\s|\s$|\s\s|[\n\t]/;
const textElement = (text: string): string =>
  `<t${loose.test(text) ? ' xml:space="preserve"' : ''}>${xmlText(text)}</t>`;

// Days since 1899-12-30, which is what Excel counts; what it cannot count stays text.
function serialOf(value: string | number, kind: CellKind, timeZone: string): number | null {
  if (kind === 'number') return Number(value);
  const text = kind === 'moment' ? localMoment(String(value), timeZone) : String(value);
  const milliseconds = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}Z`);
  const serial = milliseconds / 86_400_000 + 25_569;
  return Number.isFinite(serial) && serial >= 61 ? serial : null;
}
