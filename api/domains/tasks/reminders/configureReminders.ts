import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import schedule from 'node-schedule';
import type { Api } from '../../../base/context/context';
import { asApiError } from '../../../base/errors/handleErrors';
import { registerHooks } from '../../../entities/hooks';
import { enqueue } from '../../../platform/jobs/jobs';
import type { JobRunner } from '../../../platform/jobs/runJobs';
import { remindersKind, remindOfOpenWork } from './remindOfOpenWork';
import { reminderHooks } from './settleReminders';

/** Tasks that remind of appointments and reports somebody left open; looked for every morning. */
export function configureReminders(api: Api, jobs: JobRunner): void {
  registerHooks('auditPlannings', reminderHooks('planning'));
  registerHooks('auditReports', reminderHooks('report'));
  jobs.handle(remindersKind, {
    maxAttempts: 3,
    run: async ({ db, now }) => void (await remindOfOpenWork(db, now())),
  });
  const order = () =>
    orderOnce(api).catch((error: unknown) =>
      api.log.error({ code: asApiError(error).code }, 'the daily look at open work could not be ordered'),
    );
  const daily = schedule.scheduleJob('23 4,5 * * *', order);
  api.onClose(() => void daily.cancel());
}

// Every process of an installation hears the clock; the first one's order is enough for the day.
async function orderOnce({ db, now }: Api): Promise<void> {
  const lately = new Date(now().getTime() - 20 * 3600_000);
  const known = await db('jobs')
    .where({ kind: remindersKind, subject: CATALOGUE_ID })
    .where('createdAt', '>=', lately)
    .first('id');
  if (!known)
    await enqueue(db, {
      instance: CATALOGUE_ID,
      kind: remindersKind,
      subject: CATALOGUE_ID,
      payload: {},
      now: now(),
    });
}
