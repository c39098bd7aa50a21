import * as commands from '@plumbline/resources/commands/instances';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerSessionFacts } from '../../platform/auth/sessions/sessionFacts';
import type { FileStore } from '../../platform/files';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { accountFigures } from './accountFigures';
import { isTestAccount } from './isTestAccount';
import { configureTermination } from './termination/configureTermination';

/** Mounts `GET /api/instances/:id/figures` and the handling of terminations. */
export function configureInstances(api: Api, jobs: JobRunner, store: FileStore): void {
  handleCommand(api, commands.accountFigures, (call, _input, { id }) => accountFigures(call, id));
  registerSessionFacts(async ({ db }, { instance }) =>
    (await isTestAccount(db, instance)) ? { isTestAccount: true } : {},
  );
  configureTermination(api, jobs, store);
}
