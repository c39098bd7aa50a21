import { dayAfter } from '@plumbline/resources/language/due';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { type DueEndMail, dueEndMails } from '@plumbline/resources/rules/licences/dueEndMails';
import type { Api } from '../../../base/context/context';
import { longDay } from '../../../base/times/longDay';
import { wordsOf } from '../../../base/wordsOf';
import { asSystem } from '../../../entities/call';
import { findTyped, listTyped } from '../../../entities/typedRecords';
import type { FileStore } from '../../../platform/files';
import type { Job } from '../../../platform/jobs/jobs';
import { writeToAccount } from '../../instances';
import { endMailByTemplate } from './endMailByTemplate';

/** Mails the owners and administrators of an account, who can buy, that a licence or the trial ends or has ended. */
export async function sendEndMails(api: Api, store: FileStore, { id, payload }: Job): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, String(payload.instance));
  // No mail if the licence was renewed since the job was enqueued.
  const due = dueEndMails(await listTyped(call, 'licenses'), dayOf(call.now)).find(
    ({ license, validBefore }) => license === payload.license && validBefore === payload.validBefore,
  );
  const account = due && (await findTyped(call, 'instances', call.actor.instance));
  if (!due || !account || account.hasResigned) return;
  const kind = kindOf(due);
  await writeToAccount(api, {
    instance: account.id,
    roles: ['Owner', 'Administrator'],
    id,
    kind,
    words: ({ language }) => {
      const words = wordsOf(language);
      const values = {
        name: due.name ?? '',
        account: account.companyName,
        date: longDay(dayAfter(due.validBefore, -1), language),
      };
      const text = (part: string) => words(`mails.licenceEnd.${kind}.${part}`, values);
      return { subject: text('subject'), body: text('body'), ignore: words('mails.licenceEnd.ignore') };
    },
    link: '/start/shop',
    byTemplate: await endMailByTemplate(call, store, { kind, due, account, log: api.log }),
  });
}

const kindOf = ({ isTrial, stage }: DueEndMail) =>
  `${isTrial ? 'trial' : 'licence'}${stage === 0 ? 'Over' : 'Soon'}` as const;
