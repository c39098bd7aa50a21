import { PDFArray, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { catalogOf, pagesOf, type ReportPdf, readDict } from '../pdf/reportPdf';
import { bodyMark } from './coverSection';

/** Number of pages before the bookmark of `markBody`; 1 if LibreOffice did not export it. */
export function findBodyPage(pdf: ReportPdf): number {
  const destinations = readDict(pdf, catalogOf(pdf).get(PDFName.of('Dests')));
  const named = destinations.get(PDFName.of(bodyMark));
  const target = named instanceof PDFArray ? named : readDict(pdf, named).get(PDFName.of('D'));
  const page = target instanceof PDFArray ? target.get(0) : undefined;
  const index = page instanceof PDFRef ? pagesOf(pdf).indexOf(page) : -1;
  return index > 0 ? index : 1;
}
