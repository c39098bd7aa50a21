import type { RequestHandler } from 'express';
import { fail } from '../base/errors/errors';

/** Feathers looks up routes in plain objects, where `constructor` and the like would be found. */
export const refusePrototypeNames: RequestHandler = (req, _res, next) => {
  if (req.path.split('/').some((part) => decoded(part) in Object.prototype)) fail('NOT_FOUND');
  next();
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
