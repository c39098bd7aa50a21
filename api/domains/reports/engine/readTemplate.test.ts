import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from './defaultTemplate';
import { readTemplate, requireGoodTemplate } from './readTemplate';
import { defaultWith, docx, odt, paragraph, relation, relations } from './testing/buildTemplate';

const problems = (template: Uint8Array) => readTemplate(template).problems.map(({ code }) => code);

it('finds nothing wrong with the default template', async () => {
  const reading = readTemplate(await readFile(defaultTemplate));
  expect(reading.problems).toEqual([]);
  expect(reading.format).toBe('docx');
  expect(reading.tags).toContain('d.equipment[i].parts[i].checkpoints[i].name');
});

it('reads an OpenDocument text as well', () => {
  const reading = readTemplate(odt('<text:p>{d.customer.name}</text:p>'));
  expect(reading).toEqual({ format: 'odt', tags: ['d.customer.name'], problems: [] });
});

describe('a hostile Word template', () => {
  const body = paragraph('text');
  const rels = (inner: string) => ({ 'word/_rels/document.xml.rels': relations(inner) });
  const field = (...pieces: string[]) =>
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

  it.each([
    ['a macro project', docx(body, { 'word/vbaProject.bin': 'x' }), 'TEMPLATE_MACRO'],
    [
      'a document with macros under another name',
      docx(body, {
        '[Content_Types].xml': '<Types>application/vnd.ms-word.document.macroEnabled.main+xml</Types>',
      }),
      'TEMPLATE_MACRO',
    ],
    ['an embedded workbook', docx(body, { 'word/embeddings/sheet.xlsx': 'x' }), 'TEMPLATE_EMBEDDED_OBJECT'],
    [
      'an OLE object',
      docx('<w:p><w:r><w:object><o:OLEObject/></w:object></w:r></w:p>'),
      'TEMPLATE_EMBEDDED_OBJECT',
    ],
    ['a chunk of another document', docx('<w:altChunk r:id="x"/>'), 'TEMPLATE_EMBEDDED_OBJECT'],
    [
      'a remote picture',
      docx(body, rels(relation('image', 'http://evil.example/p.png', 'External'))),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a remote picture said to be inside',
      docx(body, rels(relation('image', 'http://evil.example/p.png'))),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a local file',
      docx(body, rels(relation('image', 'file:///etc/passwd', 'External'))),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a path on another machine',
      docx(body, rels(relation('image', '\\\\evil\\share'))),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a target made by a tag',
      docx(body, rels(relation('image', 'media/{d.customer.name}'))),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a link to a file',
      docx(body, rels(relation('hyperlink', 'file:///etc/passwd', 'External'))),
      'TEMPLATE_EXTERNAL',
    ],
    ['a linked picture', docx('<w:p><a:blip r:link="x"/></w:p>'), 'TEMPLATE_EXTERNAL'],
    ['a field that reads a file', docx(field(' INCLUDETEXT "/etc/passwd" ')), 'TEMPLATE_LINKED'],
    [
      'a field scattered over runs',
      docx(field('INCL', 'UDEPICTURE "http://evil.example"')),
      'TEMPLATE_LINKED',
    ],
    ['a field put together by a tag', docx(field('PAGE {d.customer.name}')), 'TEMPLATE_LINKED'],
    ['a simple DDE field', docx('<w:p><w:fldSimple w:instr="DDEAUTO cmd"/></w:p>'), 'TEMPLATE_LINKED'],
    [
      'a field without a beginning',
      docx('<w:p><w:r><w:instrText>DATABASE</w:instrText></w:r></w:p>'),
      'TEMPLATE_LINKED',
    ],
    ['a field in single quotes', docx("<w:p><w:fldSimple w:instr='DDEAUTO cmd'/></w:p>"), 'TEMPLATE_LINKED'],
    [
      'a field behind a bracket in quotes',
      docx('<w:p><w:fldSimple w:dirty=">" w:instr="DDEAUTO cmd"/></w:p>'),
      'TEMPLATE_LINKED',
    ],
    [
      'a remote picture written in references',
      docx(body, rels(relation('image', '&#104;ttp://evil.example/p.png', '&#69;xternal'))),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a remote VML picture behind a bracket in quotes',
      docx('<w:pict><v:imagedata o:title=">" src="http://evil.example/p.png"/></w:pict>'),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a chunk of another document under another prefix',
      docx('<x:altChunk xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main" r:id="x"/>'),
      'TEMPLATE_BROKEN',
    ],
    [
      'a chunk of another document in a namespace written with references',
      docx('<x:altChunk xmlns:x="http&#58;//purl.oclc.org/ooxml/wordprocessingml/main" r:id="x"/>'),
      'TEMPLATE_BROKEN',
    ],
    [
      'a chunk of another document in the default namespace',
      docx('<altChunk xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main" r:id="x"/>'),
      'TEMPLATE_BROKEN',
    ],
    [
      'a mail merge',
      docx(body, { 'word/settings.xml': '<w:settings><w:mailMerge/></w:settings>' }),
      'TEMPLATE_LINKED',
    ],
    [
      'an entity that grows',
      docx(body, { 'word/footer1.xml': '<!DOCTYPE x [<!ENTITY a "b">]><w:ftr/>' }),
      'TEMPLATE_BROKEN',
    ],
    [
      'relations in UTF-16',
      docx(body, {
        'word/_rels/document.xml.rels': Buffer.from(
          `\ufeff${relations(relation('image', 'http://evil.example/p.png', 'External'))}`,
          'utf16le',
        ),
      }),
      'TEMPLATE_BROKEN',
    ],
    [
      'relations in UTF-16 without a mark',
      docx(body, {
        'word/_rels/document.xml.rels': Buffer.from(
          relations(relation('image', 'http://evil.example/p.png', 'External')),
          'utf16le',
        ),
      }),
      'TEMPLATE_BROKEN',
    ],
    [
      'a part in UTF-7',
      docx(body, { 'word/footer1.xml': '<?xml version="1.0" encoding="UTF-7"?><w:ftr/>' }),
      'TEMPLATE_BROKEN',
    ],
    ['a program', docx(body, { 'word/run.exe': 'MZ' }), 'TEMPLATE_UNEXPECTED_PART'],
    [
      'a drawing that may hold scripts',
      docx(body, { 'word/media/x.svg': '<svg/>' }),
      'TEMPLATE_UNEXPECTED_PART',
    ],
  ])('with %s is refused', (_, template, code) => {
    expect(problems(template)).toContain(code);
  });

  it('says what and where', () => {
    const template = docx(body + paragraph('here') + field('INCLUDETEXT "/etc/passwd"'));
    expect(readTemplate(template).problems).toEqual([
      {
        code: 'TEMPLATE_LINKED',
        place: { part: 'word/document.xml', paragraph: 3, near: 'INCLUDETEXT "/etc/passwd"' },
        found: 'INCLUDETEXT "/etc/passwd"',
      },
    ]);
  });
});

describe('a hostile OpenDocument template', () => {
  it.each([
    [
      'a linked section',
      odt('<text:section><text:section-source xlink:href="file:///etc/passwd"/></text:section>'),
      'TEMPLATE_LINKED',
    ],
    [
      'a remote picture',
      odt('<text:p><draw:frame><draw:image xlink:href="https://evil.example/p.png"/></draw:frame></text:p>'),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a picture above the package',
      odt('<text:p><draw:frame><draw:image xlink:href="../secret.png"/></draw:frame></text:p>'),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'an OLE object',
      odt('<text:p><draw:frame><draw:object-ole xlink:href="Object 1"/></draw:frame></text:p>'),
      'TEMPLATE_EMBEDDED_OBJECT',
    ],
    [
      'an embedded document',
      odt('<text:p/>', { 'Object 1/content.xml': '<a/>' }),
      'TEMPLATE_EMBEDDED_OBJECT',
    ],
    ['Basic', odt('<text:p/>', { 'Basic/Standard/Module1.xml': '<a/>' }), 'TEMPLATE_MACRO'],
    [
      'an event',
      odt('<text:p><office:event-listeners><script:event-listener/></office:event-listeners></text:p>'),
      'TEMPLATE_MACRO',
    ],
    [
      'a remote picture behind a bracket in quotes',
      odt('<text:p><draw:image draw:name=">" xlink:href="https://evil.example/p.png"/></text:p>'),
      'TEMPLATE_EXTERNAL',
    ],
    [
      'a linked section under another prefix',
      odt('<x:section-source xmlns:x="urn:oasis:names:tc:opendocument:xmlns:text:1.0"/>'),
      'TEMPLATE_BROKEN',
    ],
    [
      'a linked section in a namespace of old',
      odt('<x:section-source xmlns:x="http://openoffice.org/2000/text"/>'),
      'TEMPLATE_BROKEN',
    ],
    ['a DDE link', odt('<text:p><text:dde-connection/></text:p>'), 'TEMPLATE_LINKED'],
    ['a control', odt('<office:forms><form:form/></office:forms><text:p/>'), 'TEMPLATE_EMBEDDED_OBJECT'],
  ])('with %s is refused', (_, template, code) => {
    expect(problems(template)).toContain(code);
  });
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

  it('may name the template on its author’s disk, which Word always notes', () => {
    const settings = {
      'word/settings.xml': '<w:settings><w:attachedTemplate r:id="rattachedTemplate"/></w:settings>',
      'word/_rels/settings.xml.rels': relations(
        relation('attachedTemplate', 'file:///C:\\Users\\me\\firm.dotx', 'External'),
      ),
    };
    expect(problems(docx(paragraph('x'), settings))).toEqual([]);
  });
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

  it('are found where Word has cut them into runs, and named with their place', () => {
    const cut = '<w:p><w:r><w:t>For {d.cust</w:t></w:r><w:r><w:t>omr.name}</w:t></w:r></w:p>';
    expect(readTemplate(docx(paragraph('first') + cut)).problems).toEqual([
      {
        code: 'TEMPLATE_TAG_UNKNOWN',
        place: { part: 'word/document.xml', paragraph: 2, near: 'For {d.customr.name}' },
        found: '{d.customr.name}',
      },
    ]);
  });

  it('must not stand in attributes, where their value could change the document', () => {
    const drawing = (attribute: string) => `<w:p><w:drawing><wp:docPr ${attribute}/></w:drawing></w:p>`;
    expect(problems(docx(drawing('descr="{d.account.logo:pic}"')))).toEqual([]);
    expect(problems(docx(drawing('descr="{d.customer.name}"')))).toEqual(['TEMPLATE_TAG_MISPLACED']);
    expect(problems(docx(drawing('r:id="{d.account.logo:pic}"')))).toEqual(['TEMPLATE_TAG_MISPLACED']);
  });

  it('are looked for in headers and footers, too', async () => {
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
