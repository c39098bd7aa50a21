import type { Api } from '../../../base/context/context';
import { registerHooks } from '../../../entities/hooks';
import { orderRegularly } from '../../../platform/jobs/orderRegularly';
import type { JobRunner } from '../../../platform/jobs/runJobs';
import { remindersKind, remindOfOpenWork } from './remindOfOpenWork';
import { reminderHooks } from './settleReminders';

/** Registers the daily job that creates reminder tasks for open appointments and reports. */
export function configureReminders(api: Api, jobs: JobRunner): void {
  registerHooks('auditPlannings', reminderHooks('planning'));
  registerHooks('auditReports', reminderHooks('report'));
  jobs.handle(remindersKind, {
    maxAttempts: 3,
    run: async ({ db, now }) => void (await remindOfOpenWork(db, now())),
  });
  orderRegularly(api, { kind: remindersKind, at: { hour: 4, minute: 23 } });
}
