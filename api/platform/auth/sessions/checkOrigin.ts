import type { RequestHandler } from 'express';
import type { Api } from '../../../base/context/context';
import { ApiError } from '../../../base/errors/errors';
import { originOfRequest } from '../../brands';

/**
 * Against CSRF: requests authenticated by cookie must come from our own origin; browsers always send it with POST
 * (Fetch standard, 3.2).
 */
export function checkOrigin(api: Pick<Api, 'db' | 'config'>): RequestHandler {
  return async (req, _res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const from = req.headers.origin;
    const isOurs = from === api.config.origin || from === (await originOfRequest(api, req));
    next(isOurs ? undefined : new ApiError('WRONG_ORIGIN'));
  };
}
