import type { ServerResponse } from 'node:http';

/**
 * Formatter of Feathers' responses: always JSON. Feathers' own negotiates the content type per response and rejects a
 * browser that accepts only HTML.
 */
export const sendJson = (_req: unknown, res: ServerResponse & { data?: unknown }, next: () => void): void => {
  if (res.data === undefined) next();
  else {
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.end(JSON.stringify(res.data));
  }
};
