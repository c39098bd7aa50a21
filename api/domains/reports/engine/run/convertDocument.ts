import { PDFDocument } from '@cantoo/pdf-lib';
import type { Converter } from '../convert/startConverter';
import { packDocument } from '../packDocument';
import type { OpenTemplate } from '../template/openTemplate';

/** A filled document as PDF, open for what is added to it. */
export async function convertDocument(document: OpenTemplate, converter: Converter): Promise<PDFDocument> {
  const bytes = await converter.toPdf(packDocument(document), document.format);
  return PDFDocument.load(bytes, { updateMetadata: false });
}
