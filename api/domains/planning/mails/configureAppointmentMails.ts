import { registerHooks } from '../../../entities/hooks';
import type { FileStore } from '../../../platform/files';
import type { JobRunner } from '../../../platform/jobs/runJobs';
import { appointmentMailHooks, appointmentMailKind } from './appointmentMailHooks';
import { sendAppointmentMail } from './sendAppointmentMail';

/** Mails to the contacts of appointments. */
export function configureAppointmentMails(store: FileStore, jobs: JobRunner): void {
  registerHooks('auditPlannings', appointmentMailHooks);
  jobs.handle(appointmentMailKind, {
    maxAttempts: 5,
    run: (api, job) => sendAppointmentMail(api, store, job),
  });
}
