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

/** The mail on Mondays: each hour says that it is time, the jobs' table that each person is written to once a week. */
export function configureWeeklyMail(api: Api, jobs: JobRunner): void {
  jobs.handle(weeklyMailKind, { maxAttempts: 5, run: (_api, job) => sendWeeklyMail(api, job) });
  const hourly = schedule.scheduleJob('33 * * * *', () => {
    enqueueWeeklyMails(api.db, api.now()).catch((error: unknown) =>
      api.log.error({ code: asApiError(error).code }, 'the weekly mails could not be put on their way'),
    );
  });
  api.onClose(() => void hourly.cancel());
}

/** Writes to one person what the week brings in one account, as he or she may see it then; nothing where it brings nothing. */
export async function sendWeeklyMail(api: Api, { id, subject: contact, payload }: Job): Promise<void> {
  const person = await findPerson(api.db, String(payload.user));
  const account = person?.accounts.find((one) => one.contact === contact);
  const options = await api
    .db('users')
    .where({ id: payload.user })
    .first('weeklyMail', 'notificationInterval', 'mailSuggestions', 'mailPlannings', 'mailTasks');
  // Who left the account or wants no mail any more since the job was made gets none.
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

// Columns of yes and no come as numbers; one that was never set is a yes.
const isOff = (value: unknown): boolean => value === 0 || value === false;
