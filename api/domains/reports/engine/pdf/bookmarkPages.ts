import { PDFDict, PDFHexString, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import { lastNumber } from '../../../../base/pdf/PdfFile';
import { catalogOf, type ReportPdf, readDict, setObject } from './reportPdf';

/** Appends bookmarks of pages to the report's own, in their order. */
export function bookmarkPages(pdf: ReportPdf, bookmarks: { title: string; page: PDFRef }[]): void {
  const outlines = catalogOf(pdf).get(PDFName.of('Outlines'));
  if (!(outlines instanceof PDFRef)) return;
  const root = readDict(pdf, outlines);
  for (const { title, page } of bookmarks) {
    const last = root.get(PDFName.of('Last'));
    const ref = PDFRef.of(lastNumber(pdf) + 1);
    const item = PDFDict.withContext(pdf.context);
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    item.set(PDFName.of('Dest'), pdf.context.obj([page, 'Fit']));
    item.set(PDFName.of('Parent'), outlines);
    if (last instanceof PDFRef) {
      item.set(PDFName.of('Prev'), last);
      const before = readDict(pdf, last);
      before.set(PDFName.of('Next'), ref);
      setObject(pdf, last, before);
    } else root.set(PDFName.of('First'), ref);
    setObject(pdf, ref, item);
    root.set(PDFName.of('Last'), ref);
    const count = root.get(PDFName.of('Count'));
    root.set(PDFName.of('Count'), PDFNumber.of((count instanceof PDFNumber ? count.asNumber() : 0) + 1));
  }
  setObject(pdf, outlines, root);
}
