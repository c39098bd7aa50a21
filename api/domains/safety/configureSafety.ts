import type { Api } from '../../base/context/context';
import { type EntityHooks, registerHooks } from '../../entities/hooks';
import { typed } from '../../entities/typedRecords';
import { orderRegularly } from '../../platform/jobs/orderRegularly';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { advanceSafety, advanceSafetyKind } from './advanceSafety';
import { alertKind, orderAlert, sendAlert } from './deficiencyAlerts';

/** Queues an alert whenever a deficiency becomes red. */
export const alertHooks: EntityHooks = {
  async afterWrite({ call, before, after, changed }) {
    if (!after || !changed.includes('dangerLevel') || after.dangerLevel !== 'red') return;
    if (before?.dangerLevel === 'red' || after.status === 'COMPLETED') return;
    const { id, instance } = typed('deficiencies', after);
    await orderAlert(call, { deficiency: id, instance, kind: 'red' });
  },
};

/** Registers the hourly job for escalation and end of use, and the alert mails. */
export function configureSafety(api: Api, jobs: JobRunner): void {
  registerHooks('deficiencies', alertHooks);
  jobs.handle(alertKind, { maxAttempts: 5, run: (_api, job) => sendAlert(api, job) });
  jobs.handle(advanceSafetyKind, { maxAttempts: 3, run: ({ db, now }) => advanceSafety(db, now()) });
  orderRegularly(api, { kind: advanceSafetyKind, at: { minute: 7 }, runsAtFirstStart: true });
}
