import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { createAnnex, insertPages } from '../pdf/annex';
import { withdrawArchivable } from '../pdf/archivable';
import { bookmarkPages } from '../pdf/bookmarkPages';
import { pagesOf, type ReportPdf } from '../pdf/reportPdf';
import { openPdf } from './openPdf';
import { type StampWords, stampPages } from './stampPages';
import { watermarkPages } from './watermarkPages';

export interface Attachment {
  /** Name in the list of attachments. */
  name: string;
  content: Uint8Array;
  position: 'afterCoverPage' | 'documentEnd';
  /** The product made the page from a picture, so that it meets PDF/A. */
  isPicture?: boolean;
}

/** Position of an attachment's pages; both count from 0. */
export interface MergedPages {
  name: string;
  number: number;
  /** Among the pages of the attachments. */
  first: number;
  /** In the whole report. */
  place: number;
  count: number;
}

interface Merging {
  coverPages: number;
  words: StampWords;
  watermark?: string;
}

/**
 * Inserts the stamped pages of the attachments, in the order of `planAttachments`: those after the cover first. Foreign
 * pages are not checked for PDF/A, so a report with them does not claim it.
 */
export async function mergeAttachments(
  report: ReportPdf,
  attachments: Attachment[],
  { coverPages, words, watermark }: Merging,
): Promise<void> {
  const annex = await createAnnex(report);
  const own = pagesOf(report).length;
  const merged: MergedPages[] = [];
  for (const [index, { name, content, position }] of attachments.entries()) {
    const first = annex.document.getPageCount();
    const count = await copyAttachment(annex.document, content);
    const place = first + (position === 'afterCoverPage' ? Math.min(coverPages, own) : own);
    merged.push({ name, number: index + 1, first, place, count });
  }
  const total = own + annex.document.getPageCount();
  await stampPages(annex.document, merged, { words, total });
  if (watermark) await watermarkPages(annex.document, watermark);
  const places = merged.flatMap(({ place, count }) => Array.from({ length: count }, (_, at) => place + at));
  await insertPages(report, annex, places);
  const pages = pagesOf(report);
  bookmarkPages(
    report,
    merged.flatMap(({ name, number, place }) => {
      const page = pages[place];
      return page ? [{ title: `${words.attachment} ${number}: ${name}`, page }] : [];
    }),
  );
  if (attachments.some(({ isPicture }) => !isPicture)) withdrawArchivable(report);
}

async function copyAttachment(annex: PDFDocument, content: Uint8Array): Promise<number> {
  const source = await openPdf(content);
  // Before copying, since only referenced objects are copied.
  for (const page of source.getPages()) disarm(page);
  const pages = await annex.copyPages(source, source.getPageIndices());
  for (const page of pages) annex.addPage(page);
  return pages.length;
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
