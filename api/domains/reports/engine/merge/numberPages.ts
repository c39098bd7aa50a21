import { dialects, type TemplateFormat } from '../finish/dialect';
import { editParts } from '../template/editPart';
import type { OpenTemplate } from '../template/openTemplate';
import { startBodyAt } from './coverSection';

/** How many pages attachments add, and where. */
export interface AddedPages {
  afterCover: number;
  coverPages: number;
  /** Pages of the finished PDF. */
  total: number;
}

/**
 * Makes the document count the pages that are merged in later: the total becomes a number, and what follows the cover goes
 * on counting after the attachments put there. LibreOffice knows only its own pages.
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

/** From `begin` to `end`, in one run or in several: the first group is what stands between. */
const scatteredField =
  /<w:fldChar\b[^>]*"begin"[^>]*\/>((?:(?!<w:fldChar)[\s\S])*?<w:instrText[^>]*>\s*NUMPAGES[^<]*<\/w:instrText>[\s\S]*?)<w:fldChar\b[^>]*"end"[^>]*\/>/g;
