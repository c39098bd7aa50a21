import { readFile } from 'node:fs/promises';
import type { Language } from '@plumbline/resources/language/languages';
import type { ReportContext } from '@plumbline/resources/rules/reports/ReportContext';
import { ApiError } from '../../../base/errors/errors';
import { defaultTemplate } from './defaultTemplate';
import type { Attachment } from './merge/mergeAttachments';
import type { TemplateReading } from './readTemplate';
import type { Warning } from './run/renderJob';
import { templateSandbox } from './run/templateSandbox';
import { type WorkerPool, workerPool } from './run/workerPool';

export { type TemplateSandbox, templateSandbox } from './run/templateSandbox';

export interface ReportRequest {
  /** A DOCX or ODT, as uploaded. */
  template: Uint8Array;
  context: ReportContext;
  language: Language;
  /** The content of a picture by its hash, as stored; rejecting leaves its frame away, with a warning. */
  images(hash: string): Promise<Uint8Array>;
  attachments?: Attachment[];
  /** Colour of titles, headings and rules (`#RRGGBB`, readable on paper) in place of the template's own. */
  accent?: string | null;
  /** A word across all pages, for previews: `labels.preview`. */
  watermark?: string;
}

export interface Report {
  pdf: Buffer;
  pages: number;
  /** What was left out, and why; the report is complete without. */
  warnings: Warning[];
}

/**
 * Makes the PDF of a report. Throws an ApiError: TEMPLATE_… where the template is unsafe or does not fill, ATTACHMENT_LOCKED
 * or ATTACHMENT_BROKEN, TEMPLATES_NEED_SANDBOX, REPORT_CONVERSION_FAILED, REPORT_TIMEOUT, REPORT_OFFICE_MISSING. After the last three another try
 * may succeed.
 */
export async function renderReport({ images, attachments = [], ...request }: ReportRequest): Promise<Report> {
  await requireSandbox(request.template);
  const report = await theWorkers().render({ ...request, attachments }, images);
  return { ...report, pdf: Buffer.from(report.pdf.buffer, report.pdf.byteOffset, report.pdf.byteLength) };
}

/** As `readTemplate`, in a process of its own: a large template would hold up everybody else for seconds. */
export function readTemplateApart(template: Uint8Array): Promise<TemplateReading> {
  return theWorkers().read(template);
}

/** The product's own template is trusted; anybody else's is not rendered where nothing would hold it. */
async function requireSandbox(template: Uint8Array): Promise<void> {
  if ((await templateSandbox()) !== 'none') return;
  if (!(await readFile(defaultTemplate)).equals(template)) throw new ApiError('TEMPLATES_NEED_SANDBOX');
}

/** Starts LibreOffice before the first report asks for it. */
export function warmReportEngine(): Promise<void> {
  return theWorkers().warm();
}

/** Ends all LibreOffice processes; the next report starts them again. */
export async function stopReportEngine(): Promise<void> {
  await workers?.stop();
  workers = undefined;
}

let workers: WorkerPool | undefined;

function theWorkers(): WorkerPool {
  workers ??= workerPool({ workers: 2, conversionTimeoutMs: 240_000, timeoutMs: 600_000 });
  return workers;
}
