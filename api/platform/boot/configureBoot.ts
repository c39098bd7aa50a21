import type { RequestHandler } from 'express';
import type { Api } from '../../base/context/context';
import { mountLogger } from './mountLogger';

/** Mounts `GET /api/configuration`, how the app starts, for everybody; and `POST /api/logger`, how long that took. */
export function configureBoot(api: Api, authenticated: RequestHandler): void {
  api.web.get('/api/configuration', (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.json(api.config.boot);
  });
  mountLogger(api, authenticated);
}
