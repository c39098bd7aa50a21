import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from './defaultTemplate';
import { readTemplate, requireGoodTemplate } from './readTemplate';
import { samplePicture } from './sample/samplePicture';
import { checkTags } from './template/checkTags';
import { readPart } from './template/editPart';
import { openTemplate } from './template/openTemplate';
import {
  defaultWith,
  docx,
  odt,
  openDocumentPart,
  paragraph,
  relation,
  relations,
  wordPart,
} from './testing/buildTemplate';
import { wordFile } from './testing/wordFile';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const problems = (template: Uint8Array) => readTemplate(template).problems.map(({ code }) => code);

it('finds no problem in the default template', async () => {
  const reading = readTemplate(await readFile(defaultTemplate));
  expect(reading.problems).toEqual([]);
  expect(reading.format).toBe('docx');
  expect(reading.tags).toContain('d.equipment[i].parts[i].checkpoints[i].name');
});

it('reads an OpenDocument text as well', () => {
  const reading = readTemplate(odt('<text:p>{d.customer.name}</text:p>'));
  expect(reading).toEqual({
    ...{ format: 'odt', tags: ['d.customer.name'], problems: [], warnings: [] },
    paragraphs: [],
  });
});

it('reports the problems of a template with their place', () => {
  const field = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>INCLUDETEXT "/etc/passwd"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
  expect(readTemplate(docx(paragraph('text') + paragraph('here') + field)).problems).toEqual([
    {
      code: 'TEMPLATE_LINKED',
      place: { part: 'word/document.xml', paragraph: 3, near: 'INCLUDETEXT "/etc/passwd"' },
      found: 'INCLUDETEXT "/etc/passwd"',
    },
  ]);
});

it('reports at most 100 problems, and looks for no more', () => {
  const names = Array.from({ length: 300 }, (_, at) => `unknown${at}`);
  expect(
    readTemplate(docx(paragraph(names.map((name) => `{d.labels.${name}}`).join(' ')))).problems,
  ).toHaveLength(100);
  const tags = names.map((name) => ({
    source: `d.labels.${name}`,
    path: ['labels', name],
    formatters: [],
    place: { part: 'word/document.xml' },
  }));
  expect(checkTags('report', tags)).toHaveLength(100);
});

describe('a harmless template', () => {
  it.each([
    [
      'links that a reader may click',
      docx(paragraph('x'), {
        'word/_rels/document.xml.rels': relations(
          relation('hyperlink', 'https://example.com/a?b=c', 'External'),
        ),
      }),
    ],
    ['page numbers', docx('<w:p><w:fldSimple w:instr=" NUMPAGES "/></w:p>')],
    ['braces that are no tags', docx(paragraph('Set {a, b} and {x}'))],
    [
      'links in OpenDocument',
      odt(
        '<text:p><text:a xlink:href="mailto:a@example.com">a</text:a><text:a xlink:href="#there">b</text:a></text:p>',
      ),
    ],
  ])('with %s is accepted', (_, template) => {
    expect(problems(template)).toEqual([]);
  });

  it('may contain the path of its author’s template, which Word always writes', () => {
    const settings = {
      'word/settings.xml': wordPart('w:settings', '<w:attachedTemplate r:id="rattachedTemplate"/>'),
      'word/_rels/settings.xml.rels': relations(
        relation('attachedTemplate', 'file:///C:\\Users\\me\\firm.dotx', 'External'),
      ),
    };
    expect(problems(docx(paragraph('x'), settings))).toEqual([]);
  });
});

it('accepts a Word file with all features that authors commonly use', async () => {
  const { problems, warnings, tags } = readTemplate(wordFile(await samplePicture('sample-logo')));
  expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
  expect(tags).toEqual(['d.customer.name', 'd.report.number']);
});

it('removes the SVG that LibreOffice stores beside a picture', () => {
  const image = (name: string) => `<draw:image xlink:href="Pictures/${name}"/>`;
  const frame = `<text:p><draw:frame>${image('x.svg')}${image('y.png')}</draw:frame></text:p>`;
  const pictures = { 'Pictures/x.svg': '<svg/>', 'Pictures/y.png': pixel };
  const { parts } = openTemplate(odt(frame, pictures));
  expect(readPart(parts, 'content.xml')).toContain(`<draw:frame>${image('y.png')}</draw:frame>`);
  expect(parts.has('Pictures/x.svg')).toBe(false);
});

it('writes the OpenDocument version to the manifest, without which LibreOffice takes newer files for broken', () => {
  const text = '<office:body><office:text><text:p>x</text:p></office:text></office:body>';
  const content = openDocumentPart('office:document-content', text).replace('"1.2"', '"1.3"');
  const { parts } = openTemplate(odt('', { 'content.xml': content }));
  expect(readPart(parts, 'META-INF/manifest.xml')).toContain('full-path="/" manifest:version="1.3"');
});

describe('tags', () => {
  it.each([
    ['{d.custmer.name}', 'TEMPLATE_TAG_UNKNOWN'],
    ['{d.customer}', 'TEMPLATE_TAG_UNKNOWN'],
    ['{d.customer.name.first}', 'TEMPLATE_TAG_UNKNOWN'],
    ['{d.equipment.identNumber}', 'TEMPLATE_TAG_UNKNOWN'],
    ['{d.constructor}', 'TEMPLATE_TAG_UNKNOWN'],
    ['{c.now}', 'TEMPLATE_TAG_UNKNOWN'],
    ['{#v = d.customer.name}', 'TEMPLATE_TAG_UNKNOWN'],
    ['{d.customer.name:html}', 'TEMPLATE_FORMATTER_UNKNOWN'],
    ['{d.account.logo}', 'TEMPLATE_TAG_MISPLACED'],
    ['{d.equipment[i].identNumber}', 'TEMPLATE_LOOP_OPEN'],
  ])('%s is refused', (tag, code) => {
    expect(problems(docx(paragraph(tag)))).toEqual([code]);
  });

  it.each([
    '{d.customer.name:ifEM:show(–)}',
    "{d.customer.name:ifEQ('a:b, c'):show(x)}",
    '{d.equipment[0].identNumber}',
    '{d.equipment:len}',
    '{d.labels.cover.customer}',
    "{d.equipment[i, result.code='SCRAP'].identNumber}{d.equipment[i+1, result.code='SCRAP'].identNumber}",
    '{d.report.remarks:ifNEM:showBegin} x {d.report.remarks:showEnd}',
  ])('%s is accepted', (tags) => {
    expect(problems(docx(paragraph(tags)))).toEqual([]);
  });

  it('are found across Word’s runs, and reported with their place', () => {
    const cut = '<w:p><w:r><w:t>For {d.cust</w:t></w:r><w:r><w:t>omr.name}</w:t></w:r></w:p>';
    expect(readTemplate(docx(paragraph('first') + cut)).problems).toEqual([
      {
        code: 'TEMPLATE_TAG_UNKNOWN',
        place: { part: 'word/document.xml', paragraph: 2, near: 'For {d.customr.name}' },
        found: '{d.customr.name}',
        suggestion: '{d.customer.name}',
      },
    ]);
  });

  it.each([
    ['{d.custmer.name}', '{d.customer.name}'],
    ['{d.customer.Name:lowerCase}', '{d.customer.name:lowerCase}'],
    ['{d.equipment[i].identNumbr}{d.equipment[i+1].identNumber}', '{d.equipment[i].identNumber}'],
    ['{d.equipment.identNumber}', '{d.equipment[i].identNumber}'],
    ['{d.customer}', undefined],
    ['{d.nothing.like}', undefined],
    ['{d.constructor}', undefined],
    ['{c.customer}', undefined],
  ])('that are unknown come with what was probably meant: %s', (tags, suggestion) => {
    const [problem] = readTemplate(docx(paragraph(tags))).problems;
    expect(problem).toMatchObject({ code: 'TEMPLATE_TAG_UNKNOWN' });
    expect(problem?.suggestion).toBe(suggestion);
  });

  it('are refused in attributes, where a value could change the document', () => {
    const drawing = (attribute: string) => `<w:p><w:drawing><wp:docPr ${attribute}/></w:drawing></w:p>`;
    expect(problems(docx(drawing('descr="{d.account.logo:pic}"')))).toEqual([]);
    expect(problems(docx(drawing('descr="{d.customer.name}"')))).toEqual(['TEMPLATE_TAG_MISPLACED']);
    expect(problems(docx(drawing('r:id="{d.account.logo:pic}"')))).toEqual(['TEMPLATE_TAG_MISPLACED']);
  });

  it('are checked in headers and footers as well', async () => {
    const template = await defaultWith('word/footer1.xml', (xml) =>
      xml.replace('d.customer.name', 'd.customer.nam'),
    );
    expect(() => requireGoodTemplate(template)).toThrowError(
      expect.objectContaining({
        code: 'TEMPLATE_TAG_UNKNOWN',
        data: expect.objectContaining({ part: 'word/footer1.xml', found: '{d.customer.nam}' }),
      }),
    );
  });
});
