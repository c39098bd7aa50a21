import schedule from 'node-schedule';
import type { Api } from '../../../base/context/context';
import { asApiError } from '../../../base/errors/handleErrors';
import { registerHooks } from '../../../entities/hooks';
import type { FileStore } from '../../../platform/files';
import type { JobRunner } from '../../../platform/jobs/runJobs';
import { eraseAccount } from '../../privacy';
import { enqueueErasures, erasureKind } from './erasures';
import { terminationHooks } from './terminationHooks';
import { enqueueReminders, sendTerminationMail, terminationMailKind } from './terminationMails';

/** Mails and erasure after a termination; an hourly schedule enqueues what is due. */
export function configureTermination(api: Api, jobs: JobRunner, store: FileStore): void {
  registerHooks('instances', terminationHooks);
  jobs.handle(terminationMailKind, { maxAttempts: 5, run: sendTerminationMail });
  jobs.handle(erasureKind, { maxAttempts: 5, run: (_api, { subject }) => eraseAccount(api, store, subject) });
  const hourly = schedule.scheduleJob('52 * * * *', () => {
    Promise.all([enqueueReminders(api.db, api.now()), enqueueErasures(api.db, api.now())]).catch(
      (error: unknown) =>
        api.log.error({ code: asApiError(error).code }, 'what follows from terminations could not be queued'),
    );
  });
  api.onClose(() => void hourly.cancel());
}
