import { intlTag, type Language } from '@plumbline/resources/language/languages';
import { editPart } from '../template/editPart';
import type { PackageParts } from '../template/openPackage';
import type { OpenTemplate } from '../template/openTemplate';
import { escapeXml } from '../xml';
import type { Description } from './describeContents';

/** Sets title, author, subject and language of the document, which LibreOffice copies to the PDF. */
export function describeDocument(
  { parts, format }: OpenTemplate,
  { title, subject, author }: Description,
  language: Language,
): void {
  const entries: [string, string][] = [
    ['dc:title', title],
    ['dc:subject', subject],
  ];
  const tag = intlTag(language);
  if (format === 'docx') {
    setEntries(parts, 'docProps/core.xml', [...entries, ['dc:creator', author]], 'cp:coreProperties');
    editPart(parts, 'word/styles.xml', (xml) => withWordLanguage(xml, tag));
  } else {
    setEntries(
      parts,
      'meta.xml',
      [...entries, ['meta:initial-creator', author], ['dc:creator', author]],
      'office:meta',
    );
    const [code = '', country = ''] = tag.split('-');
    editPart(parts, 'styles.xml', (xml) =>
      xml
        .replace(/fo:language="[^"]*"/g, `fo:language="${code}"`)
        .replace(/fo:country="[^"]*"/g, `fo:country="${country}"`),
    );
  }
}

function setEntries(parts: PackageParts, name: string, entries: [string, string][], root: string): void {
  editPart(parts, name, (xml) => {
    const without = entries.reduce(
      (text, [key]) => text.replace(new RegExp(`<${key}\\b[^>]*(?:/>|>[\\s\\S]*?</${key}>)`, 'g'), ''),
      xml,
    );
    const added = entries.map(([key, value]) => `<${key}>${escapeXml(value)}</${key}>`).join('');
    return without.replace(`</${root}>`, () => `${added}</${root}>`);
  });
}

function withWordLanguage(xml: string, tag: string): string {
  const language = `<w:lang w:val="${tag}" w:eastAsia="${tag}" w:bidi="ar-SA"/>`;
  const defaults = /<w:rPrDefault>\s*<w:rPr>([\s\S]*?)<\/w:rPr>/;
  return xml
    .replace(/<w:lang\b[^>]*\/>/g, '')
    .replace(defaults, (_whole, inner: string) => `<w:rPrDefault><w:rPr>${inner}${language}</w:rPr>`);
}
