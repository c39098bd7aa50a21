import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { bodyMark } from './coverSection';

/** Number of pages before the bookmark of `markBody`; 1 if LibreOffice did not export it. */
export function findBodyPage(pdf: PDFDocument): number {
  const destinations = pdf.catalog.lookup(PDFName.of('Dests'));
  const named = destinations instanceof PDFDict ? destinations.lookup(PDFName.of(bodyMark)) : undefined;
  const target = named instanceof PDFDict ? named.lookup(PDFName.of('D')) : named;
  const page = target instanceof PDFArray ? target.get(0) : undefined;
  const index = page instanceof PDFRef ? pdf.getPages().findIndex(({ ref }) => ref === page) : -1;
  return index > 0 ? index : 1;
}
