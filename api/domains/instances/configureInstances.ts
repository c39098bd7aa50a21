import * as commands from '@plumbline/resources/commands/instances';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerSessionFacts } from '../../platform/auth/sessions/sessionFacts';
import type { FileStore } from '../../platform/files';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { accountFigures } from './accountFigures';
import { isTestAccount } from './isTestAccount';
import { configureTermination } from './termination/configureTermination';
import { terminateAccount, undoTermination } from './termination/ownTermination';

/** Mounts the figures of an account, its termination by an owner, and what follows from a termination. */
export function configureInstances(api: Api, jobs: JobRunner, store: FileStore): void {
  handleCommand(api, commands.accountFigures, (call, _input, { id }) => accountFigures(call, id));
  handleCommand(api, commands.terminateAccount, (call, input, { id, req }) =>
    terminateAccount(api, call, id, { ...input, req }),
  );
  handleCommand(api, commands.undoTermination, (call, _input, { id }) => undoTermination(call, id));
  registerSessionFacts(async ({ db }, { instance }) =>
    (await isTestAccount(db, instance)) ? { isTestAccount: true } : {},
  );
  configureTermination(api, jobs, store);
}
