import { dialects, type TemplateFormat } from '../finish/dialect';
import { editParts } from '../template/editPart';
import type { OpenTemplate } from '../template/openTemplate';
import { startBodyAt } from './coverSection';

/** Number and position of attachment pages. */
export interface AddedPages {
  afterCover: number;
  coverPages: number;
  /** Pages of the final PDF. */
  total: number;
}

/**
 * Includes attachment pages in the page numbers, since LibreOffice knows only its own pages: replaces the total by a
 * number, and continues numbering after the attachments that follow the cover.
 */
export function numberPages(document: OpenTemplate, { afterCover, coverPages, total }: AddedPages): void {
  editParts(document.parts, dialects[document.format].content, (xml) =>
    withTotal[document.format](xml, total),
  );
  if (afterCover > 0) startBodyAt(document, coverPages + afterCover + 1);
}

const withTotal: Record<TemplateFormat, (xml: string, total: number) => string> = {
  docx: (xml, total) =>
    xml
      .replace(simpleField, `<w:r><w:t>${total}</w:t></w:r>`)
      .replace(scatteredField, (_field, inside: string) =>
        inside
          .replace(/<w:t\b[^>]*>[^<]*<\/w:t>/g, '')
          .replace(/<w:fldChar\b[^>]*\/>/g, '')
          .replace(/<w:instrText[^>]*>[^<]*<\/w:instrText>/, `<w:t>${total}</w:t>`),
      ),
  odt: (xml, total) => xml.replace(/<text:page-count\b[^>]*>[\s\S]*?<\/text:page-count>/g, String(total)),
};

const simpleField = /<w:fldSimple\b[^>]*w:instr="\s*NUMPAGES[^"]*"[^>]*>[\s\S]*?<\/w:fldSimple>/g;

/** From `begin` to `end`, in one or several runs; the first group is the content between. */
const scatteredField =
  /<w:fldChar\b[^>]*"begin"[^>]*\/>((?:(?!<w:fldChar)[\s\S])*?<w:instrText[^>]*>\s*NUMPAGES[^<]*<\/w:instrText>[\s\S]*?)<w:fldChar\b[^>]*"end"[^>]*\/>/g;
