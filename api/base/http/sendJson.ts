import type { ServerResponse } from 'node:http';

/**
 * The formatter of Feathers' answers. They are JSON, whatever a caller would rather have: what Feathers does instead
 * weighs that for each answer, and refuses a browser that takes HTML alone.
 */
export const sendJson = (_req: unknown, res: ServerResponse & { data?: unknown }, next: () => void): void => {
  if (res.data === undefined) next();
  else {
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.end(JSON.stringify(res.data));
  }
};
