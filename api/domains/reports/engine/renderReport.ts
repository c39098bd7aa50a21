import { readFile } from 'node:fs/promises';
import type { Language } from '@plumbline/resources/language/languages';
import type { Contents, ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import { ApiError } from '../../../base/errors/errors';
import { defaultTemplates } from './defaultTemplate';
import type { Attachment } from './merge/mergeAttachments';
import type { TemplateReading } from './readTemplate';
import { keptByProcess } from './run/keptByProcess';
import type { Warning } from './run/renderJob';
import { templateSandbox } from './run/templateSandbox';
import type { TextsJob } from './run/textsJob';
import { type WorkerPool, workerPool } from './run/workerPool';
import type { Paragraph } from './texts/readParagraphs';

export { type TemplateSandbox, templateSandbox } from './run/templateSandbox';

export type ReportRequest = Contents & Rendering;

/** How a document is made of its contents. */
export interface Rendering {
  /** A DOCX or ODT. */
  template: Uint8Array;
  language: Language;
  /**
   * Content of a picture by its hash; if it rejects, the frame is removed with a warning. `edge`: pixels that the longer
   * side needs.
   */
  images(hash: string, edge: number): Promise<Uint8Array>;
  attachments?: Attachment[];
  /** Colour of titles, headings and lines (`#RRGGBB`, readable on paper) instead of the template's. */
  accent?: string | null;
  /** Watermark of previews: `labels.preview`. */
  watermark?: string;
}

export interface Report {
  pdf: Buffer;
  pages: number;
  /** What was left out and why; the report is otherwise complete. */
  warnings: Warning[];
}

/**
 * Renders the PDF of a report. Errors: TEMPLATE_… if the template is unsafe or cannot be filled, ATTACHMENT_LOCKED,
 * ATTACHMENT_BROKEN, TEMPLATES_NEED_SANDBOX, REPORT_CONVERSION_FAILED, REPORT_TIMEOUT, REPORT_OFFICE_MISSING. The last
 * three may be retried.
 */
export async function renderReport({ images, attachments = [], ...request }: ReportRequest): Promise<Report> {
  await requireSandbox(request.template);
  const report = await theWorkers().render({ ...request, attachments }, images);
  return { ...report, pdf: Buffer.from(report.pdf.buffer, report.pdf.byteOffset, report.pdf.byteLength) };
}

/** `readTemplate` in a worker process: a large template would block the event loop for seconds. */
export function readTemplateApart(template: Uint8Array, of: ContextName): Promise<TemplateReading> {
  return theWorkers().read(template, of);
}

/**
 * The paragraphs that a template says of each of these contents. Errors: TEMPLATE_… if it is unsafe or cannot be
 * filled, TEMPLATES_NEED_SANDBOX, REPORT_TIMEOUT.
 */
export async function renderTexts(job: TextsJob): Promise<Paragraph[][]> {
  await requireSandbox(job.template);
  return theWorkers().texts(job);
}

/** The default templates are trusted; others are rendered only in a sandbox. */
async function requireSandbox(template: Uint8Array): Promise<void> {
  if ((await templateSandbox()) !== 'none') return;
  const trusted = await Promise.all(Object.values(defaultTemplates).map((file) => readFile(file)));
  if (!trusted.some((one) => one.equals(template))) throw new ApiError('TEMPLATES_NEED_SANDBOX');
}

/** Starts LibreOffice ahead of the first report. */
export function warmReportEngine(): Promise<void> {
  return theWorkers().warm();
}

/** Stops all LibreOffice processes; the next report starts them again. */
export async function stopReportEngine(): Promise<void> {
  await workers?.stop();
  workers = undefined;
}

let workers: WorkerPool | undefined;

function theWorkers(): WorkerPool {
  workers ??= workerPool({
    workers: 2,
    conversionTimeoutMs: 240_000,
    timeoutMs: 600_000,
    spares: keptByProcess()?.workers,
  });
  return workers;
}
