import { readFile } from 'node:fs/promises';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { defaultTemplate } from '../defaultTemplate';

type Parts = Record<string, Uint8Array | string>;

/** A package of these parts, as an office program would write it. */
export function zipOf(parts: Parts): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts))
    files[name] = [asBytes(content), { level: name === 'mimetype' ? 0 : 6 }];
  return zipSync(files);
}

/** A small DOCX with this body; further parts join it or replace its own. */
export function docx(body: string, more: Parts = {}): Uint8Array {
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': relations(relation('officeDocument', 'word/document.xml')),
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

export function relations(...inner: string[]): string {
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`;
}

export function relation(type: string, target: string, mode = ''): string {
  const kind = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
  return `<Relationship Id="r${type}" Type="${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
}

/** A small ODT with this text; further parts join it or replace its own. */
export function odt(text: string, more: Parts = {}, styles = ''): Uint8Array {
  const names = ['office', 'text', 'table', 'draw', 'style'].map(
    (name) =>
      `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0"`,
  );
  const spaces = `${names.join(' ')} xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0"`;
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0"?><office:document-content ${spaces} office:version="1.2"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    ...more,
  });
}

/** The default template with one of its parts changed. */
export async function defaultWith(part: string, change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await readFile(defaultTemplate));
  return zipOf({ ...parts, [part]: change(new TextDecoder().decode(parts[part])) });
}

function asBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
