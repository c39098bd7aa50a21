import type { Api } from '../../base/context/context';
import type { CommandDocs } from './commandDocs';
import { openApi } from './openApi';

/** Serves the OpenAPI document at `/api/docs`. */
export function configureDocs(api: Api, commands: readonly CommandDocs[]): void {
  const document = openApi(api.config.origin, commands);
  api.web.get('/api/docs', (_req, res) => {
    res.json(document);
  });
}
