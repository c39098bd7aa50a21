import { readFile } from 'node:fs/promises';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { defaultTemplate } from '../defaultTemplate';

const longNames: Record<string, string> = {
  draw: 'drawing',
  svg: 'svg-compatible',
  fo: 'xsl-fo-compatible',
};

type Parts = Record<string, Uint8Array | string>;

/** A zip package of these parts, as an office program writes it. */
export function zipOf(parts: Parts): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts))
    files[name] = [asBytes(content), { level: name === 'mimetype' ? 0 : 6 }];
  return zipSync(files);
}

/** A small DOCX with this body; further parts are added or replace the defaults. */
export function docx(body: string, more: Parts = {}): Uint8Array {
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': relations(relation('officeDocument', 'word/document.xml')),
    'word/document.xml': `<?xml version="1.0"?><w:document${wordSpaces}><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

const wordSpaces = Object.entries({
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');

/** A part of a DOCX with this root element. */
export function wordPart(root: string, inner: string, attributes = ''): string {
  return `<?xml version="1.0"?><${root}${wordSpaces}${attributes}>${inner}</${root}>`;
}

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** A placeholder picture with this alternative text; the document needs `pictureParts`. */
export const frame = (tag: string): string =>
  `<w:p><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1800000" cy="1200000"/><wp:docPr id="3" name="picture" descr="${tag}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="3" name="picture"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rimage"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="1200000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** The picture of `frame`: a grey pixel. */
export const pictureParts: Parts = {
  'word/_rels/document.xml.rels': relations(relation('image', 'media/image1.png')),
  'word/media/image1.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNYsGDBfwAGZAMFFSXvhQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export function relations(...inner: string[]): string {
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`;
}

export function relation(type: string, target: string, mode = ''): string {
  const kind = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
  return `<Relationship Id="r${type}" Type="${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
}

const openDocumentSpaces = [
  'office',
  'text',
  'table',
  'draw',
  'style',
  'svg',
  'fo',
  'script',
  'form',
  'config',
]
  .map(
    (prefix) => ` xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${longNames[prefix] ?? prefix}:1.0"`,
  )
  .concat(' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"')
  .join('');

/** A part of an ODT with this root element. */
export function openDocumentPart(root: string, inner: string): string {
  return `<?xml version="1.0"?><${root}${openDocumentSpaces} office:version="1.2">${inner}</${root}>`;
}

/** A small ODT with this text; further parts are added or replace the defaults. */
export function odt(text: string, more: Parts = {}, styles = ''): Uint8Array {
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0"?><office:document-content${openDocumentSpaces} office:version="1.2"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    ...more,
  });
}

/** The default template with one part changed. */
export async function defaultWith(part: string, change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await readFile(defaultTemplate));
  return zipOf({ ...parts, [part]: change(new TextDecoder().decode(parts[part])) });
}

function asBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
