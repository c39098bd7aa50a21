import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { type EntityHooks, registerHooks } from '../../entities/hooks';
import { typed } from '../../entities/typedRecords';
import { enqueue } from '../../platform/jobs/jobs';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { advanceSafety, advanceSafetyKind } from './advanceSafety';
import { alertKind, orderAlert, sendAlert } from './deficiencyAlerts';

/** A red deficiency is told at once, whichever way it became red. */
export const alertHooks: EntityHooks = {
  async afterWrite({ call, before, after, changed }) {
    if (!after || !changed.includes('dangerLevel') || after.dangerLevel !== 'red') return;
    if (before?.dangerLevel === 'red' || after.status === 'COMPLETED') return;
    const { id, instance } = typed('deficiencies', after);
    await orderAlert(call, { deficiency: id, instance, kind: 'red' });
  },
};

/** Escalation and end of use, once an hour on the jobs' table, and the mails about deficiencies. */
export function configureSafety(api: Api, jobs: JobRunner): void {
  registerHooks('deficiencies', alertHooks);
  jobs.handle(alertKind, { maxAttempts: 5, run: (_api, job) => sendAlert(api, job) });
  jobs.handle(advanceSafetyKind, { maxAttempts: 3, run: ({ db, now }) => advanceSafety(db, now()) });
  const order = () =>
    orderOnce(api).catch((error: unknown) =>
      api.log.error({ code: asApiError(error).code }, 'the hourly look at deficiencies could not be ordered'),
    );
  const hourly = schedule.scheduleJob('7 * * * *', order);
  api.onClose(() => void hourly.cancel());
  void order();
}

// Every process of an installation hears the clock; the first one's order is enough for the hour.
async function orderOnce({ db, now }: Api): Promise<void> {
  const lately = new Date(now().getTime() - 50 * 60_000);
  const known = await db('jobs')
    .where({ kind: advanceSafetyKind, subject: CATALOGUE_ID })
    .where('createdAt', '>=', lately)
    .first('id');
  if (!known)
    await enqueue(db, {
      instance: CATALOGUE_ID,
      kind: advanceSafetyKind,
      subject: CATALOGUE_ID,
      payload: {},
      now: now(),
    });
}
