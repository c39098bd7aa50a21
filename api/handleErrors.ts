import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError, type ErrorCode, errorBody, type errorList } from './errors';

/** The last handler: every error leaves with a stable code; what nobody foresaw is logged and says only UNEXPECTED. */
export function handleErrors(log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const known = asApiError(error);
    // The database's own message may quote a row's values; its number and the stack are enough to find the place.
    if (known.status >= 500)
      log.error(
        { method: req.method, route: req.route?.path, errno: error?.errno, stack: frames(error) },
        'unexpected error',
      );
    if (known.status === 429 && typeof known.data.seconds === 'number')
      res.setHeader('Retry-After', String(known.data.seconds));
    res.status(known.status).json(errorBody(known));
  };
}

export const notFound: RequestHandler = () => {
  throw new ApiError('NOT_FOUND');
};

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return new ApiError('UNEXPECTED');
  const status = 'status' in error ? error.status : 'code' in error ? error.code : undefined;
  return new ApiError(byStatus[String(status)] ?? 'UNEXPECTED');
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
