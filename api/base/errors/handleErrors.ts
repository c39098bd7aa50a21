import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isConflict, isDatabaseAway, isStorageFull } from '../database/databaseFaults';
import { ApiError, type ErrorCode, errorBody, type errorList } from './errors';

/** The last error handler: every error gets a stable code; unexpected ones are logged and answered as UNEXPECTED. */
export function handleErrors(log: Logger, onFullStorage: () => void = () => {}): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const known = asApiError(error);
    const cause = known.cause ?? error;
    if (known.code === 'STORAGE_FULL') onFullStorage();
    // The database's message may quote values of a row; its number and the stack suffice.
    if (known.status >= 500)
      log.error(
        {
          method: req.method,
          route: req.route?.path,
          code: known.code,
          errno: cause?.errno,
          stack: frames(cause),
        },
        known.code === 'UNEXPECTED' ? 'unexpected error' : 'request failed',
      );
    const seconds = secondsToWait(known);
    if (seconds !== null) res.setHeader('Retry-After', String(seconds));
    res.status(known.status).json(errorBody(known));
  };
}

/** Seconds for the `Retry-After` header (RFC 9110, section 10.2.3); null: unknown. */
export function secondsToWait({ status, data }: ApiError): number | null {
  if (status === 429 && typeof data.seconds === 'number') return data.seconds;
  return status === 503 ? 5 : status === 507 ? 60 : null;
}

export const notFound: RequestHandler = () => {
  throw new ApiError('NOT_FOUND');
};

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return new ApiError('UNEXPECTED');
  const status = 'status' in error ? error.status : 'code' in error ? error.code : undefined;
  return new ApiError(byStatus[String(status)] ?? faultCode(error), {}, undefined, error);
}

/** Infrastructure faults get codes of their own: they pass, or need an operator. */
function faultCode(error: Error): ErrorCode {
  if (isStorageFull(error)) return 'STORAGE_FULL';
  return isDatabaseAway(error) || isConflict(error) ? 'NOT_READY' : 'UNEXPECTED';
}

// Errors of the body parser and of Feathers have a status, but no code of ours.
const byStatus: Record<string, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'BAD_REQUEST',
  413: 'TOO_LARGE',
  415: 'BAD_REQUEST',
  429: 'TOO_MANY_REQUESTS',
} satisfies Record<number, keyof typeof errorList>;

const frames = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 12)
    : [];
