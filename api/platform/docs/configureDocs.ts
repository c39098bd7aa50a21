import { readDocs } from '@plumbline/resources/commands/platform';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { openApi } from './openApi';

/** Serves the OpenAPI document at `/api/docs`. */
export function configureDocs(api: Api): void {
  const document = openApi(api.config.origin);
  handleCommand(api, readDocs, async (_call, _input, { res }) => {
    res.json(document);
  });
}
