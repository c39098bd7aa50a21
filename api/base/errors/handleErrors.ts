import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isConflict, isDatabaseAway, isStorageFull } from '../database/databaseFaults';
import { ApiError, type ErrorCode, errorBody, type errorList } from './errors';

/** The last handler: every error leaves with a stable code; what nobody foresaw is logged and says only UNEXPECTED. */
export function handleErrors(log: Logger, onFullStorage: () => void = () => {}): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const known = asApiError(error);
    const cause = known.cause ?? error;
    if (known.code === 'STORAGE_FULL') onFullStorage();
    // The database's own message may quote a row's values; its number and the stack are enough to find the place.
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

/** Seconds after which it is worth another try (RFC 9110, section 10.2.3); null: nothing is known of that. */
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

/** What the machine lacks is told as that: it passes, or somebody has to make room. */
function faultCode(error: Error): ErrorCode {
  if (isStorageFull(error)) return 'STORAGE_FULL';
  return isDatabaseAway(error) || isConflict(error) ? 'NOT_READY' : 'UNEXPECTED';
}

// Errors of the body parser and of Feathers carry a status and no code of ours.
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
