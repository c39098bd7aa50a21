import type { ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { ErrorCode, ErrorData } from '../../../../base/errors/errors';
import type { TemplateReading } from '../readTemplate';
import type { Paragraph } from '../texts/readParagraphs';
import type { RenderedReport, RenderJob } from './renderJob';
import type { TextsJob } from './textsJob';

/** By the type of the message: `render`, `read` or `texts`. */
export type WorkerResult = RenderedReport | TemplateReading | Paragraph[][];

/** Messages to the worker process. */
export type ToWorker =
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'read'; id: number; template: Uint8Array; of: ContextName }
  | { type: 'texts'; id: number; job: TextsJob }
  | { type: 'picture'; request: number; content: Uint8Array | undefined };

/** Messages from the worker process; `failed` without a code is an unexpected error. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'loadPicture'; request: number; hash: string; edge: number }
  | { type: 'done'; id: number; result: WorkerResult }
  | { type: 'failed'; id: number; code?: ErrorCode; data?: ErrorData; reason: string };
