import type { ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { ErrorCode, ErrorData } from '../../../../base/errors/errors';
import type { TemplateReading } from '../readTemplate';
import type { RenderedReport, RenderJob } from './renderJob';

/** Messages to the worker process. */
export type ToWorker =
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'read'; id: number; template: Uint8Array; of: ContextName }
  | { type: 'picture'; request: number; content: Uint8Array | undefined };

/** Messages from the worker process; `failed` without a code is an unexpected error. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'loadPicture'; request: number; hash: string }
  | { type: 'done'; id: number; result: RenderedReport | TemplateReading }
  | { type: 'failed'; id: number; code?: ErrorCode; data?: ErrorData; reason: string };
