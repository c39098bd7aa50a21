import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { idOf } from '../../base/times/weekOf';
import { actorIn } from '../../platform/auth/actors/actorIn';
import { findPerson } from '../../platform/auth/actors/findPerson';
import { signInState } from '../../platform/auth/signInState';
import { mailBrandOf } from '../../platform/brands/mailBrand';
import type { Job } from '../../platform/jobs/jobs';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { enqueueWeeklyMails, weeklyMailKind } from './enqueueWeeklyMails';
import { isEmptyWeek, readWeek } from './readWeek';
import { weeklyLetter } from './weeklyLetter';

/** Registers the Monday mail: an hourly trigger, with one job per person and week. */
export function configureWeeklyMail(api: Api, jobs: JobRunner): void {
  jobs.handle(weeklyMailKind, { maxAttempts: 5, run: (_api, job) => sendWeeklyMail(api, job) });
  const hourly = schedule.scheduleJob('33 * * * *', () => {
    enqueueWeeklyMails(api.db, api.now()).catch((error: unknown) =>
      api.log.error({ code: asApiError(error).code }, 'the weekly mails could not be put on their way'),
    );
  });
  api.onClose(() => void hourly.cancel());
}

/** Sends one person the mail of the week for one account, with that person's rights; nothing if it is empty. */
export async function sendWeeklyMail(api: Api, { id, subject: contact, payload }: Job): Promise<void> {
  const person = await findPerson(api.db, String(payload.user));
  const account = person?.accounts.find((one) => one.contact === contact);
  const options = await api
    .db('users')
    .where({ id: payload.user })
    .first('weeklyMail', 'notificationInterval', 'mailSuggestions', 'mailPlannings', 'mailTasks');
  // No mail to a person who left the account or unsubscribed since the job was created.
  if (!person || !account || isOff(options.weeklyMail)) return;
  const call = { db: api.db, actor: await actorIn(api.db, person, account), now: api.now() };
  const today = dayOf(call.now);
  const week = await readWeek(
    call,
    {
      notificationInterval: options.notificationInterval,
      mailSuggestions: !isOff(options.mailSuggestions),
      mailPlannings: !isOff(options.mailPlannings),
      mailTasks: !isOff(options.mailTasks),
    },
    today,
  );
  if (isEmptyWeek(week)) return;
  const { sealer } = await signInState(api);
  await enqueueMail(api.db, {
    id: idOf('mail', id),
    mail: weeklyLetter(
      {
        to: person.email,
        language: person.language,
        account: account.instanceName,
        origin: api.config.origin,
        today,
        brand: await mailBrandOf(api, account.instance),
      },
      week,
    ),
    subject: person.id,
    sealer,
    now: call.now,
  });
}

// Boolean columns are returned as numbers; null counts as yes.
const isOff = (value: unknown): boolean => value === 0 || value === false;
