import type { ErrorCode, ErrorData } from '../../../../base/errors/errors';
import type { RenderedReport, RenderJob } from './renderJob';

/** What the process that renders is told. */
export type ToWorker =
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'picture'; request: number; content: Uint8Array | undefined };

/** What it answers; `failed` without a code is an error nobody foresaw. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'loadPicture'; request: number; hash: string }
  | { type: 'rendered'; id: number; report: RenderedReport }
  | { type: 'failed'; id: number; code?: ErrorCode; data?: ErrorData; reason: string };
