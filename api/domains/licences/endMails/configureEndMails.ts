import schedule from 'node-schedule';
import type { Api } from '../../../base/context/context';
import { asApiError } from '../../../base/errors/handleErrors';
import type { FileStore } from '../../../platform/files';
import type { JobRunner } from '../../../platform/jobs/runJobs';
import { endMailKind, enqueueEndMails } from './enqueueEndMails';
import { sendEndMails } from './sendEndMails';

/** Mails about ending licences: queued hourly during the day; the jobs table ensures that each is sent once. */
export function configureEndMails(api: Api, jobs: JobRunner, store: FileStore): void {
  jobs.handle(endMailKind, { maxAttempts: 5, run: (_api, job) => sendEndMails(api, store, job) });
  const hourly = schedule.scheduleJob('47 5-20 * * *', () => {
    enqueueEndMails(api.db, api.now()).catch((error: unknown) =>
      api.log.error({ code: asApiError(error).code }, 'the mails about ending licences could not be queued'),
    );
  });
  api.onClose(() => void hourly.cancel());
}
