/** Errors without a request: in the app, in the browser's storage, or sent by a person. */
export type ErrorPlace = 'INTERNAL' | 'BROWSER-STORAGE' | 'DIAGNOSTICS';

/** An error reported by a device. A repetition raises `count` under the same `id`, so that nothing is counted twice. */
export interface ErrorReport {
  /** UUIDv7, created on the device. */
  id: string;
  /** ISO 8601; the last occurrence. */
  date: string;
  /** The message, masked by `maskText`. */
  content: string;
  /** Occurrences on this device. */
  count: number;
  /** Route of the screen, or request address without query values. */
  url: string;
  /** JSON by `outlineOf`: the request without its texts. */
  payload: string | null;
  /** Id of the outbox command that was sent. */
  cacheId: string | null;
  /** GET, POST, PUT, DELETE or an ErrorPlace. */
  httpMethod: string;
}

export const reportLimits = { content: 4000, url: 400, payload: 8000, cacheId: 100, httpMethod: 20 } as const;
/** Maximum reports per call. */
export const REPORTS_AT_ONCE = 20;
/** Maximum new records per account and hour. */
export const REPORTS_PER_HOUR = 200;
/** Maximum new records per person and hour. */
export const REPORTS_OF_ONE_PER_HOUR = 30;
/** Maximum counter updates per person and hour; skipped ones arrive with the next report. */
export const RAISED_BY_ONE_PER_HOUR = 60;
/** Maximum records per person, so that nobody evicts others' records. */
export const REPORTS_OF_ONE_KEPT = 100;
/** Maximum records per account; the oldest are deleted. */
export const REPORTS_KEPT = 1000;
export const LARGEST_COUNT = 1_000_000;
