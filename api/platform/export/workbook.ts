import type { CellKind } from '@plumbline/resources/language/exchange/exportCell';
import type { ExportStyle } from '@plumbline/resources/rules/export/exportStyle';
import { keepApostrophe } from '@plumbline/resources/rules/export/guardFormula';
import { Zip } from 'fflate';
import { letterOf } from '../../base/letterOf';
import { type DeflatedPart, deflatedPart } from './deflatedPart';
import type { ListWriter } from './listWriter';
import { localMoment } from './localMoment';
import { workbookParts } from './workbookParts';
import { xmlText } from './xmlText';

const styleOf: Record<CellKind, number> = { text: 0, number: 0, day: 2, moment: 3 };
const headingStyle = 1;

/** An XLSX with one sheet, compressed while it is written; texts, numbers and dates keep their types. */
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
  let writers: CellXml[] = [];
  const serial = serials(timeZone);
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
      writers = headings.map(({ kind }, index) => cellXml(index, kind, serial));
      const cells = headings.map(({ text }, index) =>
        textCell(`r="${letterOf(index)}1" s="${headingStyle}"`, text),
      );
      sheet.push(
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`,
      );
      return taken();
    },
    async rows(rows) {
      let xml = '';
      for (const values of rows) {
        row += 1;
        xml += `<row r="${row}">`;
        for (let index = 0; index < values.length; index += 1) {
          const value = values[index];
          if (value !== null && value !== undefined) xml += writers[index]?.(value, row) ?? '';
        }
        xml += '</row>';
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

type CellXml = (value: string | number, row: number) => string;
type Serial = (value: string | number, kind: CellKind) => number | null;

/** Writes the cells of one column; consecutive cells are often equal. */
function cellXml(column: number, kind: CellKind, serial: Serial): CellXml {
  const begin = `r="${letterOf(column)}`;
  const end = styleOf[kind] === 0 ? '"' : `" s="${styleOf[kind]}"`;
  let before: string | number | undefined;
  let content = '';
  return (value, row) => {
    if (value !== before) {
      const counted = kind === 'text' ? null : serial(value, kind);
      content = counted === null ? textContent(String(value)) : `><v>${counted}</v></c>`;
      before = value;
    }
    return `<c ${begin}${row}${end}${content}`;
  };
}

const textCell = (attributes: string, text: string): string => `<c ${attributes}${textContent(text)}`;

// What must be written in another way, or is otherwise lost: signs of XML, control characters, apostrophes, spaces at the
// ends and in rows. Nearly no text has any.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold.
const special = /[\u0000-\u001f\ufffe\uffff&<>"']|_x|^\s|\s$|\s\s/;
const loose = /^\s|\s$|\s\s|[\n\t]/;

function textContent(text: string): string {
  if (!special.test(text)) return ` t="str"><v>${text}</v></c>`;
  const space = loose.test(text) ? ' xml:space="preserve"' : '';
  return ` t="inlineStr"><is><t${space}>${xmlText(keepApostrophe(text))}</t></is></c>`;
}

/** Dates cached, as lists repeat few of them. */
const mostDays = 20_000;

/** Days since 1899-12-30, Excel's serial date; a date it cannot represent stays text. */
function serials(timeZone: string): Serial {
  const days = new Map<string, number | null>();
  const count = (day: string, time: string): number | null => {
    const serial = Date.parse(`${day}T${time}Z`) / 86_400_000 + 25_569;
    return Number.isFinite(serial) && serial >= 61 ? serial : null;
  };
  return (value, kind) => {
    if (kind === 'number') return Number(value);
    const text = kind === 'moment' ? localMoment(String(value), timeZone) : String(value);
    if (text.length > 10) return count(text.slice(0, 10), text.slice(11, 19));
    let serial = days.get(text);
    if (serial === undefined) {
      serial = count(text, '00:00:00');
      if (days.size < mostDays) days.set(text, serial);
    }
    return serial;
  };
}
