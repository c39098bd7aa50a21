import { expect, it } from 'vitest';
import { plainText, readParagraphs } from './readParagraphs';

const body = (content: string) =>
  `<w:document xmlns:w="w"><w:body>${content}<w:sectPr/></w:body></w:document>`;

it('reads the paragraphs of a Word document with bold and italic runs and line breaks', () => {
  const xml = body(
    '<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr><w:r><w:t>Report </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>7</w:t></w:r></w:p>' +
      '<w:p><w:r><w:t xml:space="preserve">  </w:t></w:r></w:p>' +
      '<w:p><w:r><w:rPr><w:b w:val="0"/><w:i/></w:rPr><w:t>A &amp; B</w:t><w:br/><w:t>C</w:t></w:r></w:p>',
  );
  const paragraphs = readParagraphs(xml, 'docx');
  expect(paragraphs).toEqual([
    [
      { text: 'Report ', isBold: false, isItalic: false },
      { text: '7', isBold: true, isItalic: false },
    ],
    [{ text: 'A & B\nC', isBold: false, isItalic: true }],
  ]);
  expect(paragraphs.map(plainText)).toEqual(['Report 7', 'A & B\nC']);
});

it('reads the paragraphs of a Writer document, whose looks are named styles', () => {
  const xml =
    '<office:document-content xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f"><office:automatic-styles>' +
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>' +
    '<office:body><office:text><text:h>Title</text:h><text:p>plain<text:s/><text:span text:style-name="T1">bold</text:span><text:line-break/>next</text:p><text:p/></office:text></office:body></office:document-content>';
  expect(readParagraphs(xml, 'odt')).toEqual([
    [{ text: 'Title', isBold: false, isItalic: false }],
    [
      { text: 'plain ', isBold: false, isItalic: false },
      { text: 'bold', isBold: true, isItalic: false },
      { text: '\nnext', isBold: false, isItalic: false },
    ],
  ]);
});
