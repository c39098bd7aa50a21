import type { CellKind, ExportCell } from '@plumbline/resources/language/exchange/exportCell';
import { type ExportStyle, plainNumber } from '@plumbline/resources/rules/export/exportStyle';
import { guardFormula } from '@plumbline/resources/rules/export/guardFormula';
import type { ListWriter } from './listWriter';
import { localMoment } from './localMoment';

/**
 * CSV as spreadsheets of the language open it: UTF-8 with BOM, CR LF, formulas neutralized. Not by papaparse, as the
 * shorter lists are: it scans each cell several times, and 50,000 rows took a sixth longer.
 */
export function csvLines(style: ExportStyle, timeZone: string): ListWriter {
  const { delimiter, decimal, day } = style;
  const special = /["\r\n;,\t]|^\s|\s$/;
  const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const dayText = (iso: string): string => day(iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10));
  const writers: Record<CellKind, (value: string | number) => string> = {
    text: (value) => quoted(guardFormula(String(value))),
    number: (value) => {
      const text = plainNumber(Number(value), decimal);
      return decimal === delimiter ? quoted(text) : text;
    },
    day: (value) => dayText(String(value)),
    moment: (value) => {
      const local = localMoment(String(value), timeZone);
      return quoted(`${dayText(local)} ${local.slice(11, 16)}`);
    },
  };
  const line = (cells: readonly string[]): string => `${cells.join(delimiter)}\r\n`;
  return {
    mimeType: 'text/csv; charset=utf-8',
    begin: (headings) => [Buffer.from(`\ufeff${line(headings.map(({ text }) => writers.text(text)))}`)],
    rows(rows: readonly (readonly ExportCell[])[], kinds) {
      const write = kinds.map((kind) => writers[kind]);
      let text = '';
      for (const cells of rows)
        text += line(cells.map((cell, index) => (cell === null ? '' : (write[index]?.(cell) ?? ''))));
      return [Buffer.from(text)];
    },
    end: () => [],
  };
}
