import { PDFDocument } from '@cantoo/pdf-lib';

/** The number of pages of a PDF that LibreOffice wrote: it stands in the root of its page tree. */
export async function countPages(pdf: Buffer): Promise<number> {
  const counts = [...pdf.toString('latin1').matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)/g)].map(
    (match) => Number(match[1]),
  );
  return counts.length > 0 ? Math.max(...counts) : (await PDFDocument.load(pdf)).getPageCount();
}
