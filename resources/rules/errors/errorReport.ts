/** Where no request was made: a fault of the app itself, storage that the browser refused, what a person sent by hand. */
export type ErrorPlace = 'INTERNAL' | 'BROWSER-STORAGE' | 'DIAGNOSTICS';

/** One error as a device reports it. The same error again raises `count`; `id` stays, so that nothing is counted twice. */
export interface ErrorReport {
  /** UUIDv7, made by the device. */
  id: string;
  /** ISO 8601; when it last happened. */
  date: string;
  /** What happened, masked by `maskText`. */
  content: string;
  /** How often so far, by this device. */
  count: number;
  /** Route of the screen, or address of the request without its query's values. */
  url: string;
  /** JSON made by `outlineOf`: what was sent, without what people wrote. */
  payload: string | null;
  /** Id of the command in the outbox that the request carried, where it was one. */
  cacheId: string | null;
  /** GET, POST, PUT, DELETE or an ErrorPlace. */
  httpMethod: string;
}

export const reportLimits = { content: 4000, url: 400, payload: 8000, cacheId: 100, httpMethod: 20 } as const;
/** Reports in one call. */
export const REPORTS_AT_ONCE = 20;
/** New records that an account may bring within an hour. */
export const REPORTS_PER_HOUR = 200;
/** New records that one person may bring to an account within an hour. */
export const REPORTS_OF_ONE_PER_HOUR = 30;
/** How often one person may raise counts within an hour; what is left out comes with the next report. */
export const RAISED_BY_ONE_PER_HOUR = 60;
/** Records of one person that an account keeps, so that nobody pushes out what others brought. */
export const REPORTS_OF_ONE_KEPT = 100;
/** Records an account keeps; the oldest give way. */
export const REPORTS_KEPT = 1000;
export const LARGEST_COUNT = 1_000_000;
