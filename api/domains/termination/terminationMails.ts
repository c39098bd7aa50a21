import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { dueReminder } from '@plumbline/resources/rules/termination/termination';
import type { Knex } from 'knex';
import type { Api } from '../../base/context/context';
import { longDay } from '../../base/times/longDay';
import { idOf } from '../../base/times/weekOf';
import { wordsOf } from '../../base/wordsOf';
import type { Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import { sellerOfAccount } from '../../platform/brands';
import type { FileStore } from '../../platform/files';
import { enqueue, type Job } from '../../platform/jobs/jobs';
import { writeToAccount } from '../instances';
import { accountEndLetter } from './accountEndLetter';
import { writeToSeller } from './writeToSeller';

export const terminationMailKind = 'terminationMail';
type News = 'terminated' | 'takenBack' | 'erasedSoon';
interface Told {
  news: News;
  /** By an owner of the account, so that its seller is told as well. */
  isByOwner?: boolean;
}
const kindOf = {
  terminated: 'accountTerminated',
  takenBack: 'terminationTakenBack',
  erasedSoon: 'accountErasedSoon',
} as const;

/**
 * Enqueues mails to the owners, in the writing transaction. With an id, repeated calls send once; without one, mails
 * that are still to be written are out of date and dropped, else a termination undone and repeated is told twice.
 */
export async function enqueueTerminationMail(
  { db, now }: Pick<Call, 'db' | 'now'>,
  instance: string,
  { news, isByOwner = false }: Told,
  id?: string,
): Promise<void> {
  const about = { instance: CATALOGUE_ID, kind: terminationMailKind, subject: instance };
  if (!id)
    await db('jobs')
      .where({ ...about, state: 'waiting' })
      .delete();
  await enqueue(db, {
    ...(id ? { id } : {}),
    ...about,
    payload: { news, isByOwner },
    now,
  });
}

/** Enqueues the reminders due today before an erasure. Idempotent and safe in several processes. */
export async function enqueueReminders(db: Knex, now: Date): Promise<void> {
  const day = dayOf(now);
  const rows: Row[] = await db('instances')
    .where({ hasResigned: true, dateErased: null, deletedAt: null })
    .where('dateErasureDue', '>', day)
    .select('id', 'dateErasureDue');
  for (const { id, dateErasureDue } of rows) {
    const days = dueReminder(String(dateErasureDue), day);
    if (days === undefined) continue;
    const job = idOf(terminationMailKind, String(id), String(dateErasureDue), String(days));
    await enqueueTerminationMail({ db, now }, String(id), { news: 'erasedSoon' }, job);
  }
}

/**
 * Mails the owners, and the seller if an owner decided, the state of the account, and until when it can be read,
 * exported and the termination withdrawn; by the template of the seller or in the product's words.
 */
export async function sendTerminationMail(
  api: Api,
  store: FileStore,
  { id, subject, payload }: Job,
): Promise<void> {
  const account: Row | undefined = await api.db('instances').where({ id: subject }).first();
  const news = payload.news as News; // written only by enqueueTerminationMail
  // The termination was withdrawn or repeated since the job was enqueued.
  const isCurrent = account && (Number(account.hasResigned) === 1) === (news !== 'takenBack');
  if (!isCurrent || account.dateErased) return;
  const kind = kindOf[news];
  const seller = await sellerOfAccount(api.db, subject);
  await writeToAccount(api, {
    instance: subject,
    roles: ['Owner'],
    id,
    kind,
    words: ({ language }) => {
      const words = wordsOf(language);
      const date = account.dateErasureDue ? longDay(String(account.dateErasureDue), language) : '';
      const told = news === 'terminated' && account.isResignedByOwner ? 'terminatedByOwner' : news;
      const values = { account: String(account.companyName), date };
      return {
        subject: words(`mails.termination.${told}.subject`, values),
        body: words(`mails.termination.${told}.body`, values),
        ignore: words('mails.termination.ignore'),
      };
    },
    link: '/start/instance/detail',
    byTemplate: ({ person: { email: to, name, language }, brand, link }) =>
      accountEndLetter(api, store, { kind, account, seller, reader: { to, name, language }, brand, link }),
  });
  if (payload.isByOwner === true && news !== 'erasedSoon')
    await writeToSeller(api, store, { id, account, news });
}
