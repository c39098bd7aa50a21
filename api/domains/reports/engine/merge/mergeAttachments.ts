import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { openPdf } from './openPdf';

export interface Attachment {
  /** Name in the list of attachments. */
  name: string;
  content: Uint8Array;
  position: 'afterCoverPage' | 'documentEnd';
}

/** Position of an attachment's pages; `first` counts from 0. */
export interface MergedPages {
  name: string;
  number: number;
  first: number;
  count: number;
}

/** Inserts the pages of the attachments, in the order of `planAttachments`: those after the cover first. */
export async function mergeAttachments(
  report: PDFDocument,
  attachments: Attachment[],
  coverPages: number,
): Promise<MergedPages[]> {
  const merged: MergedPages[] = [];
  let afterCover = Math.min(coverPages, report.getPageCount());
  for (const [index, { name, content, position }] of attachments.entries()) {
    const source = await openPdf(content);
    // Before copying, since only referenced objects are copied.
    for (const page of source.getPages()) disarm(page);
    const pages = await report.copyPages(source, source.getPageIndices());
    const first = position === 'afterCoverPage' ? afterCover : report.getPageCount();
    for (const [at, page] of pages.entries()) report.insertPage(first + at, page);
    if (position === 'afterCoverPage') afterCover += pages.length;
    merged.push({ name, number: index + 1, first, count: pages.length });
  }
  return merged;
}

/** Annotations that contain or play a file. */
const carriers = ['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D'].map((name) =>
  PDFName.of(name),
);

/** Removes from a foreign page all actions but links, and all embedded files. */
function disarm(page: PDFPage): void {
  page.node.delete(PDFName.of('AA'));
  page.node.delete(PDFName.of('AF'));
  const annotations = page.node.Annots();
  if (!(annotations instanceof PDFArray)) return;
  for (let index = annotations.size() - 1; index >= 0; index -= 1) {
    const annotation = annotations.lookup(index);
    if (!(annotation instanceof PDFDict)) continue;
    const subtype = annotation.lookup(PDFName.of('Subtype'));
    if (carriers.some((name) => name === subtype)) {
      annotations.remove(index);
      continue;
    }
    annotation.delete(PDFName.of('AF'));
    annotation.delete(PDFName.of('AA'));
    const action = annotation.lookup(PDFName.of('A'));
    const kind = action instanceof PDFDict ? action.lookup(PDFName.of('S')) : undefined;
    if (kind !== undefined && kind !== PDFName.of('URI') && kind !== PDFName.of('GoTo'))
      annotation.delete(PDFName.of('A'));
  }
}
