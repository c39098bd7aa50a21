import { expect, it } from 'vitest';
import { token } from '../tokens';
import { colourCells } from './colourCells';

const red = token('colour', 'red');

it('fills the cell of the mark and colours its text, in the order of the schema', () => {
  const cell = `<w:tc><w:tcPr><w:tcW w:w="1"/><w:shd w:fill="auto"/><w:vAlign w:val="top"/></w:tcPr><w:p><w:r><w:rPr><w:b/><w:color w:val="000000"/><w:sz w:val="18"/></w:rPr><w:t>High${red}</w:t></w:r></w:p></w:tc>`;
  expect(colourCells(`<w:tbl><w:tr>${cell}</w:tr></w:tbl>`, 'docx')).toBe(
    '<w:tbl><w:tr><w:tc><w:tcPr><w:tcW w:w="1"/><w:shd w:val="clear" w:color="auto" w:fill="FBDDDA"/><w:vAlign w:val="top"/></w:tcPr><w:p><w:r><w:rPr><w:b/><w:color w:val="8F1717"/><w:sz w:val="18"/></w:rPr><w:t>High</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
  );
});

it('colours cells and text without properties', () => {
  expect(colourCells(`<w:tc><w:p><w:r><w:t>x${red}</w:t></w:r></w:p></w:tc>`, 'docx')).toBe(
    '<w:tc><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="FBDDDA"/></w:tcPr><w:p><w:r><w:rPr><w:color w:val="8F1717"/></w:rPr><w:t>x</w:t></w:r></w:p></w:tc>',
  );
});

it('removes the mark without a cell or with an unknown code', () => {
  expect(colourCells(`<w:p>${red}</w:p><w:tc><w:p>${token('colour', 'blue')}</w:p></w:tc>`, 'docx')).toBe(
    '<w:p></w:p><w:tc><w:p></w:p></w:tc>',
  );
});

it('gives an OpenDocument cell a coloured copy of its style', () => {
  const style =
    '<style:style style:name="T.A1" style:family="table-cell"><style:table-cell-properties fo:padding="1mm" fo:background-color="#ffffff"/></style:style>';
  const cell = (name: string, text: string) =>
    `<table:table-cell table:style-name="${name}"><text:p>${text}</text:p></table:table-cell>`;
  const around = (styles: string, text: string) =>
    `<office:automatic-styles>${styles}</office:automatic-styles>${text}`;
  const coloured =
    '<style:style style:name="T.A1_FBDDDA" style:family="table-cell"><style:table-cell-properties fo:padding="1mm" fo:background-color="#FBDDDA"/></style:style>';
  expect(colourCells(around(style, cell('T.A1', `High${red}`) + cell('T.A1', 'plain')), 'odt')).toBe(
    around(style + coloured, cell('T.A1_FBDDDA', 'High') + cell('T.A1', 'plain')),
  );
});
