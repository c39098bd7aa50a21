import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { defaultTemplates } from '../defaultTemplate';
import { readTemplate } from '../readTemplate';
import { docx, odt, paragraph } from '../testing/buildTemplate';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const warnings = (template: Uint8Array) => readTemplate(template).warnings;
const codes = (template: Uint8Array) => warnings(template).map(({ code }) => code);

it.each(Object.entries(defaultTemplates))(
  'the default template for %s is warned of nothing',
  async (_kind, file) => {
    expect(warnings(await readFile(file))).toEqual([]);
  },
);

it('a template with errors is told those first', () => {
  const { problems, warnings: found } = readTemplate(docx(paragraph('{d.nothing} {d.report.supersedes}')));
  expect([problems.length, found]).toEqual([1, []]);
});

describe('a tag that lacks a brace', () => {
  it('is named with its place, also where Word split it into runs', () => {
    const split =
      '<w:p><w:r><w:t>Nr </w:t></w:r><w:r><w:t>{</w:t></w:r><w:r><w:t>d.report.number</w:t></w:r></w:p>';
    const body = `${paragraph('Nr {d.report.number} {')}${paragraph('Nr {d.report.number')}${split}`;
    expect(warnings(docx(body))).toMatchObject([
      {
        code: 'TEMPLATE_TAG_BROKEN',
        found: '{d.report.number',
        place: { paragraph: 2, near: 'Nr {d.report.number' },
      },
      { code: 'TEMPLATE_TAG_BROKEN', found: '{d.report.number', place: { paragraph: 3 } },
    ]);
    expect(warnings(odt('<text:p>Nr d.report.number}, heute</text:p>'))).toMatchObject([
      { code: 'TEMPLATE_TAG_BROKEN', found: 'd.report.number}', place: { paragraph: 1 } },
    ]);
    expect(codes(docx(paragraph('{d.report.number {d.report.number}')))).toEqual(['TEMPLATE_TAG_BROKEN']);
  });

  it('is none where braces or points stand for themselves', () => {
    const texts = ['{{d.report.number}}', 'a {b} c', 'e.g. d.h. {x}', '{d.report.number}}', 'Bd.Teil} {'];
    expect(codes(docx(texts.map(paragraph).join('')))).toEqual([]);
  });
});

describe('a picture', () => {
  const drawing = (description: string) =>
    `<w:p><w:r><w:t>Our hall </w:t></w:r><w:r><w:drawing><wp:inline><wp:extent cx="9" cy="9"/><wp:docPr id="1" name="x"${description}/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name=""/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rimage"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const word = (description: string) => docx(paragraph('first') + drawing(description));

  it('without alternative text is named with its place', () => {
    expect(warnings(word(''))).toEqual([
      {
        code: 'TEMPLATE_PICTURE_WITHOUT_TEXT',
        place: { part: 'word/document.xml', paragraph: 2, near: 'Our hall' },
      },
    ]);
    expect(codes(word(' descr=" "'))).toEqual(['TEMPLATE_PICTURE_WITHOUT_TEXT']);
  });

  it('with a text, or with the tag of a picture in its place, is good', () => {
    expect(codes(word(' descr="The hall"'))).toEqual([]);
    expect(codes(word(' descr="{d.account.logo:pic}"'))).toEqual([]);
  });

  it('is found in Writer as well', () => {
    const frame = (inner: string) =>
      odt(
        `<text:p>Hall <draw:frame draw:name="x" svg:width="1cm" svg:height="1cm"><draw:image xlink:href="Pictures/a.png"/>${inner}</draw:frame></text:p>`,
        { 'Pictures/a.png': pixel },
      );
    expect(warnings(frame(''))).toMatchObject([
      { code: 'TEMPLATE_PICTURE_WITHOUT_TEXT', place: { part: 'content.xml', paragraph: 1 } },
    ]);
    expect(codes(frame('<svg:desc>The hall</svg:desc>'))).toEqual([]);
    expect(codes(frame('<svg:title>The hall</svg:title>'))).toEqual([]);
  });
});

describe('the head of a table', () => {
  const row = (text: string, properties = '') => `<w:tr>${properties}<w:tc>${paragraph(text)}</w:tc></w:tr>`;
  const loop = row('{d.equipment[i].identNumber}') + row('{d.equipment[i+1].identNumber}');
  const table = (...rows: string[]) => docx(`${paragraph('before')}<w:tbl>${rows.join('')}</w:tbl>`);

  it('above a repeated row must repeat', () => {
    expect(warnings(table(row('Number'), loop))).toEqual([
      {
        code: 'TEMPLATE_HEAD_NOT_REPEATED',
        place: { part: 'word/document.xml', paragraph: 2, near: 'Number' },
      },
    ]);
    expect(codes(table(row('{d.labels.overview.identNumber}'), loop))).toEqual([
      'TEMPLATE_HEAD_NOT_REPEATED',
    ]);
    expect(codes(table(row('Number', '<w:trPr><w:tblHeader w:val="0"/></w:trPr>'), loop))).toEqual([
      'TEMPLATE_HEAD_NOT_REPEATED',
    ]);
  });

  it('must repeat as well above lists within lists', () => {
    const nested = [
      row('{d.equipment[i].identNumber}'),
      row('{d.equipment[i].parts[i].name}'),
      row('{d.equipment[i].parts[i+1].name}'),
      row('{d.equipment[i+1].identNumber}'),
    ];
    expect(codes(table(row('Number'), ...nested))).toEqual(['TEMPLATE_HEAD_NOT_REPEATED']);
  });

  it('is good if it repeats, or if there is none', () => {
    expect(codes(table(row('Number', '<w:trPr><w:tblHeader/></w:trPr>'), loop))).toEqual([]);
    expect(codes(table(loop))).toEqual([]);
    expect(codes(table(row('{d.customer.name}'), loop))).toEqual([]);
    expect(codes(table(row('Number'), row('fixed')))).toEqual([]);
  });

  it('is found in Writer as well', () => {
    const cells = (text: string) =>
      `<table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell></table:table-row>`;
    const rows = cells('{d.equipment[i].identNumber}') + cells('{d.equipment[i+1].identNumber}');
    const whole = (head: string) => odt(`<table:table table:name="t">${head}${rows}</table:table>`);
    expect(codes(whole(cells('Number')))).toEqual(['TEMPLATE_HEAD_NOT_REPEATED']);
    expect(codes(whole(`<table:table-header-rows>${cells('Number')}</table:table-header-rows>`))).toEqual([]);
  });
});

describe('a tag', () => {
  it('that is empty in all samples is named with its place', () => {
    expect(warnings(docx(paragraph('Replaces {d.report.supersedes}')))).toEqual([
      {
        code: 'TEMPLATE_TAG_EMPTY',
        place: { part: 'word/document.xml', paragraph: 1, near: 'Replaces {d.report.supersedes}' },
        found: '{d.report.supersedes}',
      },
    ]);
    expect(codes(docx(paragraph('{d.broker.name:upperCase}')))).toEqual(['TEMPLATE_TAG_EMPTY']);
  });

  it.each([
    '{d.report.number}',
    '{d.report.supersedes:orNoParagraph}',
    '{d.report.supersedes:ifEM:show(–)}',
    '{d.labels.supersedes}',
    "{d.customer.customFields[key='rank'].value}",
    '{d.attachments[i].name} {d.attachments[i+1].name}',
    '{d.equipment[i].identNumber} {d.equipment[i+1].identNumber}',
  ])('such as %s is good', (text) => {
    expect(codes(docx(paragraph(text)))).toEqual([]);
  });
});
