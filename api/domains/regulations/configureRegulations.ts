import type { Api } from '../../base/context/context';
import { callOf } from '../../entities/callOf';
import { entityCommand, recordCommand } from '../../entities/command';
import { registerHooks } from '../../entities/hooks';
import { countOpenPlannings } from './countOpenPlannings';
import { publishDraft } from './publishDraft';
import { startDraft } from './startDraft';
import { draftHooks, publishedHooks } from './versionHooks';

/** Keeps every published version of a regulation, and mounts what its drafts can do; before the generic services. */
export function configureRegulations(api: Api): void {
  keepVersions();
  entityCommand(api, 'regulationVersions', 'draft', startDraft);
  recordCommand(api, 'regulationVersions', 'publish', publishDraft);
  api.web.get('/api/auditRegulations/:id/openPlannings', async (req, res) => {
    res.json(await countOpenPlannings(callOf(api, req), String(req.params.id)));
  });
}

export function keepVersions(): void {
  registerHooks('auditRegulations', publishedHooks);
  registerHooks('regulationVersions', draftHooks);
}
