import { writePdf } from '../../../../base/pdf/writePdf';
import type { Converter } from '../convert/startConverter';
import type { ReportWarning } from '../finish/pictureStore';
import type { Attachment } from '../merge/mergeAttachments';
import { type AttachmentPlan, listAttachments, planAttachments } from '../merge/planAttachments';
import { pagesOf } from '../pdf/reportPdf';
import { watermarkReport } from '../pdf/watermarkReport';
import { openTemplate } from '../template/openTemplate';
import { convertDocument } from './convertDocument';
import { convertWithAttachments } from './convertWithAttachments';
import { type Filling, fillDocument, type LoadPicture } from './fillDocument';

export type RenderJob = Filling & {
  template: Uint8Array;
  /** Of reports; ignored for other documents. */
  attachments: Attachment[];
  watermark?: string;
};

export type Warning = ReportWarning | AttachmentPlan['warnings'][number];

export interface RenderedReport {
  pdf: Uint8Array;
  pages: number;
  warnings: Warning[];
}

/** Renders a report from template and data to PDF. */
export async function renderJob(
  job: RenderJob,
  converter: Converter,
  load: LoadPicture,
): Promise<RenderedReport> {
  const template = openTemplate(job.template, job.of === 'order' ? job.of : undefined);
  const isReport = job.of === undefined || job.of === 'report';
  const plan = await planAttachments(isReport ? job.attachments : [], template);
  const filling: Filling = isReport ? { ...job, context: listAttachments(job.context, plan) } : job;
  const { document, warnings } = await fillDocument(template, filling, load);
  const { watermark } = job;
  const pdf =
    plan.attachments.length > 0 && isReport
      ? await convertWithAttachments(document, converter, { plan, context: job.context, watermark })
      : await convertDocument(document, converter);
  if (watermark && plan.attachments.length === 0) await watermarkReport(pdf, watermark);
  return {
    pdf: await writePdf(pdf),
    pages: pagesOf(pdf).length,
    warnings: [...warnings, ...plan.warnings],
  };
}
