import type { Converter } from '../convert/startConverter';
import type { ReportWarning } from '../finish/pictureStore';
import { countPages } from '../merge/countPages';
import type { Attachment } from '../merge/mergeAttachments';
import { type AttachmentPlan, listAttachments, planAttachments } from '../merge/planAttachments';
import { watermarkPages } from '../merge/watermarkPages';
import { packDocument } from '../packDocument';
import { openTemplate } from '../template/openTemplate';
import { convertWithAttachments, openOwn } from './convertWithAttachments';
import { type Filling, fillDocument, type LoadPicture } from './fillDocument';

export interface RenderJob extends Filling {
  template: Uint8Array;
  attachments: Attachment[];
  watermark?: string;
}

export type Warning = ReportWarning | AttachmentPlan['warnings'][number];

export interface RenderedReport {
  pdf: Uint8Array;
  pages: number;
  warnings: Warning[];
}

/** The whole way from template and data to the finished PDF. */
export async function renderJob(
  job: RenderJob,
  converter: Converter,
  load: LoadPicture,
): Promise<RenderedReport> {
  const template = openTemplate(job.template);
  const plan = await planAttachments(job.attachments, template);
  const context = listAttachments(job.context, plan);
  const { document, warnings } = await fillDocument(template, { context, language: job.language }, load);
  const found = [...warnings, ...plan.warnings];
  const quality = job.watermark ? 'draft' : 'final';
  if (plan.attachments.length > 0) {
    const pdf = await convertWithAttachments(document, converter, { context, plan, quality });
    return finished(pdf, job.watermark, found);
  }
  const bytes = await converter.toPdf(packDocument(document), document.format, quality);
  // Reading and writing once more what LibreOffice wrote would take half as long again: only where something is added.
  return job.watermark
    ? finished(await openOwn(bytes), job.watermark, found)
    : { pdf: bytes, pages: await countPages(bytes), warnings: found };
}

async function finished(
  pdf: Awaited<ReturnType<typeof openOwn>>,
  watermark: string | undefined,
  warnings: Warning[],
): Promise<RenderedReport> {
  if (watermark) await watermarkPages(pdf, watermark);
  const bytes = await pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY });
  return { pdf: bytes, pages: pdf.getPageCount(), warnings };
}
