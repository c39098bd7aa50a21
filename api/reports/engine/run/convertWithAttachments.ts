import { PDFDocument } from '@cantoo/pdf-lib';
import type { ReportContext } from '@plumbline/resources/reports/ReportContext';
import type { Converter, PdfQuality } from '../convert/startConverter';
import { markBody } from '../merge/coverSection';
import { findBodyPage } from '../merge/findBodyPage';
import { mergeAttachments } from '../merge/mergeAttachments';
import { numberPages } from '../merge/numberPages';
import type { AttachmentPlan } from '../merge/planAttachments';
import { stampPages } from '../merge/stampPages';
import { packDocument } from '../packDocument';
import type { OpenTemplate } from '../template/openTemplate';

export interface Merging {
  context: ReportContext;
  plan: AttachmentPlan;
  quality: PdfQuality;
}

/**
 * The PDF with its attachments. The report's own pages are counted first and it is converted again with the true numbers:
 * only LibreOffice can set them where and how the template wants them.
 */
export async function convertWithAttachments(
  document: OpenTemplate,
  converter: Converter,
  { context: { labels, report }, plan, quality }: Merging,
): Promise<PDFDocument> {
  const convert = async (wanted: PdfQuality) =>
    openOwn(await converter.toPdf(packDocument(document), document.format, wanted));
  if (plan.afterCover > 0) markBody(document);
  const alone = await convert('draft');
  const coverPages = findBodyPage(alone);
  numberPages(document, {
    afterCover: plan.afterCover,
    coverPages,
    total: alone.getPageCount() + plan.pages,
  });
  const pdf = await convert(quality);
  const merged = await mergeAttachments(pdf, plan.attachments, coverPages);
  await stampPages(pdf, merged, {
    report: `${labels.reportNumber} ${report.number}`,
    attachment: labels.attachment,
    page: labels.page,
  });
  return pdf;
}

/** A PDF that LibreOffice has just written. */
export function openOwn(bytes: Buffer): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false });
}
