import { dayAfter } from '@plumbline/resources/language/due';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { dueEndMails } from '@plumbline/resources/rules/licences/dueEndMails';
import type { Api } from '../../../base/context/context';
import { idOf } from '../../../base/times/weekOf';
import { wordsOf } from '../../../base/wordsOf';
import { asSystem } from '../../../entities/call';
import { findTyped, listTyped } from '../../../entities/typedRecords';
import { findPerson } from '../../../platform/auth/actors/findPerson';
import { signInState } from '../../../platform/auth/signInState';
import { mailBrandOf } from '../../../platform/brands/mailBrand';
import type { Job } from '../../../platform/jobs/jobs';
import { enqueueMail } from '../../../platform/mail/enqueueMail';
import { letter } from '../../../platform/mail/letter';

/** Writes to the owners and administrators of an account, who can buy, that a licence or the trial ends or has ended. */
export async function sendEndMails(api: Api, { id, payload }: Job): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, String(payload.instance));
  // What was bought since the job was made needs no mail.
  const due = dueEndMails(await listTyped(call, 'licenses'), dayOf(call.now)).find(
    ({ license, validBefore }) => license === payload.license && validBefore === payload.validBefore,
  );
  const account = due && (await findTyped(call, 'instances', call.actor.instance));
  if (!due || !account || account.hasResigned) return;
  const readers: string[] = await api
    .db('contacts')
    .where({ instance: account.id, deletedAt: null })
    .whereIn('instanceRole', ['Owner', 'Administrator'])
    .whereNotNull('user')
    .pluck('user');
  const brand = await mailBrandOf(api, account.id);
  const { sealer } = await signInState(api);
  const what = `${due.isTrial ? 'trial' : 'licence'}${due.stage === 0 ? 'Over' : 'Soon'}` as const;
  for (const user of new Set(readers)) {
    const person = await findPerson(api.db, user);
    if (!person) continue;
    const words = wordsOf(person.language);
    const text = (part: string) => words(`mails.licenceEnd.${what}.${part}`, values);
    const values = {
      name: due.name ?? '',
      account: account.companyName,
      date: dayText(dayAfter(due.validBefore, -1), person.language),
    };
    await enqueueMail(api.db, {
      id: idOf('mail', id, user),
      mail: letter({
        kind: what,
        to: person.email,
        language: person.language,
        words: { subject: text('subject'), body: text('body'), ignore: words('mails.licenceEnd.ignore') },
        values: {},
        linkFirst: `${api.config.origin}/start/shop`,
        brand,
      }),
      subject: user,
      sealer,
      now: api.now(),
    });
  }
}

const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
