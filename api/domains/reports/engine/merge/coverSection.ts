import { editPart, readPart } from '../template/editPart';
import type { OpenTemplate } from '../template/openTemplate';

const body = 'word/document.xml';

/** Whether the cover is a separate section, so that pages can be inserted after it and numbering continued. */
export function hasOwnCover({ parts, format }: OpenTemplate): boolean {
  if (format !== 'docx') return false;
  const second = sections(readPart(parts, body))[1];
  return second !== undefined && !/<w:type\s[^>]*"continuous"/.test(second[0]);
}

/** Bookmarks the start of the section after the cover; `findBodyPage` finds its page in the PDF. */
export function markBody({ parts }: OpenTemplate): void {
  editPart(parts, body, (xml) => {
    const end = sections(xml)[0]?.index;
    if (end === undefined) return xml;
    const paragraph = /<w:p\b(?:\s[^>]*)?>(?:<w:pPr>[\s\S]*?<\/w:pPr>|<w:pPr\/>)?/g;
    paragraph.lastIndex = xml.indexOf('</w:p>', end);
    const found = paragraph.exec(xml);
    if (!found) return xml;
    const at = found.index + found[0].length;
    return `${xml.slice(0, at)}<w:bookmarkStart w:id="9999" w:name="${bodyMark}"/><w:bookmarkEnd w:id="9999"/>${xml.slice(at)}`;
  });
}

/** Letters only: LibreOffice encodes other characters in PDF destinations. */
export const bodyMark = 'plumblineBody';

/** Starts page numbering of the section after the cover at this number. */
export function startBodyAt({ parts }: OpenTemplate, first: number): void {
  editPart(parts, body, (xml) => {
    const section = sections(xml)[1];
    if (!section) return xml;
    const kept = section[0].replace(/<w:pgNumType\b[^>]*\/>/g, '');
    const at = kept.search(laterInSection);
    const numbered = `${kept.slice(0, at)}<w:pgNumType w:start="${first}"/>${kept.slice(at)}`;
    return xml.slice(0, section.index) + numbered + xml.slice(section.index + section[0].length);
  });
}

/** Elements that follow `pgNumType` in the schema. */
const laterInSection =
  /<w:(?:cols|formProt|vAlign|noEndnote|titlePg|textDirection|bidi|rtlGutter|docGrid|printerSettings)\b|<\/w:sectPr>/;

function sections(xml: string) {
  return [...xml.matchAll(/<w:sectPr\b[^>]*>[\s\S]*?<\/w:sectPr>/g)];
}
