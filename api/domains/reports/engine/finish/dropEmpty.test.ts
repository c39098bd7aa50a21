import { describe, expect, it } from 'vitest';
import { token } from '../tokens';
import { dialects } from './dialect';
import { dropEmpty } from './dropEmpty';

const paragraph = (text: string) =>
  `<w:p><w:pPr><w:jc w:val="left"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (...inner: string[]) => `<w:tc><w:tcPr/>${inner.join('')}</w:tc>`;
const row = (...cells: string[]) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.join('')}</w:tr>`;
const head = (...cells: string[]) =>
  `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl><w:tblPr/>${rows.join('')}</w:tbl>`;
const drop = (what: string) => token('drop', what);
const word = (xml: string) => dropEmpty(xml, dialects.docx);

describe('in Word documents', () => {
  it('removes the marked paragraph only', () => {
    expect(word(paragraph('a') + paragraph(`Phone ${drop('paragraph')}`) + paragraph('b'))).toBe(
      paragraph('a') + paragraph('b'),
    );
  });

  it('removes the marked row', () => {
    const kept = row(cell(paragraph('kept')));
    expect(word(table(kept, row(cell(paragraph(`x${drop('row')}`)))))).toBe(table(kept));
  });

  it('removes the innermost table around the mark', () => {
    const inner = table(row(cell(paragraph(drop('table')))));
    expect(word(table(row(cell(inner, paragraph('stays')))))).toBe(table(row(cell(paragraph('stays')))));
  });

  it('removes a table whose loops left only its header', () => {
    expect(word(paragraph('a') + table(head(cell(paragraph('Name')))) + paragraph('b'))).toBe(
      paragraph('a') + paragraph('b'),
    );
    expect(word(paragraph('a') + table())).toBe(paragraph('a'));
  });

  it('keeps an empty paragraph in a cell that would lose its last one', () => {
    const emptied = '<w:p><w:pPr><w:jc w:val="left"/></w:pPr></w:p>';
    expect(word(table(row(cell(paragraph(drop('paragraph')), paragraph(`x${drop('paragraph')}`)))))).toBe(
      table(row(cell(emptied))),
    );
  });
});

it('does the same in OpenDocument texts', () => {
  const odtTable = (inner: string) =>
    `<table:table table:name="T"><table:table-header-rows><table:table-row/></table:table-header-rows>${inner}</table:table>`;
  const kept = odtTable(
    '<table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>',
  );
  expect(dropEmpty(`${odtTable('') + kept}<text:p>${drop('paragraph')}</text:p>`, dialects.odt)).toBe(kept);
});
