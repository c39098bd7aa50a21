import type { Converter } from '../convert/startConverter';
import { packDocument } from '../packDocument';
import { openReportPdf, type ReportPdf } from '../pdf/reportPdf';
import type { OpenTemplate } from '../template/openTemplate';

/** Converts a filled document to a PDF that can be edited. */
export async function convertDocument(document: OpenTemplate, converter: Converter): Promise<ReportPdf> {
  return openReportPdf(await converter.toPdf(packDocument(document), document.format));
}
