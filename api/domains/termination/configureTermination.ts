import * as commands from '@plumbline/resources/commands/instances';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import type { FileStore } from '../../platform/files';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { eraseAccount } from '../privacy';
import { enqueueErasures, erasureKind } from './erasures';
import { terminateAccount, undoTermination } from './ownTermination';
import { terminationHooks } from './terminationHooks';
import { enqueueReminders, sendTerminationMail, terminationMailKind } from './terminationMails';

/**
 * Termination of an account by an owner, and the mails and the erasure after any termination; an hourly schedule
 * enqueues what is due.
 */
export function configureTermination(api: Api, jobs: JobRunner, store: FileStore): void {
  handleCommand(api, commands.terminateAccount, (call, input, { id, req }) =>
    terminateAccount(api, call, id, { ...input, req }),
  );
  handleCommand(api, commands.undoTermination, (call, _input, { id }) => undoTermination(call, id));
  registerHooks('instances', terminationHooks);
  jobs.handle(terminationMailKind, {
    maxAttempts: 5,
    run: (_api, job) => sendTerminationMail(api, store, job),
  });
  jobs.handle(erasureKind, { maxAttempts: 5, run: (_api, { subject }) => eraseAccount(api, store, subject) });
  const hourly = schedule.scheduleJob('52 * * * *', () => {
    Promise.all([enqueueReminders(api.db, api.now()), enqueueErasures(api.db, api.now())]).catch(
      (error: unknown) =>
        api.log.error({ code: asApiError(error).code }, 'what follows from terminations could not be queued'),
    );
  });
  api.onClose(() => void hourly.cancel());
}
