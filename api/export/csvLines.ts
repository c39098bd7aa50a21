import type { CellKind, ExportCell } from '@plumbline/resources/export/exportCell';
import { type ExportStyle, plainNumber } from '@plumbline/resources/export/exportStyle';
import { guardFormula } from '@plumbline/resources/export/guardFormula';
import Papa from 'papaparse';
import type { ListWriter } from './listWriter';
import { localMoment } from './localMoment';

/** Delimited text as spreadsheets of the language open it: UTF-8 with a mark, CR LF, nothing that runs as a formula. */
export function csvLines(style: ExportStyle, timeZone: string): ListWriter {
  const { delimiter, decimal, day } = style;
  const dayText = (iso: string): string => day(iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10));
  const writers: Record<CellKind, (value: string | number) => string> = {
    text: (value) => guardFormula(String(value)),
    number: (value) => plainNumber(Number(value), decimal),
    day: (value) => dayText(String(value)),
    moment: (value) => {
      const local = localMoment(String(value), timeZone);
      return `${dayText(local)} ${local.slice(11, 16)}`;
    },
  };
  const lines = (rows: string[][], kinds: readonly CellKind[]): string => {
    const quotes = (text: string, column: number) => kinds[column] === 'text' && special.test(text);
    return `${Papa.unparse(rows, { delimiter, quotes })}\r\n`;
  };
  return {
    mimeType: 'text/csv; charset=utf-8',
    begin: (headings) => [
      Buffer.from(
        `\ufeff${lines(
          [headings.map(({ text }) => writers.text(text))],
          headings.map(() => 'text'),
        )}`,
      ),
    ],
    rows(rows: readonly (readonly ExportCell[])[], kinds) {
      if (rows.length === 0) return [];
      const write = kinds.map((kind) => writers[kind]);
      const texts = rows.map((cells) =>
        cells.map((cell, index) => (cell === null ? '' : (write[index]?.(cell) ?? ''))),
      );
      return [Buffer.from(lines(texts, kinds))];
    },
    end: () => [],
  };
}

/** Quoted beside what has to be, so that a program that guesses another delimiter cuts no text. */
const special = /[;,\t]|^\s|\s$/;
