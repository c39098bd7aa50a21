import { PDFDocument } from '@cantoo/pdf-lib';
import type { Converter } from '../convert/startConverter';
import { packDocument } from '../packDocument';
import type { OpenTemplate } from '../template/openTemplate';

/** Converts a filled document to a PDF that can be edited. */
export async function convertDocument(document: OpenTemplate, converter: Converter): Promise<PDFDocument> {
  const bytes = await converter.toPdf(packDocument(document), document.format);
  return PDFDocument.load(bytes, { updateMetadata: false });
}
