import * as commands from '@plumbline/resources/commands/regulations';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { typed } from '../../entities/typedRecords';
import { countOpenPlannings } from './countOpenPlannings';
import { publishDraft } from './publishDraft';
import { startDraft } from './startDraft';
import { draftHooks, publishedHooks } from './versionHooks';

/** Registers the versioning of regulations, and mounts the commands of drafts; must run before the generic services. */
export function configureRegulations(api: Api): void {
  keepVersions();
  handleCommand(api, commands.startDraft, async (call, sent) =>
    typed('regulationVersions', await startDraft(call, sent)),
  );
  handleCommand(api, commands.publishDraft, async (call, wish, { id }) =>
    typed('auditRegulations', await publishDraft(call, id, wish)),
  );
  handleCommand(api, commands.countOpenPlannings, (call, _input, { id }) => countOpenPlannings(call, id));
}

export function keepVersions(): void {
  registerHooks('auditRegulations', publishedHooks);
  registerHooks('regulationVersions', draftHooks);
}
