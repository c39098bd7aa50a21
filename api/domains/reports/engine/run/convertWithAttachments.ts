import type { ReportContext } from '@plumbline/resources/rules/reports/ReportContext';
import type { Converter } from '../convert/startConverter';
import { markBody } from '../merge/coverSection';
import { findBodyPage } from '../merge/findBodyPage';
import { mergeAttachments } from '../merge/mergeAttachments';
import { numberPages } from '../merge/numberPages';
import type { AttachmentPlan } from '../merge/planAttachments';
import { pagesOf, type ReportPdf } from '../pdf/reportPdf';
import { watermarkReport } from '../pdf/watermarkReport';
import type { OpenTemplate } from '../template/openTemplate';
import { convertDocument } from './convertDocument';

interface Merging {
  watermark?: string;
  plan: AttachmentPlan;
  context: ReportContext;
}

/**
 * Converts the document and merges its attachments. The first conversion counts the report's own pages; the second
 * prints the final page numbers, since only LibreOffice can place them as the template wants.
 */
export async function convertWithAttachments(
  document: OpenTemplate,
  converter: Converter,
  { plan, watermark, context: { labels, report } }: Merging,
): Promise<ReportPdf> {
  if (plan.afterCover > 0) markBody(document);
  const alone = await convertDocument(document, converter);
  const coverPages = findBodyPage(alone);
  const total = pagesOf(alone).length + plan.pages;
  numberPages(document, { afterCover: plan.afterCover, coverPages, total });
  const pdf = await convertDocument(document, converter);
  if (watermark) await watermarkReport(pdf, watermark);
  const words = {
    report: `${labels.reportNumber} ${report.number}`,
    attachment: labels.attachment,
    page: labels.page,
  };
  await mergeAttachments(pdf, plan.attachments, { coverPages, words, watermark });
  return pdf;
}
