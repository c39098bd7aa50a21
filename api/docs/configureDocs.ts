import type { Api } from '../context';
import { openApi } from './openApi';

/** Serves the OpenAPI document at `/api/docs`. */
export function configureDocs(api: Api): void {
  const document = openApi(api.config.origin);
  api.web.get('/api/docs', (_req, res) => {
    res.json(document);
  });
}
