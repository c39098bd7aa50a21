import type { RequestHandler } from 'express';
import type { Config } from '../../../base/config/config';
import { ApiError } from '../../../base/errors/errors';

/** Requests that a cookie speaks for must come from our own pages; a browser always says from where (Fetch standard, 3.2). */
export function checkOrigin({ origin }: Config): RequestHandler {
  return (req, _res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const from = req.headers.origin;
    next(from === origin ? undefined : new ApiError('WRONG_ORIGIN'));
  };
}
