import { entityList } from '@plumbline/resources/entities/index';
import type { RequestHandler } from 'express';

const paths = new Set(entityList.map(({ name }) => `/api/${name}`));

/**
 * Lets lists, which are asked for more than all else, go past the routes that have names of their own: at each of these the
 * address would be compared, and none is that of a list.
 */
export const listsFirst =
  (services: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.method === 'GET' && paths.has(req.path) ? services(req, res, next) : next();
