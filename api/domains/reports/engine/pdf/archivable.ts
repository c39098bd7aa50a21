import { PDFName, PDFRef } from '@cantoo/pdf-lib';
import { streamBody, streamContent } from '../../../../base/pdf/pdfStream';
import { catalogOf, type ReportPdf } from './reportPdf';

/** Withdraws the claim of PDF/A from the metadata, for a report with foreign pages that nobody checked for it. */
export function withdrawArchivable(pdf: ReportPdf): void {
  const ref = catalogOf(pdf).get(PDFName.of('Metadata'));
  const body = ref instanceof PDFRef ? pdf.objects.get(ref.objectNumber) : undefined;
  if (!(ref instanceof PDFRef) || !body) return;
  const metadata = streamContent(body).toString('utf8').replace(claim, '');
  pdf.objects.set(ref.objectNumber, streamBody('/Type/Metadata/Subtype/XML', Buffer.from(metadata)));
}

const claim = /\s*<rdf:Description\b[^>]*xmlns:pdfaid=[^>]*>[\s\S]*?<\/rdf:Description>/;
